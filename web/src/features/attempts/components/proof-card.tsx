import { getResult, listResults, showProof } from '@prova/contract/attempts/own-tests';
import type { TestResult } from '@prova/contract/attempts/taking';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ProveLink } from '../../talents/components/prove-link.tsx';

type Proof = NonNullable<TestResult['proof']>;
type Props = { id: string; proof: Proof; score: number };

/** What a result proves, and whether the profile shows it. */
export function ProofCard({ id, proof, score }: Props) {
  return proof.level === null ? (
    <Taken proof={proof} score={score} />
  ) : (
    <Proven id={id} proof={proof} level={proof.level} />
  );
}

/** Below what the test asks: neutral, and nothing to show. */
function Taken({ proof: { skills, provesFrom }, score }: Omit<Props, 'id'>) {
  const { t } = useTranslation('own-tests');
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="result-proof" className="flex flex-col gap-2">
      <h2 id="result-proof" className="text-h5">
        {t('proof.taken')}
      </h2>
      <p className="text-muted">
        {t('proof.below', {
          skills: new Intl.ListFormat(format.locale).format(skills),
          from: format.percent(provesFrom / 100),
          score: format.percent(score / 100),
        })}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {skills.map((skill) => (
          <li key={skill}>
            <ProveLink skill={skill} className="inline-flex min-h-9 items-center font-semibold text-link">
              {t('proof.next', { skill })}
            </ProveLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ProvenProps = Omit<Props, 'score'> & { level: NonNullable<Proof['level']> };

function Proven({ id, proof, level }: ProvenProps) {
  const { t } = useTranslation('own-tests');
  const format = useFormat();
  const show = useCall(showProof, {
    invalidates: [getResult, listResults],
    meta: { quiet: true },
    onSuccess: ({ proof }) => void toast.success(t(proof?.shown ? 'proof.shown' : 'proof.hidden')),
    onError: (error) => void toast.error(t('proof.failed'), { description: messageOf(error) }),
  });
  return (
    <Card as="section" aria-labelledby="result-proof" className="flex flex-col gap-3">
      <h2 id="result-proof" className="text-h5">
        {t('proof.title')}
      </h2>
      <ul className="flex flex-wrap gap-2" aria-label={t('proof.skills')}>
        {proof.skills.map((skill) => (
          <li key={skill}>
            <Badge tone="green" icon={<Check strokeWidth={2.5} />}>
              {skill}
            </Badge>
          </li>
        ))}
      </ul>
      <p>{t(`proof.levels.${level}`)}</p>
      <p className="text-small text-muted">{t('proof.text', { date: format.date(proof.validUntil) })}</p>
      <Switch
        label={t('proof.show')}
        checked={show.isPending ? (show.variables.body.shown as boolean) : proof.shown}
        disabled={show.isPending}
        onChange={(shown) => show.mutate({ params: { id }, body: { shown } })}
      />
    </Card>
  );
}
