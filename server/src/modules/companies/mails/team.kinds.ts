import { MEMBER_ROLES } from '@prova/contract/companies/team';
import * as z from 'zod';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

const role = z.enum(MEMBER_ROLES);
const team = { behalf: 'team' } as const;
/** The reader, and where it happened. */
const here = { recruiterName: name, companyName: name };

/** To the member, unless they did it themselves; also to whom a company was handed over. */
export const memberRoleChangedMail = mailKind('member_role_changed', {
  ...team,
  params: z.object({ ...here, changedBy: name, role }),
});

export const memberRemovedMail = mailKind('member_removed', {
  ...team,
  params: z.object({ ...here, changedBy: name }),
});

/** To the owners. */
export const memberLeftMail = mailKind('member_left', { ...team, params: z.object({ ...here, memberName: name }) });

/** To the owners, and whoever sent the invitation. */
export const memberJoinedMail = mailKind('member_joined', {
  ...team,
  params: z.object({ ...here, memberName: name, role }),
});

/** To the members of a company that one of its owners has closed. */
export const companyClosedMail = mailKind('company_closed', {
  ...team,
  params: z.object({ ...here, changedBy: name }),
});
