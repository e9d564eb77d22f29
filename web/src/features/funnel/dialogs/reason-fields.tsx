import { REJECTION_CAUSES, type RejectionCause } from '@prova/contract/funnel/rejection-causes';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** By place: of the causes, the last of which says nothing (an O would look like the zero), and of the reasons that were used before. */
const CAUSE_KEYS = '1234567890x';
const REASON_KEYS = 'abcde';
const REASON_MAX = 2000;

type Choices = {
  /** Of the team, used before. */
  reasons: readonly string[];
  onCause: (cause: RejectionCause) => void;
  onReason: (reason: string) => void;
};

type Props = Choices & {
  /** None at first: whoever says no says why, and nobody says a reason that was not chosen. */
  cause: RejectionCause | undefined;
  causeError: string | undefined;
  /** What the mail says of the cause; the empty text for nothing, null where there is no mail. */
  sentence: string | null;
  hint: string;
  /** What the form registers for the words. */
  reason: Omit<ComponentProps<typeof TextArea>, 'label'>;
};

/** A number or Enter goes to the choice as soon as it is there. */
const focusChoice = (element: HTMLElement | null) => {
  const choice = element?.querySelector<HTMLInputElement>('input:checked') ?? element?.querySelector('input');
  choice?.focus();
};

/** Why somebody is rejected: a cause, and words that stay inside. */
export function ReasonFields({ cause, causeError, sentence, reasons, hint, reason, onCause, onReason }: Props) {
  const { t } = useTranslation('funnel');
  return (
    <div ref={focusChoice} className="flex min-w-0 flex-col gap-5">
      <RadioGroup
        label={t('reject.cause')}
        name="cause"
        required
        value={cause ?? null}
        error={causeError}
        onChange={onCause}
        options={REJECTION_CAUSES.map((value, index) => ({
          value,
          label: (
            <>
              <kbd className="mr-1.5 inline-block min-w-2 text-muted">{CAUSE_KEYS[index]?.toUpperCase()}</kbd>
              {t(`reject.causes.${value}`)}
            </>
          ),
        }))}
      />
      {sentence !== null && (
        <p role="status" className="-mt-2 rounded-card bg-sunken px-3 py-2 text-sm">
          {sentence ? (
            <>
              {t('reject.reads')} <q>{sentence}</q>
            </>
          ) : (
            t('reject.readsNothing')
          )}
        </p>
      )}
      {reasons.length > 0 && (
        <ul aria-label={t('reject.saved')} className="-mt-2 flex flex-wrap gap-1.5">
          {reasons.map((words, index) => (
            <li key={words}>
              <Button size="sm" className="text-left" onClick={() => onReason(words)}>
                <kbd className="text-muted">{REASON_KEYS[index]?.toUpperCase()}</kbd> {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea {...reason} label={t('reject.reason')} hint={hint} optional rows={2} maxLength={REASON_MAX} counted />
    </div>
  );
}

/** One key for the cause or the reason, Enter for the rest; what is typed into a field is nothing but that. */
export function chooseByKey(event: KeyboardEvent<HTMLFormElement>, { reasons, onCause, onReason }: Choices): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const typing = target?.matches('textarea, input:not([type="radio"], [type="checkbox"])') ?? false;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const cause = event.key.length === 1 ? REJECTION_CAUSES[CAUSE_KEYS.indexOf(event.key)] : undefined;
  const reason = event.key.length === 1 ? reasons[REASON_KEYS.indexOf(event.key)] : undefined;
  if (cause) {
    onCause(cause);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${cause}"]`)?.focus();
  } else if (reason) onReason(reason);
  else if (event.key !== 'Enter' || !target?.matches('[type="radio"]') || event.repeat) return;
  else event.currentTarget.requestSubmit();
  event.preventDefault();
}
