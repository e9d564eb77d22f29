import { day, id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { kind, name, ownWords } from '../mail-kind.ts';

const STATUS_LINK_DAYS = 365;

const application = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
const someApplication = z.object(application);
/** The day until which the company promised an answer. */
const replyBy = day.nullish();
const ownApplication = z.object({ ...application, replyBy, own: ownWords.optional() });

const statusLink = <P extends { applicationId: string; companyId: string }>() => ({
  kind: 'application_status' as const,
  subject: (params: P) => params.applicationId,
  company: (params: P) => params.companyId,
  expiresAt: (_params: P, now: Date) => after(now, STATUS_LINK_DAYS * DAY),
  path: (secret: string) => `/applications/${secret}` as const,
});

export const APPLICATION_MAILS = {
  application_received: kind({
    behalf: 'company',
    params: ownApplication,
    token: statusLink<z.output<typeof ownApplication>>(),
  }),
  application_duplicate: kind({
    behalf: 'company',
    params: someApplication.extend({ appliedAt: instant }),
    token: statusLink<z.output<typeof someApplication>>(),
  }),
  stage_moved: kind({
    behalf: 'company',
    params: ownApplication.extend({ stageName: name }),
    token: statusLink<z.output<typeof ownApplication>>(),
  }),
  application_rejected: kind({
    behalf: 'company',
    params: ownApplication,
    token: statusLink<z.output<typeof ownApplication>>(),
  }),
  application_closed: kind({
    behalf: 'company',
    params: ownApplication,
    token: statusLink<z.output<typeof ownApplication>>(),
  }),
  hired: kind({ behalf: 'company', params: someApplication, token: statusLink<z.output<typeof someApplication>>() }),
  withdrawal_confirmed: kind({
    behalf: 'company',
    params: someApplication.omit({ applicationId: true, companyId: true }),
  }),
};
