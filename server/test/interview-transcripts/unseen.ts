import type { JudgedTranscript } from './transcript.ts';

/** No rule and no list of words was made with these in mind: they show what to expect of interviews that nobody has read. */
export const UNSEEN: readonly JudgedTranscript[] = [
  {
    title: 'a logistics coordinator who re-planned routes',
    locale: 'pt-BR',
    technologies: ['Power BI'],
    exchanges: [
      [
        'behavioral',
        'Conte sobre um problema de operação que você enfrentou.',
        `No fim do ano o volume dobrou e os motoristas voltavam com pacote no caminhão. Peguei os dados de três semanas, cruzei com os bairros
e percebi que duas rotas se sobrepunham. Redesenhei as duas com o supervisor, testei numa quarta-feira e expliquei a mudança para cada
motorista. Em dez dias as devoluções foram de catorze para três por dia.`,
      ],
      [
        'behavioral',
        'Fale de uma vez em que você discordou da chefia.',
        `Meu gestor queria contratar mais um caminhão. Eu não concordei e pedi uma semana. Mostrei a ele a rota nova em papel, e ele cancelou a
contratação.`,
      ],
      [
        'technical',
        'Como você usa Power BI no trabalho?',
        `Criei um painel no Power BI com o atraso por rota. Toda manhã olho as três piores e ligo para o motorista antes de ele sair.`,
      ],
    ],
    levels: { problem: 4, action: 5, result: 4, ownership: 5, clarity: 4 },
  },
  {
    title: 'a recruiter who tells the team’s story',
    locale: 'pt-BR',
    technologies: [],
    exchanges: [
      [
        'behavioral',
        'Conte um resultado de que você se orgulha.',
        `Nosso time reduziu o prazo de contratação de sessenta para trinta e cinco dias. Fizemos uma força-tarefa, revisamos as etapas e
automatizamos a agenda. Foi muito gratificante para todo mundo.`,
      ],
      [
        'behavioral',
        'Como você lida com gestores difíceis?',
        'Com paciência e dados. Cada gestor tem um jeito e a gente se adapta.',
      ],
      [
        'technical',
        'Como você avalia uma pessoa candidata?',
        'Por competências, com perguntas situacionais e um roteiro igual para todos.',
      ],
    ],
    levels: { problem: 1, action: 2, result: 3, ownership: 1, clarity: 2 },
  },
  {
    title: 'a mobile developer with one deep case',
    locale: 'en-US',
    technologies: ['Swift'],
    exchanges: [
      [
        'behavioral',
        'Tell us about a time you had to learn something fast.',
        `Two days before a release our payments partner retired their SDK. I had never touched their REST interface. I read the docs over an
evening, wrote a thin client in Swift, covered it with tests against their sandbox, and asked a colleague to try to break it. We released
on the planned day and saw no failed payment in the first week.`,
      ],
      [
        'behavioral',
        'How do you give feedback?',
        'In private, soon after, and about the work. I say what I saw and ask how they see it.',
      ],
      [
        'technical',
        'Where do you start with a crash you cannot reproduce?',
        `With the logs. Last month users saw a blank screen on older phones. I grouped the reports by device, spotted that all had little
memory, and loaded the images smaller. The reports stopped.`,
      ],
    ],
    levels: { problem: 4, action: 5, result: 4, ownership: 5, clarity: 4 },
  },
  {
    title: 'a teacher turned trainer, in plain words',
    locale: 'en-US',
    technologies: [],
    exchanges: [
      [
        'behavioral',
        'Tell us about a group that was hard to reach.',
        `A class of adults sat silent for two sessions. I stopped, handed out cards and had them write what they were afraid of. Most feared
looking stupid in front of their boss. I moved the boss to another group, and from then on they talked.`,
      ],
      [
        'behavioral',
        'How do you prepare?',
        'I visit the place first and talk with two or three people. Then I throw away half of my slides.',
      ],
      ['technical', 'How do you know that people have learned?', 'I come back after a month and watch them work.'],
    ],
    levels: { problem: 3, action: 5, result: 3, ownership: 5, clarity: 4 },
  },
  {
    title: 'an applicant who only lists qualities',
    locale: 'pt-BR',
    technologies: ['Excel'],
    exchanges: [
      [
        'behavioral',
        'Conte um desafio que você venceu.',
        'Sou uma pessoa dedicada, proativa e que veste a camisa. Gosto de desafios e de aprender.',
      ],
      [
        'behavioral',
        'Como você trabalha em equipe?',
        'Muito bem, tenho facilidade de relacionamento e sou comunicativa.',
      ],
      ['technical', 'O que você sabe de Excel?', 'Sei o intermediário, fórmulas, tabela dinâmica e gráficos.'],
    ],
    levels: { problem: 0, action: 0, result: 0, ownership: 1, clarity: 0 },
  },
];
