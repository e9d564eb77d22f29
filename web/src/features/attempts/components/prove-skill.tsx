import { assessmentPaths } from '@prova/contract/assessments/paths';
import { COMMA_LIST_MAX } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProveLink } from '../../talents/components/prove-link.tsx';
import { leaveGap } from '../../talents/components/prove-skill.ts';
import { proofWaysQuery } from '../attempts.queries.ts';
import { useTakeTest } from './use-take-test.ts';

type Props = { skill: string; among: readonly string[]; look?: 'secondary' | 'primary' };

/** To the test that proves a skill, straight to its introduction where it is the only one; or that there is none yet. */
export function ProveSkill({ skill, among, look = 'secondary' }: Props) {
  const { t } = useTranslation('prove');
  const { percent } = useFormat();
  // Other skills beside this one are another question; its own way stays meanwhile.
  const ways = useQuery({ ...proofWaysQuery(askedWith(skill, among)), placeholderData: keepPreviousData });
  const way = ways.data?.find((each) => each.skill === skill);
  const { take, busy } = useTakeTest({ goOn: false });
  // Without an answer the page of the tests is still the way.
  if (!way && (ways.isPending || ways.isPlaceholderData))
    return <span aria-hidden="true" className="inline-block h-9" />;
  if (way && way.tests === 0)
    return (
      <ProveLink
        skill={skill}
        label={t(way.taken ? 'takenNamed' : 'noneNamed', { skill })}
        className="inline-flex min-h-9 items-center text-small text-muted underline"
      >
        {t(way.taken ? 'taken' : 'none')}
      </ProveLink>
    );
  const similar = way && way.by !== null && way.strength < 1 ? way.by : null;
  const words = similar ? t('similar', { by: similar }) : t('take');
  const label = similar
    ? t('similarNamed', { skill, by: similar, percent: percent(way?.strength ?? 1) })
    : t('takeNamed', { skill });
  return way?.testId ? (
    <Button
      size="sm"
      variant={look}
      aria-label={label}
      busy={busy}
      onClick={() => {
        leaveGap(skill);
        take(way.testId ?? '', skill);
      }}
    >
      {words}
    </Button>
  ) : (
    <LinkButton
      size="sm"
      variant={look}
      aria-label={label}
      href={to(assessmentPaths.openTests, {}, { skill })}
      onClick={() => leaveGap(skill)}
    >
      {words}
    </LinkButton>
  );
}

/** One call for so many skills that stand together. */
function askedWith(skill: string, among: readonly string[]): readonly string[] {
  const all = [...new Set([...among, skill])].sort();
  const from = Math.floor(all.indexOf(skill) / COMMA_LIST_MAX) * COMMA_LIST_MAX;
  return all.slice(from, from + COMMA_LIST_MAX);
}
