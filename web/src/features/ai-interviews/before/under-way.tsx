import { type AnswerWay, IDLE_HOURS } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AskForPerson } from '../components/ask-for-person.tsx';
import { WayChoice } from './way-choice.tsx';

type Props = {
  interview: AiInvitation;
  token: string;
  onInterview: (interview: AiInvitation) => void;
  onResume: (way: AnswerWay) => Promise<void>;
};

/** An interview that was begun, here or on another device, and waits for whoever comes back. */
export function UnderWay({ interview, token, onInterview, onResume }: Props) {
  const { t } = useTranslation('ai-interview');
  const id = useId();
  const { session, questions } = interview;
  const isBetween = session?.turn === null && session.past.length > 0;
  const form = useLeanForm<{ way: AnswerWay }>({ way: session?.way ?? 'text' }, () => []);
  useAdoptTyped();
  return (
    <>
      <Card as="section" aria-labelledby={id}>
        <form {...form.formProps(({ way }) => onResume(way))} className="flex flex-col gap-6">
          <div className="flex flex-col gap-2">
            <h2 id={id} className="text-h4">
              {t('again.title')}
            </h2>
            <p>
              {session?.turn
                ? t('again.text', { number: session.turn.question, total: questions })
                : t(isBetween ? 'again.textBetween' : 'again.textName')}{' '}
              {t('again.until', { hours: IDLE_HOURS })}
            </p>
            <p className="text-muted">{t('again.elsewhere')}</p>
          </div>
          <NeedsScript />
          {form.failure && (
            <Callout kind="error" live title={t('again.failed')}>
              {form.failure}
            </Callout>
          )}
          <WayChoice locale={interview.locale} value={form.values.way} onChange={(way) => form.set('way', way)} />
          <SubmitButton variant="primary" busy={form.isSending} className="sm:self-start">
            {t('again.submit')}
          </SubmitButton>
        </form>
      </Card>
      {interview.can.askForPerson && (
        <AskForPerson interview={interview} token={token} onInterview={onInterview} isBegun />
      )}
    </>
  );
}
