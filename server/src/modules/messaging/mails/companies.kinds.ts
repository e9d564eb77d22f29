import { id, instant } from '@prova/contract/common';
import { MEMBER_ROLES } from '@prova/contract/companies/team';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { kind, name } from '../mail-kind.ts';

export const COMPANY_MAILS = {
  /** To an address that may or may not have an account. */
  invitation: kind({
    behalf: 'company',
    params: z.object({
      invitationId: id,
      companyId: id,
      companyName: name,
      inviterName: name,
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
  }),
  company_verification: kind({
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
  }),
  /** What an operator decided about a company that had asked; to its owners. */
  company_verified: kind({ params: z.object({ name, companyName: name }) }),
  company_refused: kind({ params: z.object({ name, companyName: name, cnpj: z.string(), reason: z.string() }) }),
};
