import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { skillIdsOf } from '../skills/skills.service.ts';
import { talentOfAddress } from '../talents/talents.service.ts';
import { selectSkillName } from './proofs.queries.ts';
import { addProof, removeProof } from './proofs.ts';

/** What operators do to proofs; nobody else comes here, so refusals are plain sentences for the console. */

interface Named {
  readonly email: string;
  readonly skill: string;
}

async function find(ctx: Ctx, { email, skill }: Named) {
  const talent = await talentOfAddress(ctx, email);
  if (!talent) throw new Error(`There is no talent with ${email}.`);
  const skillId = (await skillIdsOf(ctx, [skill])).get(skill);
  if (!skillId) throw new Error(`Nobody knows a skill "${skill}".`);
  return { ...talent, name: await selectSkillName(ctx, skillId) };
}

/** @param proof.at null for now @returns the skill, as the dictionary writes it @throws Error that says why not */
export function addAsOperator(
  ctx: Ctx,
  { score, at, ...named }: Named & { score: number; at: Date | null },
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const { talentId, userId, name } = await find(ctx, named);
    const provenAt = at ?? ctx.clock.now();
    if (provenAt > ctx.clock.now()) throw new Error('A proof cannot be made in the future.');
    await addProof(ctx, { talentId, skill: name, score, provenAt, source: 'test', sourceId: newId(ctx) });
    await audit(ctx, { action: 'matching.proof_added', subjectId: userId, data: { skill: name, score } });
    return name;
  });
}

/** @throws Error that says why not */
export function removeAsOperator(ctx: Ctx, named: Named): Promise<{ skill: string; removed: number }> {
  return ctx.transaction(async (ctx) => {
    const { talentId, userId, name } = await find(ctx, named);
    const removed = await removeProof(ctx, talentId, name);
    await audit(ctx, { action: 'matching.proofs_removed', subjectId: userId, data: { skill: name, removed } });
    return { skill: name, removed };
  });
}
