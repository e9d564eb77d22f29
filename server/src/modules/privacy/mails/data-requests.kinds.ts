import { day, id } from '@prova/contract/common';
import { CONFIRMATION_DAYS, REQUEST_KINDS } from '@prova/contract/privacy/data-request-rules';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** The page of a request goes on telling how it ended. */
const REQUEST_LINK_DAYS = 180;

const about = {
  requestId: id,
  /** Null: the platform was asked. */
  companyId: id.nullable(),
  companyName: name.nullable(),
  kind: z.enum(REQUEST_KINDS),
};

/** The law asks for them: the company's limit of the day does not stop them. */
const behalf = { behalf: 'company', beyondCompanyLimit: true } as const;

const requestLink = <P extends { requestId: string; companyId: string | null }>(days: number) => ({
  kind: 'privacy_request' as const,
  subject: (params: P) => params.requestId,
  company: (params: P) => params.companyId,
  expiresAt: (_params: P, now: Date) => after(now, days * DAY),
  path: (secret: string) => `/data-requests/${secret}` as const,
});

const someRequest = z.object(about);
const promisedRequest = z.object({ ...about, answerBy: day });
const extendedRequest = promisedRequest.extend({ reason: z.string() });
const refusedRequest = z.object({ ...about, reason: z.string() });
const answeredRequest = z.object({
  ...about,
  answer: z.string(),
  /** Days for which the copy that comes along can be fetched; null without one. */
  copyDays: z.number().int().positive().nullable(),
});
const erasedRequest = z.object({
  ...about,
  answer: z.string(),
  /** Applications that were erased. */
  applications: z.number().int(),
  /** The last day on which something is kept that became a contract; null where nothing did. */
  keptUntil: day.nullable(),
});
const queued = z.object({
  recruiterName: name,
  companyName: name,
  requestId: id,
  kind: z.enum(REQUEST_KINDS),
  dueOn: day,
});

/** Requests about data: those with a link go to the address that is, or was, proven by one. */
export const dataRequestConfirmMail = mailKind('data_request_confirm', {
  ...behalf,
  params: someRequest,
  token: requestLink<z.output<typeof someRequest>>(CONFIRMATION_DAYS),
});

export const dataRequestReceivedMail = mailKind('data_request_received', {
  ...behalf,
  params: promisedRequest,
  token: requestLink<z.output<typeof promisedRequest>>(REQUEST_LINK_DAYS),
});

export const dataRequestExtendedMail = mailKind('data_request_extended', {
  ...behalf,
  params: extendedRequest,
  token: requestLink<z.output<typeof extendedRequest>>(REQUEST_LINK_DAYS),
});

export const dataRequestAnsweredMail = mailKind('data_request_answered', {
  ...behalf,
  params: answeredRequest,
  token: requestLink<z.output<typeof answeredRequest>>(REQUEST_LINK_DAYS),
});

export const dataRequestErasedMail = mailKind('data_request_erased', {
  ...behalf,
  params: erasedRequest,
  token: requestLink<z.output<typeof erasedRequest>>(REQUEST_LINK_DAYS),
  farewell: true,
});

export const dataRequestRefusedMail = mailKind('data_request_refused', {
  ...behalf,
  params: refusedRequest,
  token: requestLink<z.output<typeof refusedRequest>>(REQUEST_LINK_DAYS),
});

/** To the owners of the company. They read the request where they are signed in. */
export const dataRequestNewMail = mailKind('data_request_new', { params: queued });

export const dataRequestDueMail = mailKind('data_request_due', { params: queued.extend({ overdue: z.boolean() }) });
