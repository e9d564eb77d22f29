/**
 * The phrases of the local description writer. Addressed to "você", neutral in gender, about what is done and shown;
 * nothing here speaks of years, age, family or anything else that a job may not ask.
 * What is done is worded for each field of work (field-phrases.ts); here is what all jobs share.
 * In a phrase, {title}, {company}, {model} and {skills} are filled in already escaped. No article
 * stands before a company's name, because its gender is not known.
 */
import { type DescriptionInput, REQUIREMENTS_HEADING } from './description-writer.ts';

type Group = 'learning' | 'autonomous' | 'reference' | 'leading';

export const GROUP_OF: Record<DescriptionInput['seniority'], Group> = {
  trainee: 'learning',
  junior: 'learning',
  mid: 'autonomous',
  senior: 'reference',
  specialist: 'reference',
  principal: 'reference',
  lead: 'leading',
  manager: 'leading',
  director: 'leading',
};

export type Phrases = {
  intro: Record<DescriptionInput['tone'], string[]>;
  model: Record<DescriptionInput['locationModel'], string>;
  seniority: Record<DescriptionInput['seniority'], string>;
  heading: { work: string; show: string; how: string };
  /** What the level asks for in any field. */
  work: Record<Group, string[]>;
  workWithSkills: string[];
  show: Record<DescriptionInput['tone'], string[]>;
  level: Record<'code' | 'other', Record<DescriptionInput['technologies'][number]['level'], string[]>>;
  levelName: Record<DescriptionInput['technologies'][number]['level'], string>;
  /** How it is shown, by the stages that the job has; `none` of them is left to the application itself. */
  proof: Record<'test' | 'interview' | 'interview_ia' | 'both' | 'none', string[]>;
  place: Record<DescriptionInput['locationModel'], string[]>;
  contract: Record<NonNullable<DescriptionInput['contractType']>, string | null>;
  close: Record<DescriptionInput['tone'], string[]>;
};

