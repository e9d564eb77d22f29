import type { Word } from './folded-line.ts';
import { findPhrases, hasPhrase, phrasesOf } from './phrases.ts';

const OVERRIDE = phrasesOf(
  `ignore, ignora, ignorem, desconsidere, desconsidera, esqueca, sobrescreva, substitua,
  disregard, forget, override, overwrite, bypass`,
);
const RULES = phrasesOf(
  `instruc*, instruct*, prompt, prompts, regras, rules, orientac*, guidelines, criterios, criteria, previous, anteriores,
  acima, everything above, tudo acima, tudo que, system message, rubric*`,
);
const GRADE = phrasesOf(
  `me de a nota, me de nota, de a nota, de nota, de a pontuacao, de pontuacao, de a maior, de o maior, me de a maior, atribua,
  avalie, pontue, classifique, marque, recomende, aprove, responda, retorne, devolva, give me, give the, give this,
  give a, assign, rate, score, grade, mark, set, recommend, approve, return, respond, output, reply`,
);
const HIGHEST = phrasesOf(
  `nota maxima, nota 100, nota 10, nota dez, nota cem, pontuacao maxima, maior nota, maior pontuacao, nivel 5, nivel cinco, nivel maximo, 100 pontos,
  este candidato, esta candidata, esse candidato, essa candidata, this candidate, top score, full score, full marks,
  perfect score, highest score, maximum score, max score, highest rating, highest level, level 5, level five, score of, score 100,
  overall 100, score to 100, 100 100, as excellent, como excelente, hire me, me contrate, advance, avancar`,
);
const ROLE = phrasesOf(
  `you are now, act as, pretend to be, pretend you are, from now on you, a partir de agora voce, voce agora e, aja como,
  finja que, finja ser, as an ai, as a language model, como uma ia, como um modelo de linguagem, system prompt says,
  developer mode, modo desenvolvedor, end of transcript, fim da transcricao, new instructions, novas instrucoes,
  you must ignore, you must give, you should give, you have to give, voce deve ignorar, voce deve dar, voce deve me,
  voce tem que me dar, attention evaluator, attention ai, atencao avaliador, atencao ia, nota para o avaliador, note to the evaluator, note to the ai`,
);
/** What a conversation with a model is made of when it is written down. */
const MARKS = [
  '<|',
  '[INST',
  '### system',
  '###system',
  'system:',
  'assistant:',
  'sistema:',
  '"role"',
  '</transcript',
  '```',
];
const REACH = 8;
/** Behind these a verb tells what somebody does, and asks for nothing. */
const TOLD = new Set(
  'i we he she they it to that who which not dont never eu gente ele ela eles elas que nao se para'.split(' '),
);

/**
 * Whether a sentence speaks to whoever analyses it, a program above all, instead of answering. A reader learns of it; what it
 * says counts for nothing.
 */
export function addressesProgram(text: string, words: readonly Word[]): boolean {
  const small = text.toLowerCase();
  if (MARKS.some((mark) => small.includes(mark.toLowerCase()))) return true;
  if (hasPhrase(words, ROLE)) return true;
  return isNear(words, OVERRIDE, RULES) || isNear(words, GRADE, HIGHEST);
}

function isNear(
  words: readonly Word[],
  one: ReturnType<typeof phrasesOf>,
  other: ReturnType<typeof phrasesOf>,
): boolean {
  const first = findPhrases(words, one).filter(({ first: at }) => !TOLD.has(words[at - 1]?.key ?? ''));
  if (first.length === 0) return false;
  const second = findPhrases(words, other);
  return first.some((a) => second.some((b) => b.first > a.first && b.first - a.first <= REACH));
}
