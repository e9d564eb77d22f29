import type { Locale } from '@prova/contract/common';
import { foldText } from '@prova/contract/folded-text';
import { findInText, keptName, skillKind, skillName } from '../../skills/skills.service.ts';
import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';
import { type Answer, countedSentences, quoteOf, type Sentence } from './answers.ts';
import { type Word, wordsOf } from './folded-line.ts';
import { findPhrases, phrasesOf } from './phrases.ts';
import { SOFT_SKILLS } from './soft-skills.ts';

/** A skill that the candidate speaks of, and where. */
export interface NamedSkill {
  readonly name: string;
  readonly sentences: readonly Sentence[];
}

/** Of an interview nobody reads more. */
const MOST_SKILLS = 20;
const MOST_QUOTES = 3;

/** Technologies of the candidate's words, by the name that the dictionary gives them; one of the job is found by its name, too. */
export function technologiesSaid(input: AnalysisInput, answers: readonly Answer[]): Map<string, NamedSkill> {
  const said = new Map<string, Sentence[]>();
  const add = (name: string, sentence: Sentence) => {
    const sentences = said.get(name) ?? [];
    if (!sentences.includes(sentence)) said.set(name, [...sentences, sentence]);
  };
  const asked = new Map(input.technologies.map((name) => [keptName(name), phrasesOf(phraseOf(name))]));
  for (const sentence of countedSentences(answers)) {
    for (const { name, negated } of findInText(sentence.text))
      if (!negated && skillKind(name)?.isSoft === false) add(name, sentence);
    for (const [name, phrases] of asked)
      if (findPhrases(sentence.words, phrases).length > 0 && !isNegatedIn(sentence, name)) add(name, sentence);
  }
  return new Map([...said].map(([name, sentences]) => [name, { name, sentences }]));
}

const isNegatedIn = (sentence: Sentence, name: string) =>
  findInText(sentence.text).some((found) => found.name === name && found.negated);

const phraseOf = (name: string) =>
  wordsOf(foldText(name))
    .map(({ key }: Word) => key)
    .join(' ');

/** The technologies that the questions ask about; between people those of the job. By the dictionary's name, and the reader's. */
export function technologiesAsked({ script, technologies, locale }: AnalysisInput): { kept: string; shown: string }[] {
  const asked = new Set(script.flatMap(({ text }) => findInText(text).map(({ name }) => name)));
  const words = script.map(({ text }) => wordsOf(text));
  const isAsked = (name: string) =>
    script.length === 0 ||
    asked.has(keptName(name)) ||
    words.some((each) => findPhrases(each, phrasesOf(phraseOf(name))).length > 0);
  const kept = [...new Set(technologies.filter(isAsked).map(keptName))];
  return kept.map((name) => ({ kept: name, shown: skillName(locale, name) }));
}

type Backed = AnalysisResult['technicalSkills'];

/** Those most spoken of first. */
export function technicalSkills(locale: Locale, said: ReadonlyMap<string, NamedSkill>): Backed {
  return [...said.values()]
    .sort((one, other) => other.sentences.length - one.sentences.length)
    .slice(0, MOST_SKILLS)
    .map(({ name, sentences }) => ({
      name: skillName(locale, name),
      quotes: sentences.slice(0, MOST_QUOTES).map(quoteOf),
    }));
}

/** Skills that are shown by what somebody tells, not by naming them. */
export function softSkills(locale: Locale, answers: readonly Answer[]): Backed {
  const sentences = countedSentences(answers);
  return SOFT_SKILLS.flatMap(({ name, phrases }) => {
    const found = sentences.filter(({ words }) => findPhrases(words, phrases).length > 0);
    return found.length === 0 ? [] : [{ name: name[locale], quotes: found.slice(0, MOST_QUOTES).map(quoteOf) }];
  });
}
