import type { AnalysisInput } from './analysis-input.ts';
import { type Answer, countedSentences } from './answers.ts';
import { deedsIn } from './first-person.ts';
import { wordsOf } from './folded-line.ts';
import { isNumber } from './quantities.ts';

const MOST = 12;
const SHORTEST = 5;
const LEAST_TIMES = 2;

/** Common words that say nothing by themselves. */
const EMPTY = new Set(
  `sobre ainda assim entre muito muita muitos muitas coisa coisas estava estavam tinha tinham fazer fazendo fiquei depois antes quando
  porque entao tambem outro outra outros outras mesmo mesma cada todos todas sempre nunca agora pouco pessoa pessoas gente nossa nosso
  minha dessa desse deste desta nessa nesse primeiro primeira exemplo forma parte tempo semana semanas meses minuto minutos segundos
  consegui acabou algum alguma alguns algumas aquele aquela aquilo tudo nada foram seria temos tenho fomos estou onde quem qual quais
  about after again almost already also always another because before being could every first found going having their there these thing
  things think those through under until where which while would should people person something someone really still weeks minutes seconds
  months years years later other could never since then`
    .trim()
    .split(/\s+/),
);

/** Words that come back in the answers, as they were first written, names left out. */
export function keywordsOf(input: AnalysisInput, answers: readonly Answer[]): string[] {
  const names = new Set(input.names.flatMap((name) => wordsOf(name).map(({ key }) => key)));
  const counts = new Map<string, { written: string; count: number }>();
  for (const { words, text, start } of countedSentences(answers)) {
    const deeds = deedsIn(words);
    const verbs = new Set([...deeds.own, ...deeds.shared].map(({ verb }) => verb));
    for (const word of words) {
      const { key } = word;
      if (key.length < SHORTEST || EMPTY.has(key) || names.has(key) || verbs.has(key) || isNumber(key)) continue;
      const written = text.slice(word.start - start, word.end - start).toLowerCase();
      const known = counts.get(key) ?? { written, count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= LEAST_TIMES)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ written }) => written);
}
