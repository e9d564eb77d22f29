import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { Pause } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinutes } from '../../../lib/use-minutes.ts';
import { Button } from '../../../ui/button.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

type Props = {
  interview: AiInvitation;
  /** Null where there is nothing to pause. */
  onPause: (() => void) | null;
  isPausing: boolean;
};

/** Whose interview this is and how far it is. */
export function SessionHeader({ interview, onPause, isPausing }: Props) {
  const { t } = useTranslation('ai-interview-session');
  const { companyName, companyLogoUrl, jobTitle, questions, session } = interview;
  const turn = session?.turn ?? null;
  return (
    <header className="border-b bg-surface">
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <CompanyMark name={companyName} src={companyLogoUrl} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-semibold wrap-anywhere max-sm:text-sm">{jobTitle}</p>
          <p className="truncate text-small text-muted">{companyName}</p>
        </div>
        {session && session.phase === 'ask' && (
          <TimeUsed
            // What the server says is up to now: it is counted on from there.
            key={`${turn?.number} ${session.secondsUsed}`}
            seconds={session.secondsUsed}
            minutes={interview.minutes}
          />
        )}
        {onPause && (
          <Button size="sm" busy={isPausing} icon={<Pause className="size-4" aria-hidden="true" />} onClick={onPause}>
            {t('pause')}
          </Button>
        )}
      </div>
      <ProgressBar
        label={t('progress')}
        hideLabel
        className="gap-0"
        value={turn ? turn.question - 1 : 0}
        max={questions}
        valueText={turn ? t('question', { number: turn.question, total: questions }) : ''}
      />
    </header>
  );
}

const STEP_MS = 15_000;

/** In whole minutes: nobody is hurried. */
function TimeUsed({ seconds, minutes }: { seconds: number; minutes: number }) {
  const { t } = useTranslation('ai-interview-session');
  const say = useMinutes();
  const [since] = useState(() => performance.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const used = Math.floor((seconds + (now - since) / 1000) / 60);
  return (
    <p className="tabular text-small text-muted max-sm:order-last max-sm:w-full">
      {t('time', { used: say(used), total: say(minutes) })}
    </p>
  );
}
