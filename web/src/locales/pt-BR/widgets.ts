import type { Phrases } from '../phrases.ts';

export const widgets = {
  add: 'Adicionar',
  saveChanges: 'Salvar alterações',
  yearsRange: 'Use um número inteiro de {{min}} a {{max}}',
  yearRange: 'Use um ano de {{min}} a {{max}}',
  endBeforeStart: 'O fim não pode vir antes do início',
  inFuture: 'Esta data ainda não chegou',
  skill: {
    name: 'Nome da habilidade',
    namePlaceholder: 'React, PostgreSQL, testes automatizados',
    level: 'Nível',
    levels: { BEGINNING: 'Iniciante', INTERMEDIATE: 'Intermediário', ADVANCED: 'Avançado' },
    years: 'Anos de prática',
    blank: 'Escreva o nome da habilidade para continuar.',
  },
  language: {
    name: 'Idioma',
    proficiency: 'Proficiência',
    proficiencies: {
      basic: 'Básico',
      intermediate: 'Intermediário',
      advanced: 'Avançado',
      fluent: 'Fluente',
      native: 'Nativo',
    },
  },
  education: {
    institution: 'Instituição',
    degree: 'Grau',
    degreePlaceholder: 'Técnico, bacharelado, bootcamp',
    field: 'Área',
    startYear: 'Ano de início',
    endYear: 'Ano de conclusão',
    current: 'Ainda estou cursando',
  },
  experience: {
    company: 'Empresa',
    position: 'Cargo',
    startDate: 'Início',
    endDate: 'Fim',
    current: 'Trabalho aqui atualmente',
    description: 'O que você fez',
    descriptionHint: 'Conte o que mudou por causa do seu trabalho.',
    technologies: 'Tecnologias',
  },
  tags: {
    hint: 'Separe com vírgula ou Enter.',
    add: 'Adicionar à lista',
    empty: 'Escreva algo antes de adicionar',
    duplicate: '{{name}} já está na lista',
    tooMany: 'A lista aceita até {{max}}',
    tooLong: 'Use no máximo {{max}} caracteres em cada um',
    list: '{{label}}: lista',
    added: '{{name}} entrou na lista',
    removed: '{{name}} saiu da lista',
  },
  skills: {
    suggestions: 'Sugestões',
    proposed: 'fora do dicionário',
    count_one: '{{count}} sugestão. Use as setas para escolher.',
    count_many: '{{count}} sugestões. Use as setas para escolher.',
    count_other: '{{count}} sugestões. Use as setas para escolher.',
  },
  terms: {
    legend: 'Termos e proteção de dados',
    termsBefore: 'Li e aceito os ',
    terms: 'Termos de uso',
    privacyBefore: 'Li e aceito a ',
    privacy: 'Política de privacidade',
    adult: 'Declaro ter 18 anos ou mais',
    contact: 'Dúvidas sobre seus dados: ',
    contactAddress: 'encarregado@prova.example',
    TERMS_REQUIRED: 'Aceite os Termos de uso para continuar',
    PRIVACY_REQUIRED: 'Aceite a Política de privacidade para continuar',
    BOTH_REQUIRED: 'Aceite os Termos de uso e a Política de privacidade para continuar',
    ADULT_REQUIRED: 'É preciso ter pelo menos 18 anos',
    ACCEPTANCE_INVALID: 'Os documentos foram atualizados. Leia e aceite a versão atual',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    widgets: Phrases<typeof widgets>;
  }
}
