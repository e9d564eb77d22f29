import type { JobTexts } from './job-texts.ts';

export const ptBR: JobTexts = {
  untitled: 'Vaga sem título',
  copyOf: (title) => `${title} (cópia)`,
  steps: {
    details: 'Detalhes',
    description: 'Descrição',
    form: 'Formulário',
    pipeline: 'Pipeline',
    emails: 'E-mails',
    integrations: 'Integrações',
    review: 'Revisão',
  },
  stages: { new: 'Novos candidatos', review: 'Em análise', offer: 'Oferta enviada', hired: 'Contratados' },
  offerStage: 'Oferta',
  freeStages: {
    custom: 'Nova etapa',
    test: 'Teste técnico',
    interview: 'Entrevista',
    interview_ia: 'Entrevista com IA',
  },
  answers: { yes: 'Sim', no: 'Não' },
  mails: {
    received: {
      subject: 'Recebemos sua candidatura: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nRecebemos sua candidatura à vaga {{jobTitle}}. Alguém da equipe vai ler tudo o que você enviou, e você terá resposta, mesmo que seja um não.\n\nEquipe {{companyName}}',
    },
    stage: {
      subject: 'Novidade na sua candidatura: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nSua candidatura à vaga {{jobTitle}} agora está na etapa {{statusName}}. Se precisarmos de algo, escrevemos para você.\n\nEquipe {{companyName}}',
    },
    test: {
      subject: 'Próximo passo: {{statusName}}',
      body: 'Olá, {{candidateName}}.\n\nQueremos ver como você resolve um problema parecido com os nossos, na etapa {{statusName}} da vaga {{jobTitle}}. As instruções vêm por e-mail.\n\nEquipe {{companyName}}',
    },
    interview: {
      subject: 'Vamos conversar? {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nQueremos conversar com você sobre a vaga {{jobTitle}}, na etapa {{statusName}}. Vamos escrever de novo com a data e o horário.\n\nEquipe {{companyName}}',
    },
    offer: {
      subject: 'Uma oferta para você: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nQueremos contar com você na vaga {{jobTitle}}. Leia a oferta com calma e responda pela página dela.\n\nEquipe {{companyName}}',
    },
    hired: {
      subject: 'Boas-vindas à equipe {{companyName}}',
      body: 'Olá, {{candidateName}}.\n\nSua contratação para a vaga {{jobTitle}} está confirmada. Vamos combinar com você os próximos passos.\n\nEquipe {{companyName}}',
    },
    rejected: {
      subject: 'Sobre sua candidatura: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à vaga {{jobTitle}}. Desta vez, não vamos seguir com a sua candidatura.\n\nEsperamos ver você em outras vagas.\n\nEquipe {{companyName}}',
    },
    closed: {
      subject: 'Sua candidatura foi encerrada: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nEncerramos a vaga {{jobTitle}}, e com isso a sua candidatura também terminou: desta vez, não vamos seguir com ela. Agradecemos o seu tempo e o seu interesse.\n\nEquipe {{companyName}}',
    },
  },
  nextStepMail: {
    subject: 'Novidade na sua candidatura: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nSua candidatura à vaga {{jobTitle}} agora está na etapa {{statusName}}. Vamos escrever para você sobre o próximo passo.\n\nEquipe {{companyName}}',
  },
  sampleCandidate: 'Ana Souza',
  sampleStatus: 'Em análise',
  page: {
    company: {
      title: (company) => `Vagas: ${company}`,
      description: (company) => `Conheça ${company} e as vagas abertas.`,
      notFound: 'Empresa não encontrada · Prova',
    },
    list: {
      title: 'Vagas em tecnologia · Prova',
      description: 'Vagas de tecnologia em empresas que avaliam o que você sabe fazer, não há quanto tempo você faz.',
    },
    notFound: 'Vaga não encontrada · Prova',
    apply: (title) => `Candidatura: ${title}`,
    at: (title, company) => `${title} · ${company}`,
    remote: 'Remoto',
    closed: 'Esta vaga não recebe mais candidaturas.',
    written: {
      jobs: 'Vagas',
      perMonth: 'por mês',
      facts: 'Sobre a vaga',
      about: 'O que você vai fazer',
      demonstrate: 'O que pedimos para demonstrar',
      benefits: 'Benefícios',
      how: 'Como se candidatar',
      apply: 'Candidatar-me',
      noAccount: 'Preencha o formulário e envie o currículo. Não é preciso criar conta.',
      noScript:
        'O formulário de candidatura precisa de JavaScript. Ative-o neste navegador ou abra este endereço em outro.',
    },
  },
};
