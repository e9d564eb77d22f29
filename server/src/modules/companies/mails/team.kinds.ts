import { MEMBER_ROLES } from '@prova/contract/companies/team';
import * as z from 'zod';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../companies.words.en-US.ts';
import { ptBR } from '../companies.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const role = z.enum(MEMBER_ROLES);
const team = { onBehalfOf: 'team' } as const;
/** The reader, and where it happened. */
const here = { recruiterName: name, companyName: name };

const reader = { recruiterName: sample.name, companyName: sample.companyName };
const changed = { ...reader, changedBy: sample.recruiterName };
const member = { ...reader, memberName: 'Bia Reis' };

/** To the member, unless they did it themselves; also to whom a company was handed over. */
export const memberRoleChangedMail = mailKind('member_role_changed', {
  ...team,
  params: z.object({ ...here, changedBy: name, role }),
  samples: { plain: { params: { ...changed, role: 'owner' } } },
  write: ({ params, words: { roleChanged, whyMember } }) => ({
    subject: roleChanged.subject(params.companyName),
    heading: roleChanged.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [paragraph(roleChanged.text(params)), button(roleChanged.open, url('/admin/recruiter'))],
    why: whyMember,
  }),
});

export const memberRemovedMail = mailKind('member_removed', {
  ...team,
  params: z.object({ ...here, changedBy: name }),
  samples: { plain: { params: changed } },
  write: ({ params, words: { removed, whyFormerMember } }) => ({
    subject: removed.subject(params.companyName),
    heading: removed.heading,
    hello: params.recruiterName,
    blocks: () => [paragraph(removed.text(params)), paragraph(removed.accountStays)],
    why: whyFormerMember,
  }),
});

/** To the owners. */
export const memberLeftMail = mailKind('member_left', {
  ...team,
  params: z.object({ ...here, memberName: name }),
  samples: { plain: { params: member } },
  write: ({ params, words: { left, seeTeam, whyTeamOwner } }) => ({
    subject: left.subject(params),
    heading: left.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [paragraph(left.text(params)), button(seeTeam, url('/admin/recruiter/team'))],
    why: whyTeamOwner,
  }),
});

/** To the owners, and whoever sent the invitation. */
export const memberJoinedMail = mailKind('member_joined', {
  ...team,
  params: z.object({ ...here, memberName: name, role }),
  samples: { plain: { params: { ...member, role: 'interviewer' } } },
  write: ({ params, words: { joined, seeTeam, whyTeamOwner } }) => ({
    subject: joined.subject(params),
    heading: joined.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [paragraph(joined.text(params)), button(seeTeam, url('/admin/recruiter/team'))],
    why: whyTeamOwner,
  }),
});

/** To the members of a company that one of its owners has closed. */
export const companyClosedMail = mailKind('company_closed', {
  ...team,
  params: z.object({ ...here, changedBy: name }),
  samples: { plain: { params: changed } },
  write: ({ params, words: { closed, whyFormerMember } }) => ({
    subject: closed.subject(params.companyName),
    heading: closed.heading,
    hello: params.recruiterName,
    blocks: () => [paragraph(closed.text(params)), paragraph(closed.accountStays)],
    why: whyFormerMember,
  }),
});
