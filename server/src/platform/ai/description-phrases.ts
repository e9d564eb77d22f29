/**
 * The phrases of the local description writer. Addressed to "você", neutral in gender, about what is done and shown;
 * nothing here speaks of years, age, family or anything else that a job may not ask.
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
  work: Record<Group, string[]>;
  workWithSkills: string[];
  show: Record<DescriptionInput['tone'], string[]>;
  level: Record<DescriptionInput['technologies'][number]['level'], string[]>;
  levelName: Record<DescriptionInput['technologies'][number]['level'], string>;
  proof: string[];
  noSkills: Record<Group, string[]>;
  place: Record<DescriptionInput['locationModel'], string[]>;
  contract: Record<NonNullable<DescriptionInput['contractType']>, string | null>;
  how: Record<Group, string[]>;
  close: Record<DescriptionInput['tone'], string[]>;
};

const pt: Phrases = {
  intro: {
    plain: [
      '{company} abre uma vaga de <strong>{title}</strong>, em modelo {model}.',
      '<strong>{title}</strong> em {company}: trabalho {model}, com espaço para mostrar o que você sabe fazer.',
      'Esta é a vaga de <strong>{title}</strong> na empresa {company}. O trabalho é {model} e a seleção olha para o que você demonstra.',
    ],
    warm: [
      'Que bom ter você por aqui. {company} procura uma pessoa para a vaga de <strong>{title}</strong>, em modelo {model}.',
      'Se você gosta de resolver problemas de verdade com boa companhia, a vaga de <strong>{title}</strong> em {company} pode ser sua. O trabalho é {model}.',
      'A equipe de {company} vai crescer e quer conhecer você. A vaga é de <strong>{title}</strong>, com trabalho {model}.',
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
    how: 'Como trabalhamos',
  },
  work: {
    learning: [
      'Entregar partes pequenas e úteis do produto, com revisão de quem está por perto.',
      'Corrigir problemas relatados por quem usa o produto e registrar o que aprendeu.',
      'Escrever testes para o que você constrói.',
      'Fazer perguntas cedo e propor caminhos para a próxima tarefa.',
      'Participar das conversas em que a equipe decide o que fazer e por quê.',
    ],
    autonomous: [
      'Conduzir entregas do entendimento do problema até o uso em produção.',
      'Revisar o trabalho de colegas e receber bem a revisão do seu.',
      'Melhorar aos poucos o que já existe: clareza, testes e desempenho.',
      'Conversar com produto e design para chegar à solução mais simples.',
      'Acompanhar o que você entregou e agir quando algo sai do esperado.',
    ],
    reference: [
      'Escolher caminhos técnicos, explicar o porquê e assumir as consequências.',
      'Dividir problemas grandes em passos que a equipe consegue entregar.',
      'Apoiar colegas em decisões difíceis, com exemplos e boas perguntas.',
      'Cuidar da qualidade do que vai para produção: testes, desempenho e segurança.',
      'Reduzir a complexidade do que já existe e registrar as decisões tomadas.',
    ],
    leading: [
      'Definir prioridades com a equipe e com quem depende do trabalho dela.',
      'Dar contexto, tirar obstáculos e acompanhar o andamento sem microgestão.',
      'Desenvolver pessoas: metas claras, feedback frequente e oportunidades de crescer.',
      'Responder pela qualidade técnica e pelos prazos combinados.',
      'Contratar com critério, avaliando o que cada pessoa demonstra.',
    ],
  },
  workWithSkills: [
    'Trabalhar no dia a dia com {skills}.',
    'Construir e manter soluções com {skills}.',
    'Usar {skills} para resolver problemas de quem usa o produto.',
  ],
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
    BEGINNING: [
      'conhecer os fundamentos e resolver tarefas definidas, com apoio',
      'ler e alterar código simples, explicando cada parte',
    ],
    INTERMEDIATE: [
      'resolver problemas comuns com autonomia e escrever código que colegas entendem',
      'entregar uma funcionalidade completa, com testes, e explicar suas escolhas',
    ],
    ADVANCED: [
      'comparar alternativas, decidir e defender a decisão com argumentos',
      'encontrar a causa de problemas difíceis e orientar colegas no assunto',
    ],
  },
  proof: [
    'Como mostrar: um teste curto ligado ao trabalho, ou um resultado que você já tenha no seu perfil.',
    'A prova é um teste prático e breve. Se você já tem um resultado válido no perfil, pode usá-lo.',
    'Você demonstra isso em um teste prático e conversa conosco sobre as suas escolhas.',
  ],
  noSkills: {
    learning: ['Raciocínio claro diante de um problema novo.', 'Disposição para aprender e pedir ajuda.'],
    autonomous: ['Autonomia para levar uma tarefa até o fim.', 'Comunicação clara, por escrito e em conversa.'],
    reference: [
      'Decisões bem justificadas em situações sem resposta pronta.',
      'Comunicação clara com públicos diferentes.',
    ],
    leading: ['Decisões bem justificadas sobre pessoas e prioridades.', 'Escuta, clareza e feedback respeitoso.'],
  },
  place: {
    remote: [
      'Trabalho remoto: combinados por escrito e reuniões com pauta.',
      'Trabalho remoto, com tempo protegido para concentração.',
    ],
    hybrid: [
      'Trabalho híbrido: os dias presenciais são combinados com antecedência.',
      'Trabalho híbrido, com encontros presenciais só quando há motivo.',
    ],
    onsite: [
      'Trabalho presencial, perto de quem decide e de quem usa o produto.',
      'Trabalho presencial, com conversas rápidas e decisões registradas.',
    ],
  },
  contract: {
    CLT: 'Contratação em regime CLT.',
    PJ: 'Contratação como pessoa jurídica (PJ).',
    fulltime: 'Dedicação em tempo integral.',
    parttime: 'Dedicação em meio período.',
    contract: 'Contrato com escopo definido.',
    temporary: 'Contratação temporária.',
    internship: 'Estágio, com acompanhamento de uma pessoa da área.',
    volunteer: 'Atuação voluntária.',
    freelance: 'Contratação por projeto (freelance).',
    other: null,
  },
  how: {
    learning: [
      'Você terá alguém da equipe para acompanhar os primeiros passos.',
      'Cometer pequenos erros e aprender com eles faz parte do trabalho.',
    ],
    autonomous: [
      'Você recebe o problema e o contexto, e participa da escolha da solução.',
      'Revisões são conversas sobre o código, nunca sobre quem o escreveu.',
    ],
    reference: [
      'Decisões importantes são escritas, com o contexto e as alternativas.',
      'Você tem voz nas escolhas técnicas e responde por elas.',
    ],
    leading: [
      'Metas e critérios são claros para todas as pessoas da equipe.',
      'Decisões importantes são explicadas a quem é afetado por elas.',
    ],
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
      '<strong>{title}</strong> at {company}: {model} work, with room to show what you can do.',
      'This is the <strong>{title}</strong> position at {company}. The work is {model}, and we look at what you demonstrate.',
    ],
    warm: [
      'Good to have you here. {company} is looking for someone to fill the <strong>{title}</strong> position. The work is {model}.',
      'If you enjoy solving real problems in good company, <strong>{title}</strong> at {company} may be for you. The work is {model}.',
      'The team at {company} is growing and would like to meet you. The position is <strong>{title}</strong>, and the work is {model}.',
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
    how: 'How we work',
  },
  work: {
    learning: [
      'Deliver small, useful parts of the product, reviewed by the people around you.',
      'Fix problems reported by the people who use the product, and write down what you learned.',
      'Write tests for what you build.',
      'Ask questions early, and suggest how to approach the next task.',
      'Take part in the conversations where the team decides what to do and why.',
    ],
    autonomous: [
      'Carry work from understanding the problem to seeing it used in production.',
      'Review the work of colleagues, and welcome reviews of yours.',
      'Improve what exists step by step: clarity, tests and performance.',
      'Talk with product and design to reach the simplest solution.',
      'Keep an eye on what you shipped, and act when something looks off.',
    ],
    reference: [
      'Choose technical directions, explain why, and stand by the consequences.',
      'Break large problems into steps that the team can deliver.',
      'Support colleagues in hard decisions with examples and good questions.',
      'Look after the quality of what reaches production: tests, performance and security.',
      'Make what exists simpler, and record the decisions taken.',
    ],
    leading: [
      'Set priorities with the team and with those who depend on its work.',
      'Give context, remove obstacles and follow progress without micromanaging.',
      'Help people grow: clear goals, frequent feedback and real opportunities.',
      'Be accountable for technical quality and for the dates agreed.',
      'Hire with care, judging what each person demonstrates.',
    ],
  },
  workWithSkills: [
    'Work with {skills} day to day.',
    'Build and maintain solutions with {skills}.',
    'Use {skills} to solve problems for the people who use the product.',
  ],
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
      'The selection process considers demonstrated knowledge, regardless of where it was acquired.',
      'The criterion is competence shown in practice.',
    ],
  },
  levelName: { BEGINNING: 'beginner level', INTERMEDIATE: 'intermediate level', ADVANCED: 'advanced level' },
  level: {
    BEGINNING: [
      'know the fundamentals and solve well-defined tasks with support',
      'read and change simple code and explain what it does',
    ],
    INTERMEDIATE: [
      'solve common problems on your own and write code that colleagues understand',
      'deliver a complete feature with tests and explain your choices',
    ],
    ADVANCED: [
      'compare alternatives, decide, and defend the decision with arguments',
      'find the cause of hard problems and guide colleagues on the subject',
    ],
  },
  proof: [
    'How to show it: a short test related to the work, or a result you already have in your profile.',
    'The proof is a brief practical test. If you already have a valid result in your profile, you can use it.',
    'You show this in a practical test and talk with us about your choices.',
  ],
  noSkills: {
    learning: ['Clear thinking when a problem is new.', 'Willingness to learn and to ask for help.'],
    autonomous: ['The autonomy to see a task through.', 'Clear communication, in writing and in conversation.'],
    reference: [
      'Well-argued decisions where there is no ready answer.',
      'Clear communication with different audiences.',
    ],
    leading: ['Well-argued decisions about people and priorities.', 'Listening, clarity and respectful feedback.'],
  },
  place: {
    remote: [
      'Remote work: written agreements and meetings with an agenda.',
      'Remote work, with protected time to focus.',
    ],
    hybrid: [
      'Hybrid work: on-site days are agreed in advance.',
      'Hybrid work, with in-person meetings when there is a reason for them.',
    ],
    onsite: [
      'On-site work, close to the people who decide and the people who use the product.',
      'On-site work, with quick conversations and recorded decisions.',
    ],
  },
  contract: {
    CLT: 'Employment under Brazilian labor law (CLT).',
    PJ: 'Contract as a legal entity (PJ).',
    fulltime: 'Full-time position.',
    parttime: 'Part-time position.',
    contract: 'Contract position with a defined scope.',
    temporary: 'Temporary position.',
    internship: 'Internship, with guidance from someone in the field.',
    volunteer: 'Volunteer position.',
    freelance: 'Freelance, by project.',
    other: null,
  },
  how: {
    learning: [
      'Someone on the team will guide your first steps.',
      'Making small mistakes and learning from them is part of the work.',
    ],
    autonomous: [
      'You get the problem and its context, and take part in choosing the solution.',
      'Reviews are conversations about the code, never about who wrote it.',
    ],
    reference: [
      'Important decisions are written down with their context and alternatives.',
      'You have a say in technical choices and are accountable for them.',
    ],
    leading: [
      'Goals and criteria are clear to everyone on the team.',
      'Important decisions are explained to those they affect.',
    ],
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
