import type { Locale } from '@prova/contract/common';
import { jobTexts } from './jobs.texts.ts';
import type { QuestionInput } from './questions.ts';

/** The five questions that an AI interview starts with: two of behaviour, three made from the job's technologies. */
export function defaultAiQuestions(locale: Locale, technologies: readonly string[]): QuestionInput[] {
  const texts = jobTexts(locale).aiQuestions;
  const technical = texts.technical.map((ask, index) => {
    // With fewer than three technologies they take turns: each is asked about from another side.
    const technology = technologies[index % Math.max(1, technologies.length)];
    return technology === undefined ? texts.ofTheWork[index] : ask(technology);
  });
  const question = (type: 'behavioral' | 'technical') => (text: string | undefined) => ({
    type,
    text: text ?? '',
    required: true,
  });
  return [...texts.behavioral.map(question('behavioral')), ...technical.map(question('technical'))];
}
