import { getResult, listResults, showProof } from '@prova/contract/assessments/own-tests';
import type { TestResult } from '@prova/contract/assessments/taking';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';

type Props = { id: string; proof: NonNullable<TestResult['proof']> };

/** What a result proves, and whether the profile shows it. */
export function ProofCard({ id, proof }: Props) {
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
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
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
