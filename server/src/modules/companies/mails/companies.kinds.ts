import { id, instant } from '@prova/contract/common';
import { MEMBER_ROLES } from '@prova/contract/companies/team';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../companies.words.en-US.ts';
import { ptBR } from '../companies.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const { companyName } = sample;
const owner = { name: sample.name, companyName };

/** To an address that may or may not have an account. */
export const invitationMail = mailKind('invitation', {
  onBehalfOf: 'company',
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
  samples: {
    plain: {
      params: {
        invitationId: sample.id,
        companyId: sample.id,
        companyName,
        inviterName: sample.recruiterName,
        role: 'hiring_manager',
        expiresAt: '2026-08-26T15:30:00.000Z',
      },
    },
  },
  write: ({ params, words: { invitation }, format }) => ({
    subject: invitation.subject(params.companyName),
    heading: invitation.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(invitation.text(params)),
      button(invitation.see, link),
      paragraph(invitation.until(format.date(params.expiresAt))),
    ],
    why: invitation.why,
  }),
});

export const companyVerificationMail = mailKind('company_verification', {
  onBehalfOf: 'company',
  beyondCompanyLimit: true,
  params: z.object({ verificationId: id, companyId: id, companyName: name }),
  token: {
    kind: 'verification',
    subject: ({ verificationId }) => verificationId,
    company: ({ companyId }) => companyId,
    expiresAt: (_params, now) => after(now, 2 * DAY),
    path: (secret) => `/auth/verify-company?token=${secret}`,
  },
  samples: { plain: { params: { verificationId: sample.id, companyId: sample.id, companyName } } },
  write: ({ params, words: { verification } }) => ({
    subject: verification.subject(params.companyName),
    heading: verification.heading,
    hello: '',
    blocks: ({ link }) => [
      paragraph(verification.text(params.companyName)),
      button(verification.confirm, link),
      paragraph(verification.ignore),
    ],
    why: verification.why,
  }),
});

/** What an operator decided about a company that had asked; to its owners. */
export const companyVerifiedMail = mailKind('company_verified', {
  params: z.object({ name, companyName: name }),
  samples: { plain: { params: owner } },
  write: ({ params, words: { verified, whyOwner } }) => ({
    subject: verified.subject(params.companyName),
    heading: verified.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(verified.text(params.companyName)),
      button(verified.see, url('/admin/recruiter/settings')),
    ],
    why: whyOwner,
  }),
});

/** One of its owners changed what the company was verified by. */
export const companyVerificationEndedMail = mailKind('company_verification_ended', {
  params: z.object({ name, companyName: name }),
  samples: { plain: { params: owner } },
  write: ({ params, words: { verificationEnded, whyOwner } }) => ({
    subject: verificationEnded.subject(params.companyName),
    heading: verificationEnded.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(verificationEnded.text(params.companyName)),
      button(verificationEnded.verify, url('/admin/recruiter/settings')),
      paragraph(verificationEnded.notYou),
    ],
    why: whyOwner,
  }),
});

export const companyRefusedMail = mailKind('company_refused', {
  params: z.object({ name, companyName: name, cnpj: z.string(), reason: z.string() }),
  samples: { plain: { params: { ...owner, cnpj: '45.723.174/0001-10', reason: 'O CNPJ está baixado' } } },
  write: ({ params, words: { refused, whyOwner } }) => ({
    subject: refused.subject(params.companyName),
    heading: refused.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(refused.text(params.cnpj, params.companyName)),
      paragraph(refused.reason(params.reason)),
      paragraph(refused.askAgain),
      button(refused.see, url('/admin/recruiter/settings')),
    ],
    why: whyOwner,
  }),
});
