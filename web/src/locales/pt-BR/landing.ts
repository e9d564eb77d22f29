import type { Phrases } from '../phrases.ts';

export const landing = {
  hero: {
    title: 'Conhecimento acima da experiência',
    lead: 'A primeira HR-tech que prioriza a competência técnica real. Prove em 40 minutos o que você sabe: a prova fica no perfil, com a evidência, e vale para todas as vagas.',
    talent: 'Quero provar o que sei',
    recruiter: 'Quero contratar',
    free: 'Grátis para talentos',
    levels: 'Nível e prova, nunca anos',
    dates: 'Resposta com data marcada',
    hiring: 'Contratam por aqui',
  },
  proof: {
    example: 'Exemplo ilustrativo de uma habilidade provada.',
    claim: 'No currículo: “6 anos com SQL”',
    declared: 'declarado',
    level: 'avançado',
    validity: 'Provado há 8 dias, vale por 12 meses',
    parts: { modelling: 'Modelagem', queries: 'Consultas', indexes: 'Índices', transactions: 'Transações' },
    question: 'Questão 7',
    task: 'Encontrar pagamentos duplicados',
    cases: '12 de 12 casos',
    how: '40 min, correção automática e humana',
    match: '{{percent}}% compatível com a vaga',
    reason: 'Pedem SQL avançado: você provou {{score}}',
  },
  how: {
    title: 'Como funciona',
    test: {
      title: 'Responda um teste',
      text: 'Salvo a cada tecla: se a conexão cair, você volta ao mesmo ponto.',
    },
    proof: {
      title: 'Guarde a prova',
      text: 'Ela serve a todas as vagas por 12 meses. Você decide quem vê.',
    },
    match: {
      title: 'Receba vagas com motivo',
      text: 'Cada porcentagem abre a conta: o que pesou, o que falta e como provar.',
    },
    answer: {
      title: 'Tenha resposta com data',
      text: 'A empresa promete um prazo por etapa. Você vê o dia, e nós cobramos.',
    },
  },
  talents: {
    title: 'Para talentos',
    text: 'Seu perfil mostra o que você provou antes de mostrar onde você trabalhou.',
    action: 'Criar perfil grátis',
    jobs: 'Ver vagas',
    example: 'Exemplo de habilidades provadas e declaradas',
    declared: 'Go, ainda sem prova',
  },
  companies: {
    title: 'Para empresas',
    text: 'Quadro, testes, entrevistas e ofertas em um só lugar, com nomes ocultos se você quiser.',
    action: 'Publicar uma vaga',
    example: 'Exemplo de funil de uma vaga',
    stages: { new: 'Novos', review: 'Análise', test: 'Teste', offer: 'Oferta' },
  },
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
    orAMonth: 'ou {{price}} por mês',
    orAYear: 'ou {{price}} por ano',
    begin: 'Começar',
    beginFree: 'Começar grátis',
    beginWith: 'Começar com o plano {{plan}}',
    plans: {
      free: 'Free',
      pro: 'Pro',
      premium: 'Premium',
      starter: 'Starter',
      professional: 'Professional',
      enterprise: 'Enterprise',
    },
    holds: {
      free: 'Perfil, testes, provas, vagas e candidaturas, sem limite',
      pro: 'Tudo do Free e mais recursos para estudar e se preparar',
      premium: 'Tudo do Pro e o acompanhamento mais completo',
    },
    limits: {
      activeJobs_one: '{{limit}} vaga ativa',
      activeJobs_other: '{{limit}} vagas ativas',
      candidates_one: '{{limit}} candidatura por mês',
      candidates_other: '{{limit}} candidaturas por mês',
      interviews_one: '{{limit}} entrevista por mês',
      interviews_other: '{{limit}} entrevistas por mês',
    },
    unlimited: {
      activeJobs: 'Vagas ativas sem limite',
      candidates: 'Candidaturas sem limite',
      interviews: 'Entrevistas sem limite',
    },
  },
  questions: { title: 'Perguntas frequentes', all: 'Todas as perguntas' },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    landing: Phrases<typeof landing>;
  }
}
