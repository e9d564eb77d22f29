import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownTalentId } from '../talents/talents.service.ts';

/** @throws AppError FORBIDDEN for who is no talent */
export async function requireOwnTalent(ctx: Ctx): Promise<string> {
  const id = await ownTalentId(ctx);
  if (id === null) throw new AppError('FORBIDDEN');
  return id;
}
