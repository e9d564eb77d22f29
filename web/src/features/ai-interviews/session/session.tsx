import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { AiInvitation, AiTurn } from '@prova/contract/ai-interviews/session';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { toast } from '../../../ui/toast-store.ts';
import { AskForPerson } from '../components/ask-for-person.tsx';
import { useLastWords } from '../voice/use-last-words.ts';
import type { Answer } from './answer-draft.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { LatePart } from './late-part.tsx';
import { NameStep } from './name-step.tsx';
import { SessionHeader } from './session-header.tsx';
import { useSteps } from './use-steps.ts';

// Most interviews are held without a break.
const Resting = lazy(async () => ({ default: (await loadCode(() => import('./resting.tsx'))).Resting }));

type Props = {
  interview: AiInvitation;
  token: string;
  /** This page, by which the server knows that it holds the interview. */
  holder: string;
  /** How the candidate began to answer. */
  initialWay: AnswerWay;
  onInterview: (interview: AiInvitation) => void;
  /** Comes back, or brings the interview here. */
  onResume: (way: AnswerWay) => Promise<void>;
};

/** An interview that goes on: the name, then one question at a time. It fills the window. */
export function Session({ interview, token, holder, initialWay, onInterview, onResume }: Props) {
  const { t } = useTranslation('ai-interview-session');
  const [way, setWay] = useState(initialWay);
  const [isPausing, setIsPausing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const steps = useSteps({ token, holder, onInterview });
  const pauseNow = async () => {
    try {
      await steps.pause();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setIsPausing(false);
    }
  };
  // What was said before goes into the answer under way, which waits for its candidate.
  const lastWords = useLastWords({ isHeldUp: false, onFinished: () => void pauseNow() });
  const { session } = interview;
  if (!session) return null;
  const { phase, turn } = session;
  const isAway = isAsking || isPausing;
  const isResting = steps.isElsewhere || phase === 'paused' || (phase === 'ask' && !turn);
  const resume = async () => {
    await onResume(way);
    steps.isHere();
  };
  const pause = () => {
    setIsPausing(true);
    lastWords.finish();
  };
  return (
    <div data-whole-window="" className="flex min-h-dvh flex-col">
      <SessionHeader interview={interview} onPause={isResting ? null : pause} isPausing={isPausing} />
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 py-6 sm:px-6 sm:py-10">
        {isResting ? (
          <LatePart>
            <Resting
              why={steps.isElsewhere ? 'elsewhere' : phase === 'paused' ? 'paused' : 'between'}
              onResume={resume}
            />
          </LatePart>
        ) : phase === 'listen-name' ? (
          <NameStep way={way} isAway={isAway} onName={steps.sayName} />
        ) : phase === 'confirm-name' ? (
          <ConfirmStep
            name={session.name ?? ''}
            otherName={session.nameMatches ? null : interview.candidateName}
            onConfirm={steps.confirmName}
          />
        ) : (
          turn && (
            <AnswerPanel
              key={turn.number}
              prompt={turn.prompt}
              asked={{ what: 'turn', turn: turn.number }}
              locale={interview.locale}
              place={<Place turn={turn} questions={interview.questions} />}
              way={way}
              onWay={setWay}
              isAway={isAway}
              keptAs={`${interview.id}.${turn.number}`}
              onMayCome={lastWords.onMayCome}
              skip={{ required: turn.required }}
              onSend={(answer: Answer) => steps.answer(turn.number, answer)}
              note={
                <p role="status" className="text-small text-muted empty:hidden">
                  {steps.sending.isWaiting && t('sending.retrying')}
                </p>
              }
            />
          )
        )}
      </div>
      {interview.can.askForPerson && (
        <footer className="border-t">
          <div className="mx-auto w-full max-w-3xl px-4 py-4 sm:px-6">
            <AskForPerson
              interview={interview}
              token={token}
              onInterview={onInterview}
              isBegun
              onAsking={setIsAsking}
            />
          </div>
        </footer>
      )}
    </div>
  );
}

function Place({ turn, questions }: { turn: AiTurn; questions: number }) {
  const { t } = useTranslation('ai-interview-session');
  return (
    <p className="text-sm font-semibold text-brand">
      {t('question', { number: turn.question, total: questions })}
      <span className="font-normal text-muted">
        {turn.kind === 'follow-up' && `\u00a0· ${t('followUp')}`}
        {turn.required && turn.kind === 'ask' && `\u00a0· ${t('required')}`}
      </span>
    </p>
  );
}
