import { plain } from '@prova/contract/folded-text';
import type { Ctx } from '../../../platform/context.ts';
import { TypingErrors } from '../../../platform/typing-errors.ts';
import { skillMeant } from '../../skills/skills.service.ts';
import { findsAny, haveTerms, selectListedWords, type Wanted } from './public-jobs.queries.ts';
import { wantedBy } from './wanted-jobs.ts';

/** Of shorter words one letter more or less makes another word. */
const SHORTEST = 5;
const LETTERS = /^\p{L}+$/u;
/** How long the words of listed jobs are kept: only searches that found nothing ask for them. */
const KEPT_MS = 60_000;

const kept = new WeakMap<Ctx['platform'], { at: number; words: Promise<TypingErrors<string>> }>();

/**
 * What is looked for by these words. Where no listed job has them all, those that none has count as typing errors, and
 * stand for the skill, or the word of a title, a company or a city, that they are nearest to.
 */
export async function wantedOrMeant(ctx: Ctx, typed: string | undefined): Promise<Wanted> {
  const wanted = wantedBy(typed);
  if (wanted.terms.length === 0 || (await findsAny(ctx, wanted))) return wanted;
  const have = await haveTerms(ctx, wanted.terms);
  const words = wanted.search.split(' ');
  const meant = await Promise.all(
    words.map(async (word, index) => (have[index] === false ? ((await meantBy(ctx, word)) ?? word) : word)),
  );
  return wantedBy(meant.join(' '));
}

async function meantBy(ctx: Ctx, word: string): Promise<string | undefined> {
  const skill = skillMeant(word);
  if (skill !== undefined) return skill;
  const key = plain(word);
  return LETTERS.test(key) ? ((await listedWords(ctx)).nearest(key) ?? undefined) : undefined;
}

function listedWords(ctx: Ctx): Promise<TypingErrors<string>> {
  const now = ctx.clock.now().getTime();
  const known = kept.get(ctx.platform);
  if (known && now - known.at < KEPT_MS) return known.words;
  const words = readListedWords(ctx);
  kept.set(ctx.platform, { at: now, words });
  // What failed is read again by whoever asks next.
  words.catch(() => kept.delete(ctx.platform));
  return words;
}

/** By any of its forms, each word is the first of them: two forms that are as near are no two meanings. */
async function readListedWords(ctx: Ctx): Promise<TypingErrors<string>> {
  const rows = await selectListedWords(ctx, SHORTEST);
  const first = new Map<string, string>();
  for (const { word, stem } of rows) if (!first.has(stem)) first.set(stem, word);
  return new TypingErrors(rows.map(({ word, stem }) => ({ key: word, of: first.get(stem) ?? word })));
}
