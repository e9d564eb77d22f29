import type { Phrases } from '../phrases.ts';

export const openTests = {
  title: 'Escolher um teste',
  lead: 'Mostre o que sabe sem esperar um convite. O resultado é seu: só aparece no perfil se você quiser.',
  loadError: 'Os testes não carregaram',
  none: 'Nenhum teste aberto por enquanto',
  noneText: 'Quando uma empresa abrir um teste a todos os talentos, ele aparece aqui.',
  noMatch: 'Nenhum teste com esses filtros',
  search: 'Buscar testes',
  searchPlaceholder: 'Nome ou habilidade',
  sorts: { fitting: 'Para você', recent: 'Mais recentes', title: 'Nome' },
  proves: 'Habilidades que comprova',
  provesFrom: 'Comprova a partir de {{from}}:',
  gradedByPeople:
    'Algumas respostas são corrigidas por uma pessoa, que não vê o seu nome. A nota pode levar alguns dias.',
  take: 'Fazer este teste',
  again: 'Fazer de novo',
  open: 'Abrir teste',
  goOn: 'Continuar de onde parei',
  result: 'Sua última nota: {{score}}',
  inGrading: 'Em correção',
  answersSeen: 'Você já viu respostas certas deste teste, por isso não dá para fazer de novo.',
  retakeAt: 'Dá para fazer de novo a partir de {{date}}.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'open-tests': Phrases<typeof openTests>;
  }
}
