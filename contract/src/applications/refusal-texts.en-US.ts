import type { RefusalTexts } from './refusal-texts.pt-BR.ts';

export const enUS: RefusalTexts = {
  ALREADY_HIRED: 'This person has already been hired.',
  WITHDRAWN: 'The candidate has withdrawn the application.',
  CLOSED: 'The application ended when the job was closed. To resume it, reopen the job.',
  ALREADY_REJECTED: 'The application has already been rejected. Reopen it to continue.',
  OFFER_ACCEPTED: 'The offer has been accepted. Hiring is the next step.',
  OFFER_LIVE: 'An offer is waiting for an answer. Cancel it or wait for the answer.',
  ON_HOLD: 'The application is on hold. Resume it to continue.',
  ALREADY_ON_HOLD: 'The application is already on hold.',
  NOT_REJECTED: 'Only an application that is rejected or on hold can be reopened.',
  NOT_IN_OFFER_STAGE: 'Tests can no longer be sent, or interviews scheduled, in the offer stage.',
  TEST_ALREADY_SENT: 'A test has already been sent and is waiting for an answer.',
  INTERVIEW_ALREADY_SCHEDULED: 'An interview is already scheduled or in progress.',
  OFFER_ALREADY_SENT: 'This person already has an offer waiting for an answer.',
  NO_LIVE_OFFER: 'There is no open offer to cancel.',
  SAME_STAGE: 'The application is already in this stage.',
  OFFER_STAGE_ONLY_BY_OFFER: 'To reach the offer stage, send an offer.',
  HIRED_STAGE_ONLY_BY_HIRING: 'To reach the hired stage, record the hire.',
  OFFER_NOT_ACCEPTED:
    'The last offer was not accepted. You can send another one, move the person back to an earlier stage, or reject.',
  LOCKED: 'This application came in beyond what the company’s plan includes. A larger plan unlocks it.',
  LAST_STAGE_BEFORE_OFFER: 'This is the last stage before the offer. To continue, send an offer.',
};
