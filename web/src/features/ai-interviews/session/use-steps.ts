import type {
  AiInvitation,
  answerAiQuestion,
  confirmAiName,
  getAiInvitation,
  pauseAiInterview,
  sayAiName,
} from '@prova/contract/ai-interviews/session';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { type CallOptions, request, SLOW_TIMEOUT_MS } from '../../../lib/request.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Answer } from './answer-draft.ts';

type Options = {
  token: string;
  /** This page, by which the server knows that it holds the interview. */
  holder: string;
  /** Takes over how the interview stands. */
  onInterview: (interview: AiInvitation) => void;
};

/** The steps of an interview that goes on. They throw what somebody can try again. */
export function useSteps({ token, holder, onInterview }: Options) {
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [sending, watched] = useSending();
  const params = { token };

  /** @returns whether the step was taken; otherwise the page shows why not */
  const step = (run: (options: CallOptions) => Promise<AiInvitation>): Promise<boolean> =>
    watched.around(async () => {
      try {
        // A model may word what comes next.
        onInterview(await run({ ...watched.call, timeoutMs: SLOW_TIMEOUT_MS }));
        return true;
      } catch (error) {
        if (isApiError(error, 'INTERVIEW_ELSEWHERE')) setIsElsewhere(true);
        else if (isApiError(error, 'QUESTION_PAST', 'INTERVIEW_OVER')) {
          onInterview(
            await request<typeof getAiInvitation>('GET', '/api/v1/interview-ai/candidate/:token', { params }),
          );
          if (error.code === 'QUESTION_PAST') toast.warning(messageOf(error));
        } else throw error;
        return false;
      }
    });

  return {
    sending,
    isElsewhere,
    /** The interview was brought back to this page. */
    isHere: () => setIsElsewhere(false),
    sayName: (name: string) =>
      step((options) =>
        request<typeof sayAiName>(
          'POST',
          '/api/v1/interview-ai/candidate/:token/name',
          { params, body: { holder, name } },
          options,
        ),
      ),
    confirmName: (right: boolean) =>
      step((options) =>
        request<typeof confirmAiName>(
          'POST',
          '/api/v1/interview-ai/candidate/:token/name/confirm',
          { params, body: { holder, right } },
          options,
        ),
      ),
    answer: (turn: number, answer: Answer) =>
      step((options) =>
        request<typeof answerAiQuestion>(
          'POST',
          '/api/v1/interview-ai/candidate/:token/answer',
          { params, body: { holder, turn, ...answer } },
          options,
        ),
      ),
    pause: () =>
      step((options) =>
        request<typeof pauseAiInterview>(
          'POST',
          '/api/v1/interview-ai/candidate/:token/pause',
          { params, body: { holder } },
          options,
        ),
      ),
  };
}
