import { showAiProof } from '@prova/contract/ai-interviews/session';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByOwnProof, type OwnAiInterview } from '../own-ai-interviews.queries.ts';

type Props = { interview: OwnAiInterview; proof: NonNullable<OwnAiInterview['proof']> };

/** What an interview proves once a person has confirmed it, and whether the talent shows it. */
export function OwnProof({ interview: { id, companyName }, proof }: Props) {
  const { t } = useTranslation('own-ai-interviews');
  const format = useFormat();
  const show = useCall(showAiProof, {
    invalidates: changedByOwnProof,
    meta: { quiet: true },
    onSuccess: ({ shown }) => void toast.success(t(shown ? 'proof.shown' : 'proof.hidden')),
    onError: (error) => void toast.error(t('proof.failed'), { description: messageOf(error) }),
  });
  return (
    <div className="flex w-full flex-col gap-3 border-t pt-3">
      <p className="font-semibold wrap-anywhere">{t('proof.title', { company: companyName })}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t('proof.skills')}>
        {proof.skills.map(({ name, level }) => (
          <li key={name}>
            <Badge tone="green" icon={<Check strokeWidth={2.5} />}>
              {name}, {t(`proof.levels.${level}`)}
            </Badge>
          </li>
        ))}
      </ul>
      <Switch
        label={t('proof.show')}
        hint={t('proof.hint', { company: companyName, date: format.date(proof.validUntil) })}
        checked={show.isPending ? (show.variables.body.shown as boolean) : proof.shown}
        disabled={show.isPending}
        onChange={(shown) => show.mutate({ params: { id }, body: { shown } })}
      />
    </div>
  );
}
