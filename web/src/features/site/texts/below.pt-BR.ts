import type { BelowText } from '../below-text.ts';

export const below: BelowText = {
  figures: {
    label: 'Números',
    talents: 'talentos',
    companies: 'empresas',
    success: 'de sucesso',
    hired: 'pessoas contratadas',
    days: 'dias até contratar, em média',
    rating: 'de avaliação',
    replies: 'das respostas no prazo',
    note: 'Números ilustrativos',
  },
  mission: {
    title: 'Nossa missão',
    text: 'Aproximamos talentos de tecnologia de quem recruta e de empresas, colocando a competência técnica demonstrada à frente do tempo de experiência. Quem sabe fazer merece ser visto, tenha aprendido onde for.',
    proof: {
      title: 'Prova, não promessa',
      text: 'O que conta é o que você fez diante de um problema. O currículo vem depois.',
    },
    reasons: {
      title: 'Contas abertas',
      text: 'Nenhuma porcentagem aparece sem os motivos, e nome, idade ou faculdade não entram nela.',
    },
    people: {
      title: 'Pessoas decidem',
      text: 'Um cálculo nunca recusa ninguém sozinho, e toda candidatura tem uma data para a resposta.',
    },
  },
  voices: {
    title: 'O que gostaríamos de ouvir',
    note: 'Depoimentos ilustrativos',
    talent: {
      text: '“Aprendi SQL sozinha, de noite. Pela primeira vez ninguém perguntou há quantos anos: viram as minhas consultas e marcaram a conversa.”',
      name: 'Dandara Reis',
      role: 'Analista de dados',
    },
    recruiter: {
      text: '“Antes de abrir um currículo eu já sei o que a pessoa resolve. A equipe técnica parou de reclamar das entrevistas.”',
      name: 'Ivo Tanaka',
      role: 'Recrutamento de tecnologia',
    },
    changer: {
      text: '“Vim da enfermagem. Não passei na primeira vaga, mas a resposta veio no dia prometido, dizendo o que faltava. Na segunda, passei.”',
      name: 'Caetana Alves',
      role: 'Pessoa desenvolvedora back-end',
    },
  },
  prices: {
    title: 'Preços',
    lead: 'Candidatar-se, provar o que sabe e aparecer para as empresas é sempre grátis. Nenhum plano muda a compatibilidade nem a ordem das listas.',
    free: 'Aqui tudo é grátis, para talentos e para empresas.',
    period: 'Período',
    monthly: 'Mensal',
    yearly: 'Anual, 2 meses grátis',
    talent: 'Para talentos',
    company: 'Para empresas',
    aMonth: 'por mês',
    aYear: 'por ano',
    orAMonth: (price) => `ou ${price} por mês`,
    orAYear: (price) => `ou ${price} por ano`,
    begin: 'Começar',
    beginFree: 'Começar grátis',
    beginWith: (plan) => `Começar com o plano ${plan}`,
    beginFreeWith: (plan) => `Começar grátis com o plano ${plan}`,
    holds: {
      free: 'Perfil, testes, certificados, candidaturas e base de conhecimento, sem limite',
      pro: 'Tudo do Free, e resposta do suporte em até um dia útil',
      premium: 'Tudo do Free, resposta no mesmo dia útil e uma conversa por mês com a nossa equipe',
    },
    limits: {
      activeJobs: (limit, shown) => (limit === 1 ? `${shown} vaga ativa` : `${shown} vagas ativas`),
      candidates: (limit, shown) => (limit === 1 ? `${shown} candidatura por mês` : `${shown} candidaturas por mês`),
      interviews: (limit, shown) => (limit === 1 ? `${shown} entrevista por mês` : `${shown} entrevistas por mês`),
    },
    unlimited: {
      activeJobs: 'Vagas ativas sem limite',
      candidates: 'Candidaturas sem limite',
      interviews: 'Entrevistas sem limite',
    },
  },
  film: {
    title: 'Veja a Prova por dentro',
    lead: 'Da vaga à resposta, em menos de um minuto. Sem som, com legendas.',
    label: 'Filme: da vaga à resposta com data',
    instead: 'Seu navegador não mostra vídeos. O que ele conta está em “Como funciona”.',
  },
  questions: { title: 'Perguntas frequentes', all: 'Todas as perguntas' },
};
