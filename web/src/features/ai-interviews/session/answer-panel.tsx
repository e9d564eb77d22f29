import { ANSWER_LENGTH, type AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { Keyboard, Mic } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { isMuted } from '../voice/sound-choice.ts';
import { useLastWords } from '../voice/use-last-words.ts';
import type { AskedAloud } from '../voice/voice-services-context.ts';
import { type Answer, useAnswerDraft } from './answer-draft.ts';
import { SkipButton } from './skip-button.tsx';
import { StepHeading } from './step-heading.tsx';
import { MicrophoneProblemPart, PromptReaderPart, VoiceTurnPart } from './voice-part.tsx';

type Props = {
  prompt: string;
  asked: AskedAloud;
  /** Of the interview. */
  locale: Locale;
  /** Above the question: which one it is. */
  place: ReactNode;
  level?: 1 | 3;
  way: AnswerWay;
  onWay: (way: AnswerWay) => void;
  /** Something else is asked or done meanwhile: nothing is heard, ended or sent by itself. */
  isAway: boolean;
  /** Names the answer under way in this tab; without, it is not kept. */
  keptAs?: string;
  /** Whether words may still come that were said before. */
  onMayCome?: (mayCome: boolean) => void;
  /** Left out where nothing can be skipped. */
  skip?: { required: boolean };
  /** @returns whether it was taken */
  onSend: (answer: Answer) => Promise<boolean>;
  /** Beside the buttons: how sending fares. */
  note?: ReactNode;
};

const RESEND_MS = 15_000;

/** One question and its answer, spoken or written. */
export function AnswerPanel({
  prompt,
  asked,
  locale,
  place,
  level = 1,
  way,
  onWay,
  isAway,
  keptAs,
  onMayCome,
  skip,
  onSend,
  note,
}: Props) {
  const { t } = useTranslation('ai-interview-session');
  const draft = useAnswerDraft(keptAs);
  /** What is spoken goes on after it. */
  const [before, setBefore] = useState({ text: draft.text });
  const [isWriting, setIsWriting] = useState(false);
  const [voiceFailure, setVoiceFailure] = useState<ListenFailure | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const [wasRead, setWasRead] = useState(isMuted);
  const [problem, setProblem] = useState<string>();
  /** Until something is changed: what is sent again by itself is what was sent. */
  const [failure, setFailure] = useState<{ error: unknown; skipped: boolean } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const { length } = draft.text.trim();
  const canSend = length > 0 && length <= ANSWER_LENGTH;

  const send = async (skipped: boolean) => {
    if (running.current) return;
    if (!skipped && !canSend) {
      // Of too many letters the field says so by itself.
      if (length === 0) setProblem(t(skip ? 'answer.emptySkip' : 'answer.empty'));
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    running.current = true;
    setIsSending(true);
    setFailure(null);
    setBefore({ text: draft.text });
    try {
      if (await onSend(draft.answer(way, skipped))) draft.forget();
    } catch (error) {
      setFailure({ error, skipped });
    } finally {
      running.current = false;
      setIsSending(false);
    }
  };
  const isHeldUp = isAway || isAsking;
  const waiting = failure && isApiError(failure.error, 'NO_CONNECTION') && !isHeldUp ? failure : null;
  const resend = useEffectEvent(() => {
    if (waiting) void send(waiting.skipped);
  });
  const online = useOnline();
  useEffect(() => {
    if (online) resend();
  }, [online]);
  useEffect(() => {
    if (!waiting) return;
    // The browser need not notice that the connection is back, or was gone.
    const timer = setTimeout(() => resend(), RESEND_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  const listens = way === 'voice' && !isWriting && !voiceFailure && !isSending && !failure;
  const lastWords = useLastWords({
    isHeldUp,
    onFinished: (isLate) => {
      if (isLate && length === 0) {
        setProblem(t('answer.late'));
        return;
      }
      // What cannot be sent as it is needs hands.
      if (listens && length > ANSWER_LENGTH) setIsWriting(true);
      void send(false);
    },
  });
  const { isFinishing } = lastWords;
  const answerBy = (way: AnswerWay) => {
    lastWords.goOn();
    setFailure(null);
    onWay(way);
  };
  const speakAgain = () => {
    setVoiceFailure(null);
    setIsWriting(false);
    setWasRead(true);
    setProblem(undefined);
    setBefore({ text: draft.text });
    answerBy('voice');
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!running.current) lastWords.finish();
      }}
    >
      <div className="flex flex-col gap-1">
        {place}
        <StepHeading level={level} lang={locale}>
          {prompt}
        </StepHeading>
      </div>
      {!isSending && (listens || lastWords.mayCome) && (
        <VoiceTurnPart
          prompt={prompt}
          asked={asked}
          locale={locale}
          reads={!wasRead}
          before={before}
          mode={isFinishing ? 'finishing' : listens ? 'listening' : 'over'}
          isAway={isHeldUp}
          onText={(text, confidence) => {
            setProblem(undefined);
            draft.hear(text, confidence);
          }}
          onOffer={setIsOffered}
          onEnd={lastWords.finish}
          onMayCome={(mayCome) => {
            lastWords.onMayCome(mayCome);
            onMayCome?.(mayCome);
          }}
          onFailure={setVoiceFailure}
        />
      )}
      {!listens && !isFinishing && <PromptReaderPart prompt={prompt} asked={asked} locale={locale} />}
      {voiceFailure && <MicrophoneProblemPart why={voiceFailure} onRetry={speakAgain} />}
      <TextArea
        label={t('answer.label')}
        name="answer"
        className="[&_textarea]:!min-h-36"
        lang={locale}
        counted
        maxLength={ANSWER_LENGTH}
        hint={listens ? t('answer.hintVoice') : undefined}
        value={draft.text}
        error={problem}
        readOnly={isSending || isFinishing}
        onChange={({ target }) => {
          if (way === 'voice') setIsWriting(true);
          setProblem(undefined);
          setFailure(null);
          draft.type(target.value);
          setBefore({ text: target.value });
        }}
      />
      {failure && (
        <Callout
          kind="error"
          live
          title={t('sending.failed')}
          action={
            <Button size="sm" onClick={() => void send(failure.skipped)}>
              {t('sending.again')}
            </Button>
          }
        >
          {isApiError(failure.error, 'NO_CONNECTION') ? t('sending.kept') : messageOf(failure.error)}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button
          type="submit"
          variant={isOffered || isFinishing || !listens ? 'primary' : 'secondary'}
          busy={isSending}
          icon={isFinishing && <Spinner />}
        >
          {t(isFinishing ? 'answer.sendNow' : listens ? 'answer.done' : 'answer.send')}
        </Button>
        {listens ? (
          <Button icon={<Keyboard className="size-4" aria-hidden="true" />} onClick={() => answerBy('text')}>
            {t('answer.byText')}
          </Button>
        ) : (
          <Button icon={<Mic className="size-4" aria-hidden="true" />} onClick={speakAgain}>
            {t(isWriting && way === 'voice' ? 'answer.backToVoice' : 'answer.byVoice')}
          </Button>
        )}
        {skip && (
          <SkipButton required={skip.required} isBegun={length > 0} onSkip={() => send(true)} onAsking={setIsAsking} />
        )}
      </div>
      {note}
    </form>
  );
}