const pt: Phrases = {
  intro: {
    plain: [
      '{company} abre uma vaga de <strong>{title}</strong>, em modelo {model}.',
      '<strong>{title}</strong> em {company}: trabalho {model}.',
      'Esta é a vaga de <strong>{title}</strong> na empresa {company}. O trabalho é {model} e a seleção olha para o que você demonstra.',
    ],
    warm: [
      'Que bom ter você por aqui. {company} procura uma pessoa para a vaga de <strong>{title}</strong>, em modelo {model}.',
      'Se este trabalho tem a ver com você, a vaga de <strong>{title}</strong> em {company} pode ser sua. O trabalho é {model}.',
      'A equipe de {company} quer conhecer você. A vaga é de <strong>{title}</strong>, com trabalho {model}.',
    ],
    formal: [
      '{company} seleciona uma pessoa para o cargo de <strong>{title}</strong>, em regime {model}.',
      'Está aberto o processo seletivo de {company} para o cargo de <strong>{title}</strong>, em regime {model}.',
      '{company} torna pública a vaga de <strong>{title}</strong>, com atuação em regime {model}.',
    ],
  },
  model: { remote: 'remoto', hybrid: 'híbrido', onsite: 'presencial' },
  seniority: {
    trainee: 'Nível da vaga: trainee.',
    junior: 'Nível da vaga: júnior.',
    mid: 'Nível da vaga: pleno.',
    senior: 'Nível da vaga: sênior.',
    specialist: 'Nível da vaga: especialista.',
    lead: 'Nível da vaga: liderança técnica.',
    principal: 'Nível da vaga: principal.',
    manager: 'Nível da vaga: gestão.',
    director: 'Nível da vaga: direção.',
  },
  heading: {
    work: 'O que você vai fazer',
    show: REQUIREMENTS_HEADING['pt-BR'],
    how: 'Contratação e local',
  },
  work: {
    learning: [
      'Pedir ajuda cedo, perguntar o porquê e registrar o que aprendeu.',
      'Assumir tarefas bem definidas e, aos poucos, outras maiores.',
    ],
    autonomous: [
      'Conduzir o próprio trabalho do começo ao fim e avisar quando algo muda.',
      'Combinar com colegas o que depende de mais de uma pessoa.',
    ],
    reference: [
      'Decidir os casos difíceis, explicar o porquê e apoiar colegas nos deles.',
      'Dividir problemas grandes em passos que a equipe consegue entregar.',
    ],
    leading: [
      'Definir prioridades com a equipe e responder pelo resultado.',
      'Desenvolver as pessoas da equipe: metas claras e feedback frequente.',
    ],
  },
  workWithSkills: ['Trabalhar no dia a dia com {skills}.', 'Usar {skills} no dia a dia do trabalho.'],
  show: {
    plain: [
      'Aqui conta o que você sabe fazer hoje, onde quer que tenha aprendido.',
      'Avaliamos conhecimento demonstrado, não tempo de carteira.',
    ],
    warm: [
      'Não importa por onde você aprendeu: queremos ver o que você sabe fazer.',
      'Seu caminho é seu. O que olhamos é o que você consegue mostrar.',
    ],
    formal: [
      'A seleção considera o conhecimento demonstrado, independentemente de onde foi adquirido.',
      'O critério de avaliação é a competência comprovada na prática.',
    ],
  },
  levelName: { BEGINNING: 'nível inicial', INTERMEDIATE: 'nível intermediário', ADVANCED: 'nível avançado' },
  level: {
    code: {
      BEGINNING: [
        'conhecer os fundamentos e resolver tarefas definidas, com apoio',
        'ler e alterar o que já existe, explicando cada parte',
      ],
      INTERMEDIATE: [
        'resolver problemas comuns com autonomia e escrever o que colegas entendem',
        'entregar algo completo, com testes, e explicar suas escolhas',
      ],
      ADVANCED: [
        'comparar alternativas, decidir e defender a decisão com argumentos',
        'encontrar a causa de problemas difíceis e orientar colegas no assunto',
      ],
    },
    other: {
      BEGINNING: ['usar o básico e pedir apoio no que for novo', 'conhecer os fundamentos e aprender o resto aqui'],
      INTERMEDIATE: ['usar no dia a dia com autonomia', 'resolver os casos comuns sem ajuda e explicar o que fez'],
      ADVANCED: [
        'resolver casos difíceis e orientar colegas',
        'escolher a melhor forma de usar e ensinar outras pessoas',
      ],
    },
  },
  proof: {
    test: [
      'Você mostra isso em um teste prático, que é uma das etapas do processo.',
      'O processo tem um teste prático: é nele que você mostra o que sabe fazer.',
    ],
    interview: [
      'Você mostra isso em uma conversa sobre o seu trabalho, que é uma das etapas do processo.',
      'O processo tem uma entrevista: é nela que queremos ouvir como você trabalha.',
    ],
    interview_ia: [
      'Você mostra isso em uma entrevista com IA, que é uma das etapas do processo.',
      'O processo tem uma entrevista com IA, em que você conta como trabalha.',
    ],
    both: [
      'Você mostra isso em um teste prático e em uma conversa sobre as suas escolhas.',
      'O processo tem um teste prático e uma entrevista sobre o que você fez nele e antes dele.',
    ],
    none: [
      'Mostre isso já na candidatura: conte um resultado seu ou envie um link.',
      'Na candidatura, conte algo que você fez e que mostre isso.',
    ],
  },
  place: {
    remote: ['Trabalho remoto.', 'O trabalho é remoto.'],
    hybrid: ['Trabalho híbrido.', 'O trabalho é híbrido, parte presencial e parte remoto.'],
    onsite: ['Trabalho presencial.', 'O trabalho é presencial.'],
  },
  contract: {
    CLT: 'Contratação em regime CLT.',
    PJ: 'Contratação como pessoa jurídica (PJ).',
    fulltime: 'Dedicação em tempo integral.',
    parttime: 'Dedicação em meio período.',
    contract: 'Contrato por escopo.',
    temporary: 'Contratação temporária.',
    internship: 'Estágio.',
    volunteer: 'Atuação voluntária.',
    freelance: 'Contratação por projeto (freelance).',
    other: null,
  },
  close: {
    plain: ['Se faz sentido para você, candidate-se.', 'Tem interesse? Envie sua candidatura.'],
    warm: [
      'Ficou com vontade de conversar? Vai ser um prazer ler a sua candidatura.',
      'Mesmo que falte um ponto da lista, conte o que você sabe fazer. Queremos conhecer você.',
    ],
    formal: ['As candidaturas são recebidas por esta página.', '{company} agradece o seu interesse.'],
  },
};

