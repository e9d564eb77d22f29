import { day, id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { mailKind, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { statusLink } from './status-link.ts';

const application = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
const someApplication = z.object(application);
/** The day until which the company promised an answer. */
const replyBy = day.nullish();
const ownApplication = z.object({ ...application, replyBy, own: ownWords.optional() });

const hiredApplication = z.object({ ...application, own: ownWords.optional() });

export const applicationReceivedMail = mailKind('application_received', {
  behalf: 'company',
  ofForms: true,
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
});

export const applicationDuplicateMail = mailKind('application_duplicate', {
  behalf: 'company',
  ofForms: true,
  params: someApplication.extend({ appliedAt: instant }),
  token: statusLink<z.output<typeof someApplication>>(),
});

export const statusLinkMail = mailKind('status_link', {
  behalf: 'company',
  ofForms: true,
  params: someApplication.extend({ appliedAt: instant }),
  token: statusLink<z.output<typeof someApplication>>(),
});

export const stageMovedMail = mailKind('stage_moved', {
  behalf: 'company',
  topic: 'application_updates',
  params: ownApplication.extend({ stageName: name }),
  token: statusLink<z.output<typeof ownApplication>>(),
});

export const applicationRejectedMail = mailKind('application_rejected', {
  behalf: 'company',
  topic: 'application_updates',
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
});

export const applicationClosedMail = mailKind('application_closed', {
  behalf: 'company',
  topic: 'application_updates',
  params: ownApplication,
  token: statusLink<z.output<typeof ownApplication>>(),
});

export const applicationTakenUpMail = mailKind('application_taken_up', {
  behalf: 'company',
  topic: 'application_updates',
  params: someApplication.extend({ replyBy }),
  token: statusLink<z.output<typeof someApplication>>(),
});

export const hiredMail = mailKind('hired', {
  behalf: 'company',
  params: hiredApplication,
  token: statusLink<z.output<typeof hiredApplication>>(),
});

export const withdrawalConfirmedMail = mailKind('withdrawal_confirmed', {
  behalf: 'company',
  params: someApplication.omit({ applicationId: true, companyId: true }),
});

/** To the recruiter. Without a name under blind review. */
export const newApplicationMail = mailKind('new_application', {
  behalf: 'team',
  topic: 'new_applications',
  params: z.object({
    recruiterName: name,
    candidateName: name.nullish(),
    companyName: name,
    jobTitle: name,
    jobId: id,
    applicationId: id.optional(),
  }),
});
