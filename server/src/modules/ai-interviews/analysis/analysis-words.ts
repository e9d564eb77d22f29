import type { Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';

interface Words {
  /** By how well it is shown: not at all, a little, well. */
  readonly criteria: Readonly<Record<Criterion, readonly [none: string, little: string, well: string]>>;
  readonly technology: { readonly named: (name: string) => string; readonly unnamed: (name: string) => string };
  readonly numbers: string;
  readonly summary: {
    readonly none: string;
    readonly begins: (answered: number, questions: number) => string;
    readonly live: string;
  };
  readonly recommendation: {
    readonly local: string;
    readonly advance: string;
    readonly stop: string;
    readonly between: string;
    readonly review: string;
  };
}

export const WORDS: Readonly<Record<Locale, Words>> = {
  'pt-BR': {
    criteria: {
      problem: [
        'Não foi encontrado um trecho que descreva um problema ou um ponto de partida.',
        'O problema aparece, com pouco contexto.',
        'O problema e o contexto são descritos.',
      ],
      action: [
        'Não foi encontrado um trecho que conte o que a pessoa fez.',
        'Há poucas ações concretas.',
        'As ações são contadas passo a passo.',
      ],
      result: [
        'Não foi encontrado um trecho que diga o que resultou.',
        'O resultado é citado, com pouco detalhe.',
        'O resultado é contado de forma concreta.',
      ],
      ownership: [
        'Não foi encontrado um trecho que mostre a parte da própria pessoa.',
        'A parte da própria pessoa aparece pouco ao lado da equipe.',
        'Fica claro o que a própria pessoa fez.',
      ],
      clarity: [
        'Não foi encontrado um trecho que encadeie o que aconteceu e por quê.',
        'Parte das respostas encadeia o que aconteceu e por quê.',
        'As respostas encadeiam o que aconteceu e por quê.',
      ],
    },
    technology: {
      named: (name) =>
        `${name} é citado nos trechos abaixo. Se o uso está correto, quem conhece a tecnologia precisa dizer.`,
      unnamed: (name) => `${name} não é citado nas respostas.`,
    },
    numbers: 'Diz em números o que mudou.',
    summary: {
      none: 'Não há resposta que possa ser resumida.',
      begins: (answered, questions) => `Perguntas respondidas: ${answered} de ${questions}. Nas palavras da pessoa:`,
      live: 'Nas palavras da pessoa:',
    },
    recommendation: {
      local: 'As regras locais leem sinais no texto e não julgam o conteúdo. Leia os trechos antes de decidir.',
      advance: 'As respostas cobrem as perguntas com evidência forte, e as duas leituras concordam.',
      stop: 'As respostas cobrem as perguntas e mostram pouca evidência do que foi pedido. Confira os trechos antes de decidir.',
      between: 'A evidência é mista. Leia os trechos e decida com a equipe.',
      review: 'A evidência não basta para uma sugestão. Leia os trechos e decida com a equipe.',
    },
  },
  'en-US': {
    criteria: {
      problem: [
        'No passage was found that describes a problem or a starting point.',
        'The problem is mentioned, with little context.',
        'The problem and its context are described.',
      ],
      action: [
        'No passage was found that says what the person did.',
        'There are few concrete actions.',
        'The actions are told step by step.',
      ],
      result: [
        'No passage was found that says what came of it.',
        'The result is mentioned, with little detail.',
        'The result is told in concrete terms.',
      ],
      ownership: [
        'No passage was found that shows the person’s own part.',
        'The person’s own part shows little beside the team’s.',
        'It is clear what the person did themselves.',
      ],
      clarity: [
        'No passage was found that connects what happened and why.',
        'Some of the answers connect what happened and why.',
        'The answers connect what happened and why.',
      ],
    },
    technology: {
      named: (name) =>
        `${name} is mentioned in the passages below. Whether it was used well is for someone who knows it to say.`,
      unnamed: (name) => `${name} is not mentioned in the answers.`,
    },
    numbers: 'Says in numbers what changed.',
    summary: {
      none: 'There is no answer to summarize.',
      begins: (answered, questions) => `Questions answered: ${answered} of ${questions}. In the person’s own words:`,
      live: 'In the person’s own words:',
    },
    recommendation: {
      local:
        'The local rules read signs in the text and do not judge its content. Read the passages before you decide.',
      advance: 'The answers cover the questions with strong evidence, and both readings agree.',
      stop: 'The answers cover the questions and show little evidence of what was asked. Check the passages before you decide.',
      between: 'The evidence is mixed. Read the passages and decide with the team.',
      review: 'The evidence is not enough for a suggestion. Read the passages and decide with the team.',
    },
  },
};