const en: Phrases = {
  intro: {
    plain: [
      '{company} is hiring for <strong>{title}</strong>. The work is {model}.',
      '<strong>{title}</strong> at {company}: {model} work.',
      'This is the <strong>{title}</strong> position at {company}. The work is {model}, and we look at what you demonstrate.',
    ],
    warm: [
      'Good to have you here. {company} is looking for someone to fill the <strong>{title}</strong> position. The work is {model}.',
      'If this work sounds like yours, <strong>{title}</strong> at {company} may be for you. The work is {model}.',
      'The team at {company} would like to meet you. The position is <strong>{title}</strong>, and the work is {model}.',
    ],
    formal: [
      '{company} invites applications for the position of <strong>{title}</strong>. The work is {model}.',
      'The selection process for <strong>{title}</strong> at {company} is now open. The work is {model}.',
      '{company} announces an opening for <strong>{title}</strong>. The work is {model}.',
    ],
  },
  model: { remote: 'remote', hybrid: 'hybrid', onsite: 'on-site' },
  seniority: {
    trainee: 'Level of the position: trainee.',
    junior: 'Level of the position: junior.',
    mid: 'Level of the position: mid-level.',
    senior: 'Level of the position: senior.',
    specialist: 'Level of the position: specialist.',
    lead: 'Level of the position: lead.',
    principal: 'Level of the position: principal.',
    manager: 'Level of the position: manager.',
    director: 'Level of the position: director.',
  },
  heading: {
    work: 'What you will do',
    show: REQUIREMENTS_HEADING['en-US'],
    how: 'Contract and place of work',
  },
  work: {
    learning: [
      'Ask for help early, ask why, and write down what you learned.',
      'Take on well-defined tasks and, step by step, larger ones.',
    ],
    autonomous: [
      'Carry your own work from start to finish, and say when something changes.',
      'Agree with colleagues on what takes more than one person.',
    ],
    reference: [
      'Decide the hard cases, explain why, and support colleagues in theirs.',
      'Break large problems into steps that the team can deliver.',
    ],
    leading: [
      'Set priorities with the team and answer for the result.',
      'Help the people on the team grow: clear goals and frequent feedback.',
    ],
  },
  workWithSkills: ['Work with {skills} day to day.', 'Use {skills} in your everyday work.'],
  show: {
    plain: [
      'What counts is what you can do today, wherever you learned it.',
      'We assess what you can demonstrate, not how long you have been doing it.',
    ],
    warm: [
      'However you learned it, we would like to see what you can do.',
      'Your path is your own. We look at what you can show.',
    ],
    formal: [
      'The hiring process considers demonstrated knowledge, regardless of where it was acquired.',
      'The criterion is competence shown in practice.',
    ],
  },
  levelName: { BEGINNING: 'beginner level', INTERMEDIATE: 'intermediate level', ADVANCED: 'advanced level' },
  level: {
    code: {
      BEGINNING: [
        'know the fundamentals and solve well-defined tasks with support',
        'read and change what exists and explain what it does',
      ],
      INTERMEDIATE: [
        'solve common problems on your own and write what colleagues understand',
        'deliver something complete, with tests, and explain your choices',
      ],
      ADVANCED: [
        'compare alternatives, decide, and defend the decision with arguments',
        'find the cause of hard problems and guide colleagues on the subject',
      ],
    },
    other: {
      BEGINNING: [
        'use the basics and ask for support with what is new',
        'know the fundamentals and learn the rest here',
      ],
      INTERMEDIATE: ['use it day to day on your own', 'solve the common cases without help and explain what you did'],
      ADVANCED: ['solve hard cases and guide colleagues', 'choose the best way to use it and teach others'],
    },
  },
  proof: {
    test: [
      'You show this in a practical test, which is one of the stages of the process.',
      'The process has a practical test: that is where you show what you can do.',
    ],
    interview: [
      'You show this in a conversation about your work, which is one of the stages of the process.',
      'The process has an interview: that is where we would like to hear how you work.',
    ],
    interview_ia: [
      'You show this in an AI interview, which is one of the stages of the process.',
      'The process has an AI interview in which you tell how you work.',
    ],
    both: [
      'You show this in a practical test and in a conversation about your choices.',
      'The process has a practical test, and an interview about what you did in it and before it.',
    ],
    none: [
      'Show this in your application: tell us about a result of yours, or send a link.',
      'In your application, tell us about something you did that shows this.',
    ],
  },
  place: {
    remote: ['Remote work.', 'The work is remote.'],
    hybrid: ['Hybrid work.', 'The work is hybrid, partly on site and partly remote.'],
    onsite: ['On-site work.', 'The work is on site.'],
  },
  contract: {
    CLT: 'Employment under Brazilian labor law (CLT).',
    PJ: 'Contract as a legal entity (PJ).',
    fulltime: 'Full-time position.',
    parttime: 'Part-time position.',
    contract: 'Contract position with a defined scope.',
    temporary: 'Temporary position.',
    internship: 'Internship.',
    volunteer: 'Volunteer position.',
    freelance: 'Freelance, by project.',
    other: null,
  },
  close: {
    plain: ['If this makes sense to you, apply.', 'Interested? Send your application.'],
    warm: [
      'Would you like to talk? It will be a pleasure to read your application.',
      'Even if you do not tick every item on the list, tell us what you can do. We would like to meet you.',
    ],
    formal: ['Applications are received on this page.', '{company} thanks you for your interest.'],
  },
};

export const PHRASES: Record<DescriptionInput['locale'], Phrases> = { 'pt-BR': pt, 'en-US': en };
