import type { Locale } from '@prova/contract/common';
import { findLegalConcerns } from '@prova/contract/jobs/job-law';
import { wordsOf } from './folded-line.ts';
import { addressesProgram } from './instructions-to-program.ts';
import { languageOf } from './language-of.ts';
import { hasPhrase, phrasesOf } from './phrases.ts';
import { isPrivate } from './private-topics.ts';

/** How somebody is called whose name is not sent. */
const PERSON: Readonly<Record<Locale, string>> = { 'pt-BR': 'a pessoa', 'en-US': 'the person' };

/** What may not be said of somebody who is judged: it is no work of theirs, or it is how they speak. */
const ABOUT_PERSON = phrasesOf(
  `filho, filhos, filha, filhas, marido, esposa, namorad*, casado, casada, solteir*, mae, pai, familia, idade, jovem, idos*,
  mulher, homem, genero, sotaque, gramatica, fluente, fluencia, aparencia, voz, nervos*, religios*, doenca, doente, raca, etnia,
  nacionalidade, estrangeir*, sexo`,
  `husband, wife, kids, her children, his children, their children, married, single mother, single father, mother, father, family, age,
  young, elderly, woman, man, female, male, gender, accent, grammar, fluent, fluency, fluently, appearance, voice, nervous*, religious, illness,
  race, ethnic*, nationality, foreign*, native speaker`,
);

/**
 * A text of a model as it may be shown: of one line, in the language of the interview, about nothing that the law keeps out of such
 * decisions. Null for any other.
 */
export function shownText(locale: Locale, text: string): string | null {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/\[(?:nome|name)\]/g, () => PERSON[locale])
    .trim();
  const shown = line.slice(0, 1).toUpperCase() + line.slice(1);
  const words = wordsOf(shown);
  const language = languageOf(words);
  if (words.length === 0 || (language !== null && language !== locale)) return null;
  if (
    /https?:|www\.|[<>{}]/i.test(shown) ||
    isPrivate(words) ||
    hasPhrase(words, ABOUT_PERSON) ||
    addressesProgram(shown, words)
  )
    return null;
  return findLegalConcerns(shown, locale).length > 0 ? null : shown;
}
