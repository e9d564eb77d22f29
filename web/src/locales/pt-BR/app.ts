import type { Phrases } from '../phrases.ts';

export const app = {
  companyLost: 'Você não participa mais da empresa em que estava trabalhando aqui.',
  nav: {
    label: 'Navegação principal',
  },
  search: 'Buscar',
  userMenu: {
    label: 'Sua conta',
    talent: 'Talento',
    recruiter: 'Recrutamento',
    expert: 'Avaliação',
    signOut: 'Sair',
  },
  accountLanguage: {
    other: 'Idioma salvo na sua conta: {{language}}.',
    keep: 'Salvar {{language}} na conta',
    readFailed: 'Falha ao obter preferência de idioma',
  },
  auth: {
    brand: 'Prova',
    sloganOver: 'Conhecimento',
    sloganUnder: 'acima da experiência',
    tagline: 'Faça parte da primeira HR-tech que prioriza as competências técnicas reais, não os anos de experiência.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    app: Phrases<typeof app>;
  }
}
