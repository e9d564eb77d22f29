import type { Locale } from '../common.ts';

/** A question that an AI interview asks. */
export interface DefaultAiQuestion {
  readonly type: 'behavioral' | 'technical';
  readonly text: string;
  readonly required: boolean;
}

interface Words {
  readonly behavioral: readonly string[];
  readonly technical: readonly ((technology: string) => string)[];
  /** In the place of the technical ones while the job names no technology. */
  readonly ofTheWork: readonly string[];
}

const WORDS: Record<Locale, Words> = {
  'pt-BR': {
    behavioral: [
      'Conte uma decisão sua que não deu certo. O que você fez quando percebeu?',
      'Como você explica a alguém de outra área por que uma entrega vai atrasar?',
    ],
    technical: [
      (technology) => `Descreva um problema que você resolveu com ${technology} e como soube que estava resolvido.`,
      (technology) => `Que cuidado com ${technology} você só aprendeu na prática?`,
      (technology) => `Em que situação você escolheria não usar ${technology}, e o que usaria no lugar?`,
    ],
    ofTheWork: [
      'Descreva um problema técnico que você resolveu e como soube que estava resolvido.',
      'Como você confere a qualidade do seu trabalho antes de entregar?',
      'Por onde você começa quando encontra algo que nunca viu?',
    ],
  },
  'en-US': {
    behavioral: [
      'Tell us about a decision of yours that did not work out. What did you do when you noticed?',
      'How do you explain to someone from another area why a delivery will be late?',
    ],
    technical: [
      (technology) => `Describe a problem you solved with ${technology} and how you knew it was solved.`,
      (technology) => `What about ${technology} did you learn only by working with it?`,
      (technology) => `When would you choose not to use ${technology}, and what would you use instead?`,
    ],
    ofTheWork: [
      'Describe a technical problem you solved and how you knew it was solved.',
      'How do you check the quality of your work before you hand it over?',
      'Where do you start when you come across something you have never seen?',
    ],
  },
};

/** The five questions that an AI interview starts with: two of behaviour, three made from the job's technologies. */
export function defaultAiQuestions(locale: Locale, technologies: readonly string[]): DefaultAiQuestion[] {
  const words = WORDS[locale];
  const technical = words.technical.map((ask, index) => {
    // With fewer than three technologies they take turns: each is asked about from another side.
    const technology = technologies[index % Math.max(1, technologies.length)];
    return technology === undefined ? (words.ofTheWork[index] ?? '') : ask(technology);
  });
  const question = (type: DefaultAiQuestion['type']) => (text: string) => ({ type, text, required: true });
  return [...words.behavioral.map(question('behavioral')), ...technical.map(question('technical'))];
}
