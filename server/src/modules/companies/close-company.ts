import { foldText } from '@prova/contract/folded-text';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { publishAccessChanged } from '../../platform/realtime/messages.ts';
import { assertFresh } from '../accounts/accounts.service.ts';
import { deleteFile } from '../files/files.service.ts';
import { requireInCompany } from './companies.policy.ts';
import { selectCompany, updateClosed } from './companies.queries.ts';
import { companyPorts } from './ports.ts';
import { revokeOpenInvitations } from './team.queries.ts';
import { lockTeam, stillOwner } from './team.ts';
import { notifyOfClosing } from './team-news.ts';

/**
 * Closes a company for good. Its members keep their accounts; what candidates have sent stays until they or a rule of
 * retention erase it, and an operator answers what they ask about it.
 * @throws AppError NOT_FOUND, FORBIDDEN, IDENTITY_NOT_CONFIRMED, COMPANY_NAME_MISMATCH
 */
export async function closeCompany(ctx: Ctx, companyId: string, name: string): Promise<void> {
  requireInCompany(ctx, 'manageTeam', companyId);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    const team = await lockTeam(ctx, companyId);
    const userId = stillOwner(ctx, team);
    const company = await selectCompany(ctx, companyId);
    if (!company || company.closedAt) throw new AppError('NOT_FOUND');
    if (foldText(company.name) !== foldText(name).trim()) throw new AppError('COMPANY_NAME_MISMATCH');
    await companyPorts.onClosing(ctx, companyId);
    await revokeOpenInvitations(ctx, companyId);
    if (company.logoFileId) await deleteFile(ctx, company.logoFileId);
    await updateClosed(ctx, [companyId]);
    await audit(ctx, { action: 'companies.closed', subjectId: companyId, companyId });
    await notifyOfClosing(ctx, companyId, { team, by: userId });
    for (const member of team) await publishAccessChanged(ctx, member.userId);
  });
}
