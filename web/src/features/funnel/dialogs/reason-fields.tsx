import { REJECTION_STATUSES, type RejectionStatus } from '@prova/contract/applications/application-status';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** What says something stands first, "another reason" last. */
const KINDS: readonly RejectionStatus[] = [...REJECTION_STATUSES.filter((kind) => kind !== 'rejected'), 'rejected'];
const REASON_MAX = 2000;

type Choices = {
  /** Of the team, used before. */
  reasons: readonly string[];
  onStatus: (status: RejectionStatus) => void;
  onReason: (reason: string) => void;
};

type Props = Choices & {
  status: RejectionStatus | undefined;
  hint: string;
  /** What the form registers for the words. */
  reason: Omit<ComponentProps<typeof TextArea>, 'label'>;
};

/** A number or Enter goes to the choice as soon as it is there. */
const focusChosen = (element: HTMLElement | null) => {
  element?.querySelector<HTMLInputElement>('input:checked')?.focus();
};

/** Why somebody is rejected: a kind, and words that stay inside. */
export function ReasonFields({ status, reasons, hint, reason, onStatus, onReason }: Props) {
  const { t } = useTranslation('funnel');
  return (
    <div ref={focusChosen} className="flex min-w-0 flex-col gap-5">
      <RadioGroup
        label={t('reject.status')}
        value={status ?? null}
        onChange={onStatus}
        options={KINDS.map((value, index) => ({
          value,
          label: (
            <>
              <kbd className="mr-1.5 text-muted">{index + 1}</kbd>
              {t(`reject.kinds.${value}`)}
            </>
          ),
        }))}
      />
      {reasons.length > 0 && (
        <ul aria-label={t('reject.saved')} className="-mt-2 flex flex-wrap gap-1.5">
          {reasons.map((words, index) => (
            <li key={words}>
              <Button size="sm" className="text-left" onClick={() => onReason(words)}>
                <kbd className="text-muted">{KINDS.length + index + 1}</kbd> {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea {...reason} label={t('reject.reason')} hint={hint} optional rows={2} maxLength={REASON_MAX} counted />
    </div>
  );
}

/** One key for the reason, Enter for the rest; what is typed into a field is nothing but that. */
export function chooseByKey(event: KeyboardEvent<HTMLFormElement>, { reasons, onStatus, onReason }: Choices): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const typing = target?.matches('textarea, input:not([type="radio"], [type="checkbox"])') ?? false;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const number = Number.parseInt(event.key, 10) - 1;
  const kind = KINDS[number];
  const reason = reasons[number - KINDS.length];
  if (kind) onStatus(kind);
  else if (reason) onReason(reason);
  else if (event.key !== 'Enter' || !target?.matches('[type="radio"]') || event.repeat) return;
  else event.currentTarget.requestSubmit();
  event.preventDefault();
}
