import type { JudgedTranscript } from './transcript.ts';

/** Of other kinds of work than software, by which the rules were widened. */
export const OTHER_WORK: readonly JudgedTranscript[] = [
  {
    title: 'a saleswoman who turned a customer around',
    locale: 'pt-BR',
    technologies: ['Excel'],
    exchanges: [
      [
        'behavioral',
        'Conte sobre um cliente que você quase perdeu.',
        `Um mercado do interior queria encerrar o contrato, porque as entregas chegavam erradas duas vezes por mês. Visitei o depósito deles,
acompanhei uma entrega inteira e vi que as etiquetas eram trocadas na nossa expedição. Sugeri etiquetas de cor diferente e acompanhei as
primeiras três semanas. As trocas acabaram e o mercado ampliou o contrato em um quarto.`,
      ],
      [
        'behavioral',
        'Como você organiza a sua semana?',
        `Na segunda separo os clientes em três grupos pelo que compraram no mês anterior. Ligo primeiro para quem comprou menos. Na sexta
confiro o que ficou pendente.`,
      ],
      [
        'technical',
        'O que você já fez com Excel que ajudou a equipe?',
        `Montei uma planilha de Excel que mostra quem não compra há trinta dias. Antes isso era visto à mão, e muita gente ficava esquecida.
Hoje a equipe inteira abre a planilha toda manhã.`,
      ],
    ],
    levels: { problem: 4, action: 5, result: 4, ownership: 5, clarity: 4 },
  },
  {
    title: 'an analyst who speaks of what one should do',
    locale: 'pt-BR',
    technologies: ['SQL'],
    exchanges: [
      [
        'behavioral',
        'Conte sobre um conflito na equipe.',
        `Conflitos são normais. O certo é chamar as pessoas, escutar os dois lados e buscar um meio-termo. Já vi isso acontecer várias vezes.`,
      ],
      [
        'behavioral',
        'Como você prioriza o trabalho?',
        'Depende da urgência e da importância. O ideal é ter um quadro e revisar sempre com a gestão.',
      ],
      [
        'technical',
        'Como você acha a causa de uma consulta lenta em SQL?',
        'Tem que olhar o plano de execução e ver os índices. Normalmente falta um índice ou tem um join mal feito.',
      ],
    ],
    levels: { problem: 1, action: 0, result: 0, ownership: 1, clarity: 2 },
  },
  {
    title: 'a nurse who changed a handover',
    locale: 'en-US',
    technologies: [],
    exchanges: [
      [
        'behavioral',
        'Tell us about something you improved at work.',
        `Shift handovers took forty minutes and we still forgot things, once a patient got a dose twice. I asked each shift what they needed
to know, drafted a one-page sheet, tried it on one ward for two weeks, and then trained the others. Handovers now take fifteen minutes,
and we have had no double dose in a year.`,
      ],
      [
        'behavioral',
        'Tell us about a disagreement with a colleague.',
        `A doctor wanted to skip the sheet. I showed him two cases where it had caught a mistake, and offered to fill it in with him for a
week. He uses it by himself today.`,
      ],
      [
        'technical',
        'How do you keep your knowledge up to date?',
        'I read the bulletin of our hospital every month, and I go to two courses a year.',
      ],
    ],
    levels: { problem: 4, action: 5, result: 5, ownership: 5, clarity: 4 },
  },
  {
    title: 'an accountant with modest cases',
    locale: 'en-US',
    technologies: ['Excel'],
    exchanges: [
      [
        'behavioral',
        'Tell us about a mistake you made.',
        `I sent a report with last month's figures. My manager noticed. I apologized and sent the right one the same day, and now I check the
date before I send anything.`,
      ],
      [
        'behavioral',
        'How do you work with other departments?',
        'Mostly by mail. We have a shared calendar with the closing dates, and people send us their numbers.',
      ],
      [
        'technical',
        'What have you done with Excel?',
        'I made a sheet that compares invoices with orders. It marks the differences in red, so I only look at those.',
      ],
    ],
    levels: { problem: 2, action: 3, result: 2, ownership: 4, clarity: 3 },
  },
];
