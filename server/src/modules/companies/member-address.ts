import type { Ctx } from '../../platform/context.ts';
import type { ReplyAddress } from '../messaging/messaging.service.ts';
import { selectSender } from './companies.queries.ts';
import { selectMembers } from './team.queries.ts';

/** The colleague whom a mail comes from, or an owner once they have left: they read what is answered to it. */
export async function memberAddressOf(ctx: Ctx, companyId: string, userId: string): Promise<ReplyAddress | null> {
  const members = await selectMembers(ctx, companyId);
  const reader = members.find((member) => member.userId === userId) ?? members[0];
  const company = await selectSender(ctx, companyId);
  return reader?.email && company ? { address: reader.email, name: `${reader.name ?? ''} (${company.name})` } : null;
}
