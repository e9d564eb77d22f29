import type { BodyInput } from '@prova/contract/endpoint';
import type { answerInvitation, Invitation } from '@prova/contract/interviews/interviews';

/** An interview as its candidate sees it, by the link of the mail or signed in. */
export type SeenInterview = Omit<Invitation, 'candidateName' | 'can'>;

/** Resolves once the company knows the answer, or the interview is shown as it has become. */
export type SendAnswer = (answer: Omit<BodyInput<typeof answerInvitation>, 'startsAt'>) => Promise<void>;
