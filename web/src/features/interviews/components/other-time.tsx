import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatZone } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { checkOtherTime, NOTE_MAX } from './check-other-time.ts';
import type { SeenInterview, SendAnswer } from './seen-interview.ts';

/** Opens without a script, too. What is typed stays until it has been sent. */
export function OtherTime({ interview, send }: { interview: SeenInterview; send: SendAnswer }) {
  const { t } = useTranslation('interviews-invitation');
  const locale = useLocale();
  useAdoptTyped();
  const box = useRef<HTMLDetailsElement>(null);
  const form = useLeanForm({ note: '' }, checkOtherTime);
  const { companyName, startsAt, timeZone } = interview;
  return (
    <details ref={box} className="group">
      <summary
        className={cx(
          buttonStyle({}),
          'w-fit cursor-pointer list-none max-sm:w-full [&::-webkit-details-marker]:hidden',
        )}
      >
        {t(interview.answer === 'another_time' ? 'otherTimeAgain' : 'otherTime')}
        <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <form
        {...form.formProps(async ({ note }) => {
          await send({ answer: 'another_time', note: note.trim() });
          form.reset({ note: '' });
          box.current?.removeAttribute('open');
        })}
        className="mt-4 flex flex-col gap-4"
      >
        {form.failure && !form.errorOf('note') && (
          <Callout kind="error" live title={t('answerFailed')}>
            {form.failure}
          </Callout>
        )}
        <TextArea
          {...form.text('note')}
          label={t('otherTimeLabel')}
          hint={t('otherTimeHint', { zone: formatZone(startsAt, locale, timeZone) })}
          rows={3}
          maxLength={NOTE_MAX}
          counted
          required
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busy={form.isSending} variant="soft" className="max-sm:w-full">
            {t('otherTimeSend')}
          </SubmitButton>
          <p className="min-w-0 flex-1 basis-52 text-small text-muted wrap-anywhere">
            {t('otherTimeText', { company: companyName })}
          </p>
        </div>
      </form>
    </details>
  );
}
