import { MESSAGE_TEMPLATES_MAX } from '@prova/contract/conversations/limits';
import type { MessageTemplate } from '@prova/contract/conversations/message-templates';
import { roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { mayWithApplication } from '../applications/applications.service.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import {
  countMessageTemplates,
  deleteMessageTemplate,
  insertMessageTemplate,
  selectMessageTemplate,
  selectMessageTemplates,
  updateMessageTemplate,
} from './message-templates.queries.ts';

interface Words {
  readonly name: string;
  readonly body: string;
}

/** For whoever writes to candidates. @throws AppError NO_COMPANY, FORBIDDEN */
export function listMessageTemplates(ctx: Ctx): Promise<MessageTemplate[]> {
  const { companyId } = activeCompany(ctx);
  if (!mayWithApplication(ctx.actor, 'converse', { companyId, shared: true })) throw new AppError('FORBIDDEN');
  return selectMessageTemplates(ctx, companyId, MESSAGE_TEMPLATES_MAX);
}

/** By whoever runs the jobs of the company. @throws AppError NO_COMPANY, FORBIDDEN, MESSAGE_TEMPLATES_FULL */
export function createMessageTemplate(ctx: Ctx, words: Words): Promise<MessageTemplate> {
  const { companyId, role } = activeCompany(ctx);
  if (!runsJobs(role)) throw new AppError('FORBIDDEN');
  return ctx.transaction(async (ctx) => {
    if ((await countMessageTemplates(ctx, companyId)) >= MESSAGE_TEMPLATES_MAX)
      throw new AppError('MESSAGE_TEMPLATES_FULL');
    const id = newId(ctx);
    await insertMessageTemplate(ctx, { id, companyId, ...words });
    return { id, version: 1, ...words };
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT */
export function changeMessageTemplate(
  ctx: Ctx,
  id: string,
  { version, name, body }: Words & { version: number },
): Promise<MessageTemplate> {
  return ctx.transaction(async (ctx) => {
    await requireTemplate(ctx, id);
    if (!(await updateMessageTemplate(ctx, id, { version, name, body }))) throw new AppError('VERSION_CONFLICT');
    return { id, version: version + 1, name, body };
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export function removeMessageTemplate(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    await requireTemplate(ctx, id);
    await deleteMessageTemplate(ctx, id);
    return { id };
  });
}

async function requireTemplate(ctx: Ctx, id: string): Promise<void> {
  const row = await selectMessageTemplate(ctx, id);
  const role = row && roleIn(ctx.actor, row.companyId);
  if (!role) throw new AppError('NOT_FOUND');
  if (!runsJobs(role)) throw new AppError('FORBIDDEN');
}
