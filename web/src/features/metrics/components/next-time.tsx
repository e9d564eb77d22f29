import { ownApplicationMatch } from '@prova/contract/applications/application-match';
import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { Fill } from '../../../lib/slots.tsx';
import { Card } from '../../../ui/card.tsx';
import { isProven } from '../../matching/components/is-proven.ts';
import { proveSkill } from '../../talents/components/prove-skill.ts';

/** The weightiest, each a test away. */
const SHOWN = 3;

/** Of an application that led to nothing: what its job asked for and is not proven, for the next one. */
export function NextTime({ application: { id } }: { application: Pick<ApplicationOverview, 'id'> }) {
  const { t } = useTranslation('prove');
  const found = useQuery(queryOf(ownApplicationMatch, { params: { id } }));
  const open = (found.data?.needs ?? [])
    .filter((need) => !isProven(need))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .flatMap(({ skills, evidence }) => (evidence?.strength === 1 ? evidence.skill : skills.slice(0, 1)));
  if (open.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="next-time">
      <h2 id="next-time" className="text-h4">
        {t('nextTime')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('nextTimeText')}</p>
      <ul className="mt-2 divide-y divide-border">
        {open.map((skill) => (
          <li key={skill} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
            <span className="min-w-0 font-semibold wrap-break-word">{skill}</span>
            <Fill slot={proveSkill} skill={skill} among={open} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
