import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { Callout } from '../../../ui/callout.tsx';
import { type InterviewState, stateOf } from './interview-state.ts';
import type { SeenInterview } from './seen-interview.ts';

const KINDS: Record<Exclude<InterviewState, 'unanswered'>, 'success' | 'plain' | 'info' | 'warning'> = {
  accepted: 'success',
  another_time: 'warning',
  under_way: 'info',
  past: 'plain',
  completed: 'plain',
  declined: 'plain',
  called_off: 'warning',
  no_show_candidate: 'warning',
  no_show_team: 'warning',
  application_over: 'plain',
};

/** What the candidate has answered, or what has become of the interview. */
export function InterviewOutcome({ interview, mayChange }: { interview: SeenInterview; mayChange: boolean }) {
  const { t } = useTranslation('interviews-invitation');
  const state = stateOf(interview, useNow());
  if (state === 'unanswered') return null;
  const showsNote = (state === 'another_time' || state === 'declined') && interview.answerNote;
  return (
    <Callout kind={KINDS[state]} live title={t(`state.${state}.title`)}>
      {t(`state.${state}.text`, { company: interview.companyName })}
      {mayChange && ` ${t('mayChange')}`}
      {showsNote && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{t('yourNote')}:</span> {interview.answerNote}
        </p>
      )}
    </Callout>
  );
}
