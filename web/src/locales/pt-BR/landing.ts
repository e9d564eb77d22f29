import type { Phrases } from '../phrases.ts';

export const landing = {
  hero: {
    title: 'Conhecimento acima da experiência',
    lead: 'A primeira HR-tech que prioriza a competência técnica real. Mostre o que você sabe fazer: a prova fica no perfil, com a evidência, e vale para todas as vagas.',
    talent: 'Quero provar o que sei',
    recruiter: 'Quero contratar',
    free: 'Grátis para talentos',
    levels: 'Nível e prova, nunca anos',
    dates: 'Resposta com data marcada',
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
    apply: {
      title: 'Candidate-se pelo que sabe',
      text: 'As vagas pedem nível e demonstração, não anos de experiência. Dá para se candidatar até sem criar conta.',
    },
    prove: {
      title: 'Guarde a prova',
      text: 'O que você demonstra fica no seu perfil, com a evidência. Você decide quem vê.',
    },
    match: {
      title: 'Veja por que combina',
      text: 'Toda porcentagem mostra a conta: o que pesou, o que falta e como provar.',
    },
    answer: {
      title: 'Receba resposta com data',
      text: 'A empresa promete um prazo por etapa. Você acompanha a data e a situação por um link.',
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
    text: 'Vagas, quadro de candidaturas, mensagens e ofertas em um só lugar, com prazos que todo mundo vê.',
    action: 'Publicar uma vaga',
    example: 'Exemplo de funil de uma vaga',
    stages: { new: 'Novos', review: 'Análise', test: 'Teste', offer: 'Oferta' },
  },
  figures: {
    label: 'Números',
    talents: 'talentos',
    talentsValue: '2000+',
    companies: 'empresas',
    companiesValue: '500+',
    success: 'de sucesso',
    successValue: '95%',
    note: 'Números ilustrativos',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    landing: Phrases<typeof landing>;
  }
}
