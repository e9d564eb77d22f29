import { id } from '@prova/contract/common';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineEvent, emit } from '../../platform/events.ts';
import { dictionaryFingerprint } from './dictionary/fingerprint.ts';
import { lockDictionary, selectFingerprint, selectStoredSkills, storeDictionary } from './dictionary.queries.ts';
import { planDictionary } from './plan-dictionary.ts';

const MOST_AT_ONCE = 200;

/** Skills that were merged into others, or have another name: who keeps their ids or names looks at them again. */
export const skillsRevised = defineEvent({
  name: 'skills_revised',
  data: z.object({ skillIds: z.array(id).min(1).max(MOST_AT_ONCE) }),
});

/** Another dictionary stands in the tables: names, relations, or what is common. */
export const dictionaryBrought = defineEvent({ name: 'dictionary_brought', data: z.strictObject({}) });

/**
 * Brings the tables in line with the dictionary's text files: one small query when they are, and safe for processes that
 * start together. Rows keep their ids; what people proposed and the dictionary now knows becomes that, or leads to it.
 */
export async function bringDictionary(ctx: Ctx): Promise<void> {
  const fingerprint = dictionaryFingerprint();
  if ((await selectFingerprint(ctx)) === fingerprint) return;
  await ctx.transaction(async (ctx) => {
    await lockDictionary(ctx);
    if ((await selectFingerprint(ctx)) === fingerprint) return;
    const plan = planDictionary(await selectStoredSkills(ctx));
    await storeDictionary(ctx, plan, fingerprint);
    const revised = [...plan.merged.map((each) => each.id), ...plan.renamed];
    for (let first = 0; first < revised.length; first += MOST_AT_ONCE)
      await emit(ctx, skillsRevised, { skillIds: revised.slice(first, first + MOST_AT_ONCE) });
    await emit(ctx, dictionaryBrought, {});
    ctx.log.info({ skills: plan.skills.length, merged: plan.merged.length }, 'dictionary of skills brought in');
  });
}
