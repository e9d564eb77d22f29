import * as z from 'zod';
import { newPassword, registration } from '../accounts/accounts.ts';
import { email, id, instant, locale, personName, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** What a person may be in a company. An expert grades and observes; a hiring manager sees the jobs shared with them. */
export const MEMBER_ROLES = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'expert'] as const;
const memberRole = z.enum(MEMBER_ROLES);
/** What an owner may make of a member: an expert's account is of another kind. */
export const RECRUITING_ROLES = memberRole.exclude(['expert']).options;
export type TeamRole = z.output<typeof memberRole>;

/** Days in which an invitation may be accepted. */
export const INVITATION_DAYS = 14;

export const team = z.object({
  members: z.array(
    z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      /** Holds for an hour or two. */
      photoUrl: z.string().nullable(),
      role: memberRole,
      joinedAt: instant,
      /** Jobs in their name, to be handed over before they leave. */
      jobs: z.number().int(),
      /** Interviews that they lead or have organised and that may still take place: these go to somebody else when they leave. */
      interviews: z.number().int(),
      self: z.boolean(),
      /** May take over the jobs of somebody who leaves. */
      takesOver: z.boolean(),
      /** What the reader may do about this person. */
      can: z.object({ changeRole: z.boolean(), transfer: z.boolean(), remove: z.boolean() }),
    }),
  ),
  /** Open ones. Empty for who may not manage the team. */
  invitations: z.array(
    z.object({
      id,
      email: z.string(),
      role: memberRole,
      invitedBy: z.string(),
      sentAt: instant,
      expiresAt: instant,
      expired: z.boolean(),
    }),
  ),
  can: z.object({ manage: z.boolean() }),
});
export type Team = z.output<typeof team>;

const members = { kind: 'user', roles: ['RECRUITER'] } as const;
const params = z.object({ id });
const memberParams = z.object({ id, userId: id });
const invitationParams = z.object({ id, invitationId: id });

export const getTeam = endpoint({
  id: 'companies.team',
  method: 'GET',
  path: '/api/v1/companies/:id/members',
  summary: 'The people of a company and, for its owners, who is invited.',
  access: members,
  params,
  output: team,
  errors: ['NOT_FOUND'],
});

export const inviteMember = endpoint({
  id: 'companies.invite',
  method: 'POST',
  path: '/api/v1/companies/:id/invitations',
  summary: 'Invite somebody by mail. Answers alike whether or not the address has an account.',
  access: members,
  params,
  body: z.strictObject({ email, role: memberRole }),
  output: team,
  status: 201,
  errors: ['NOT_FOUND', 'MAILS_SUSPENDED', 'MAIL_LIMIT_REACHED'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const resendInvitation = endpoint({
  id: 'companies.resendInvitation',
  method: 'POST',
  path: '/api/v1/companies/:id/invitations/:invitationId/resend',
  summary: 'Send an invitation again; its former link ends and its time starts over.',
  access: members,
  params: invitationParams,
  output: team,
  errors: ['NOT_FOUND', 'RESEND_COOLDOWN', 'MAILS_SUSPENDED', 'MAIL_LIMIT_REACHED'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const revokeInvitation = endpoint({
  id: 'companies.revokeInvitation',
  method: 'DELETE',
  path: '/api/v1/companies/:id/invitations/:invitationId',
  summary: 'Take an invitation back.',
  access: members,
  params: invitationParams,
  output: team,
  errors: ['NOT_FOUND'],
});

export const changeMemberRole = endpoint({
  id: 'companies.changeRole',
  method: 'PUT',
  path: '/api/v1/companies/:id/members/:userId',
  summary: 'Change what a person is in a company. The last owner stays one.',
  access: members,
  params: memberParams,
  /** Who gets the jobs and open offers of somebody whose new role runs none. */
  body: z.strictObject({ role: z.enum(RECRUITING_ROLES), handOverTo: id.nullable().default(null) }),
  output: team,
  errors: ['NOT_FOUND', 'LAST_OWNER', 'MEMBER_ROLE_REFUSED', 'MEMBER_HAS_JOBS'],
});

export const removeMember = endpoint({
  id: 'companies.removeMember',
  method: 'POST',
  path: '/api/v1/companies/:id/members/:userId/removal',
  summary: 'Remove a person from a company, or leave it. Their jobs and open offers go to who is named.',
  access: { kind: 'user', roles: ['RECRUITER', 'EXPERT'] },
  params: memberParams,
  body: z.strictObject({ handOverTo: id.nullable().default(null) }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'LAST_OWNER', 'MEMBER_HAS_JOBS', 'MEMBER_ROLE_REFUSED'],
});

export const transferOwnership = endpoint({
  id: 'companies.transfer',
  method: 'POST',
  path: '/api/v1/companies/:id/transfer',
  summary: 'Make somebody else the owner in my place; I stay as a recruiter.',
  access: members,
  params,
  body: z.strictObject({ userId: id }),
  output: team,
  errors: ['NOT_FOUND', 'IDENTITY_NOT_CONFIRMED', 'MEMBER_ROLE_REFUSED'],
});

export const invitationPage = z.object({
  companyName: z.string(),
  companyId: id,
  invitedBy: z.string(),
  email: z.string(),
  role: memberRole,
  state: z.enum(['open', 'accepted', 'declined', 'revoked']),
  /** Whether the invited address has an account, told to whoever holds its mail; `other`: one of another kind, which cannot join. */
  account: z.enum(['none', 'fits', 'other']),
  expiresAt: instant,
});
export type InvitationPage = z.output<typeof invitationPage>;

const byToken = { kind: 'token', token: 'invitation' } as const;

export const getInvitation = endpoint({
  id: 'companies.invitation',
  method: 'GET',
  path: '/api/v1/invitations/:token',
  summary: 'What an invitation is for, by the token of its mail.',
  access: byToken,
  params: tokenParams,
  output: invitationPage,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});

export const acceptInvitation = endpoint({
  id: 'companies.acceptInvitation',
  method: 'POST',
  path: '/api/v1/invitations/:token/accept',
  summary: 'Join the company, signed in with the invited address. A second time changes nothing.',
  access: { kind: 'user' },
  params: tokenParams,
  output: z.object({ companyId: id, companyName: z.string() }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INVITATION_ENDED', 'INVITATION_OTHER_ACCOUNT', 'INVITATION_ROLE_REFUSED'],
});

export const declineInvitation = endpoint({
  id: 'companies.declineInvitation',
  method: 'POST',
  path: '/api/v1/invitations/:token/decline',
  summary: 'Decline an invitation, by the token of its mail.',
  access: byToken,
  params: tokenParams,
  output: z.object({}),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INVITATION_ENDED'],
});

const { acceptedTerms, acceptedPrivacy, adult } = registration.shape;

export const registerByInvitation = endpoint({
  id: 'companies.registerByInvitation',
  method: 'POST',
  path: '/api/v1/invitations/:token/register',
  summary: 'Create an account for the invited address and join; the link has proved the address.',
  access: byToken,
  params: tokenParams,
  body: z.strictObject({
    name: personName,
    password: newPassword,
    acceptedTerms,
    acceptedPrivacy,
    adult,
    language: locale,
  }),
  output: z.object({ email: z.string() }),
  status: 201,
  errors: [
    'TOKEN_INVALID',
    'TOKEN_EXPIRED',
    'INVITATION_ENDED',
    'INVITATION_HAS_ACCOUNT',
    'EMAIL_HELD',
    'PASSWORD_REFUSED',
  ],
  rateLimit: { max: 20, seconds: 600 },
});
