import { id, instant } from '@prova/contract/common';
import { MEMBER_ROLES } from '@prova/contract/companies/team';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** To an address that may or may not have an account. */
export const invitationMail = mailKind('invitation', {
  behalf: 'company',
  repliesTo: ({ inviterId }) => inviterId,
  params: z.object({
    invitationId: id,
    companyId: id,
    companyName: name,
    inviterName: name,
    inviterId: id.optional(),
    role: z.enum(MEMBER_ROLES),
    expiresAt: instant,
  }),
  token: {
    kind: 'invitation',
    subject: ({ invitationId }) => invitationId,
    company: ({ companyId }) => companyId,
    expiresAt: ({ expiresAt }) => new Date(expiresAt),
    path: (secret) => `/auth/invitation?token=${secret}`,
  },
});

export const companyVerificationMail = mailKind('company_verification', {
  behalf: 'company',
  beyondCompanyLimit: true,
  params: z.object({ verificationId: id, companyId: id, companyName: name }),
  token: {
    kind: 'verification',
    subject: ({ verificationId }) => verificationId,
    company: ({ companyId }) => companyId,
    expiresAt: (_params, now) => after(now, 2 * DAY),
    path: (secret) => `/auth/verify-company?token=${secret}`,
  },
});

/** What an operator decided about a company that had asked; to its owners. */
export const companyVerifiedMail = mailKind('company_verified', { params: z.object({ name, companyName: name }) });

/** One of its owners changed what the company was verified by. */
export const companyVerificationEndedMail = mailKind('company_verification_ended', {
  params: z.object({ name, companyName: name }),
});

export const companyRefusedMail = mailKind('company_refused', {
  params: z.object({ name, companyName: name, cnpj: z.string(), reason: z.string() }),
});
