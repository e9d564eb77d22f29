import { CircleCheck, Clock, FileText, Inbox, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

export interface Waiting {
  overdue: number;
  unopened: number;
  /** Null: not for this reader. */
  offersOpen: number | null;
  mailsFailed: number | null;
}

const KINDS = [
  { name: 'overdue', icon: Clock, tone: 'text-red' },
  { name: 'unopened', icon: Inbox, tone: 'text-amber' },
  { name: 'mailsFailed', icon: MailX, tone: 'text-red' },
  // They wait on others.
  { name: 'offersOpen', icon: FileText, tone: 'text-muted' },
] as const;

/** What waits on someone, in words; nothing that is zero. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('metrics');
  const present = KINDS.flatMap((kind) => {
    const count = waiting[kind.name] ?? 0;
    return count > 0 ? [{ ...kind, count }] : [];
  });
  if (present.length === 0) {
    return (
      <Card look="dashed" className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
        <div>
          <p className="font-semibold">{t('home.waiting.nothing')}</p>
          <p className="text-muted">{t('home.waiting.nothingText')}</p>
        </div>
      </Card>
    );
  }
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {present.map(({ name, icon: Icon, tone, count }) => (
          <li key={name} className="flex items-center gap-3 px-4 py-3">
            <Icon className={`size-5 shrink-0 ${tone}`} aria-hidden="true" />
            <span>{t(`home.waiting.${name}`, { count })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
