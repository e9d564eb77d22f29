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
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    landing: Phrases<typeof landing>;
  }
}
