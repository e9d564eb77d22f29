import type { Ctx } from '../../platform/context.ts';
import type { ReplyAddress } from '../messaging/messaging.service.ts';
import { selectApplication } from './applications.queries.ts';
import { selectTeam } from './team.queries.ts';

/** Whoever wrote the job, else an owner of the company: they read what candidates answer to its mails. */
export async function replyAddressOf(ctx: Ctx, applicationId: string): Promise<ReplyAddress | null> {
  const row = await selectApplication(ctx, applicationId, false);
  if (!row) return null;
  const team = await selectTeam(ctx, row);
  const reader = team.find(({ id }) => id === row.jobOwnerId) ?? team[0];
  return reader && reader.email !== '' ? { address: reader.email, name: `${reader.name} (${row.companyName})` } : null;
}
