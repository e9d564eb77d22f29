import type { Phrases } from '../phrases.ts';

/** The match between a person and a job, and what it stands on. */
export const matching = {
  bands: { excellent: 'Excelente', good: 'Bom', fair: 'Razoável', low: 'Baixo', minimal: 'Muito baixo' },
  unknown: 'Pouco se sabe',
  open: 'Compatibilidade de {{match}}. Ver por quê: {{title}}',
  openUnknown: 'Pouco se sabe sobre a compatibilidade. Ver por quê: {{title}}',
  title: 'Compatibilidade de {{percent}}',
  loadError: 'Não foi possível carregar a explicação',
  gone: 'Esta vaga não existe mais',
  goneText: 'Ela foi removida, e a explicação com ela.',
  tooLittle:
    'Só {{known}} do que a vaga pede pode ser comparado com o seu perfil. O percentual aparece a partir de {{min}}.',
  partsTitle: 'De onde vêm os pontos',
  parts: {
    skills: 'Habilidades',
    seniority: 'Senioridade',
    languages: 'Idiomas',
    place: 'Local e modelo de trabalho',
    pay: 'Remuneração',
  },
  points: '{{points}} de {{max}}',
  sum: 'Soma',
  others: 'Falta boa parte das habilidades pedidas: por isso as outras partes contam só {{percent}}.',
  entryShare: 'É uma vaga de estágio ou trainee, para quem está começando: acima disso, o total conta só {{percent}}.',
  leftOut: {
    title: 'Fora da conta',
    place: '{{part}}: não pesa nesta vaga',
    not_asked: '{{part}}: a vaga não informa',
    unknown: '{{part}}: seu perfil não diz',
  },
  needs: {
    there: 'O que conta',
    missing: 'O que falta',
    asked: {
      BEGINNING: 'pede nível iniciante',
      INTERMEDIATE: 'pede nível intermediário',
      ADVANCED: 'pede nível avançado',
    },
    titled: 'pelo título da vaga',
    optional: 'desejável',
    tests: 'Testes que provam {{skill}}',
    share: 'Atende {{percent}}',
    interview: 'Veio de uma entrevista com IA, confirmada por uma pessoa de {{company}}.',
    proven: 'Provado: nota {{score}} em {{date}}, {{level}}.',
    faded: 'Provado: nota {{score}} em {{date}}, {{level}}. Hoje vale {{faded}}.',
    levels: { BEGINNING: 'nível iniciante', INTERMEDIATE: 'nível intermediário', ADVANCED: 'nível avançado' },
    declared: {
      BEGINNING: 'Declarado: iniciante.',
      INTERMEDIATE: 'Declarado: intermediário.',
      ADVANCED: 'Declarado: avançado.',
      none: 'Declarado sem nível.',
    },
    most: 'O que não foi provado vale no máximo {{percent}}.',
    related: 'Por {{skill}}, que conta como {{percent}} de {{wanted}}.',
  },
  raises: {
    title: 'O que mais aumenta sua compatibilidade',
    prove: 'Provar {{skill}}',
    learn: 'Aprender e provar {{skill}}',
    language: 'Melhorar {{language}}',
    say: 'Dizer no perfil: {{part}}',
    gain_one: 'até mais 1 ponto',
    gain_other: 'até mais {{count}} pontos',
    counts: 'passa a contar',
    profile: 'Contar no perfil',
  },
  reviewByCompany: 'O pedido vai para a empresa a que você se candidatou.',
  reviewByProva: 'O pedido vai para a Prova, que faz o cálculo. A empresa só recebe pedidos de quem se candidatou.',
  askReview: 'Pedir que uma pessoa revise este cálculo',
  team: {
    open: 'Compatibilidade de {{match}}. Ver por quê: {{name}}',
    openUnknown: 'Pouco se sabe sobre a compatibilidade. Ver por quê: {{name}}',
    about: '{{name}} e a vaga {{title}}',
    retry: 'Tentar ver a compatibilidade de novo',
    basis: {
      profile: 'Calculado com o perfil da pessoa, como ela o vê do lado dela.',
      application:
        'Calculado com o currículo e o formulário. Onde ele não diz o nível, a habilidade conta como intermediária.',
    },
    claimed: 'Lido do currículo, sem nível e sem prova.',
    tooLittle:
      'Só {{known}} do que a vaga pede pode ser comparado com o que se sabe da pessoa. O percentual aparece a partir de {{min}}.',
    unknownPart: '{{part}}: não se sabe',
  },
  own: {
    basis: {
      profile: 'Calculado do seu perfil, que esta empresa pode ver. É o mesmo número que ela vê.',
      application:
        'Calculado do currículo que você enviou, não do seu perfil. É o mesmo número que a empresa vê. Onde ele não diz o nível, a habilidade conta como intermediária.',
    },
    tooLittle:
      'Só {{known}} do que a vaga pede pode ser comparado com o que você enviou. O percentual aparece a partir de {{min}}.',
    unknownPart: '{{part}}: não está no que você enviou',
  },
  how: {
    title: 'Como isto foi calculado',
    parts:
      'Cada parte vale pontos: habilidades {{skills}}, senioridade {{seniority}}, local e modelo {{place}}, idiomas {{languages}} e remuneração {{pay}}. O que a vaga não informa ou o perfil não diz sai da conta, e as outras partes passam a somar 100.',
    skills:
      'Cada habilidade vale o maior entre o que foi declarado, no máximo {{declared}}, e o que foi provado. Uma prova perde metade do peso em {{days}} dias.',
    never:
      'Nome, foto, idade, gênero, escola e anos de experiência nunca entram. Quando menos de {{min}} do que a vaga pede é conhecido, não há percentual.',
    version: 'Fórmula versão {{version}}',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    matching: Phrases<typeof matching>;
  }
}
