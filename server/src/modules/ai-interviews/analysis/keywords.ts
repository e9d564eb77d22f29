import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';
import type { Answer } from './answers.ts';
import { NEGATIVE, POSITIVE } from './cue-words.ts';
import { wordsOf } from './folded-line.ts';
import { languageOf } from './language-of.ts';
import { findPhrases } from './phrases.ts';

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
  for (const sentence of answers
    .flatMap(({ lines }) => lines.flatMap((line) => line.sentences))
    .filter(({ counts }) => counts)) {
    for (const word of sentence.words) {
      if (word.key.length < SHORTEST || EMPTY.has(word.key) || names.has(word.key) || /\d/.test(word.key)) continue;
      const written = sentence.text.slice(word.start - sentence.start, word.end - sentence.start).toLowerCase();
      const known = counts.get(word.key) ?? { written, count: 0 };
      counts.set(word.key, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= LEAST_TIMES)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ written }) => written);
}

const LEAST_WORDS = 40;
const LABEL_FROM = 0.25;

/** The tone of the words alone. It counts for nothing. */
export function sentimentOf(answers: readonly Answer[]): AnalysisResult['sentiment'] {
  const sentences = answers
    .flatMap(({ lines }) => lines.flatMap((line) => line.sentences))
    .filter(({ counts }) => counts);
  const words = sentences.flatMap((sentence) => sentence.words);
  const language = languageOf(words);
  if (words.length < LEAST_WORDS || language === 'other' || language === 'none') return null;
  const [good, bad] = [findPhrases(words, POSITIVE).length, findPhrases(words, NEGATIVE).length];
  const score = Math.round((100 * (good - bad)) / (good + bad + 4)) / 100;
  return { score, label: score >= LABEL_FROM ? 'positive' : score <= -LABEL_FROM ? 'negative' : 'neutral' };
}
