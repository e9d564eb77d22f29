import type { Phrases } from '../phrases.ts';

export const ownTests = {
  title: 'Testes técnicos',
  lead: 'Os testes que as empresas pediram e os que você escolheu.',
  loadError: 'Seus testes não carregaram',
  none: 'Nenhum teste por enquanto',
  noneText:
    'Quando uma empresa pedir um teste em uma das suas candidaturas, ele aparece aqui com o prazo. Se quiser, escolha um e já mostre o que sabe.',
  choose: 'Escolher um teste',
  toJobs: 'Ver vagas',
  toTests: 'Meus testes',
  notFound: 'Este teste não está entre os seus',
  ofApplication: 'Testes desta candidatura',
  drop: {
    open: 'Remover',
    label: 'Remover o teste {{title}} da lista',
    done: 'O teste saiu da sua lista',
    failed: 'O teste não foi removido',
  },
  groups: { open: 'A fazer', completed: 'Concluídos', over: 'Recusados e expirados' },
  standing: {
    not_started: 'Não iniciado',
    in_progress: 'Em andamento',
    completed: 'Concluído',
    declined: 'Recusado',
    expired: 'Expirado',
  },
  otherSitting: {
    in_progress:
      'Você está fazendo este mesmo teste por outro caminho. Quando a nota sair, dá para mostrá-la aqui em vez de fazer de novo.',
    in_grading:
      'Você já entregou este mesmo teste, e ele está em correção. Quando a nota sair, dá para mostrá-la aqui em vez de fazer de novo.',
    graded: 'Você já tem nota neste teste. Abra para mostrá-la em vez de fazer de novo.',
  },
  results: 'Resultados dos testes',
  allResults: 'Todos os resultados',
  resultsError: 'Os resultados não carregaram',
  noResults: 'Nenhum resultado ainda',
  noResultsText: 'Depois que você entregar um teste, a nota e o tempo ficam aqui.',
  noSuchResult: 'Este resultado não foi encontrado',
  stats: { taken: 'Testes feitos', average: 'Nota média', best: 'Melhor nota', time: 'Tempo médio' },
  proof: {
    title: 'Prova de conhecimento',
    skills: 'Habilidades que comprova',
    levels: {
      BEGINNING: 'Sua nota comprova nível iniciante.',
      INTERMEDIATE: 'Sua nota comprova nível intermediário.',
      ADVANCED: 'Sua nota comprova nível avançado.',
    },
    taken: 'Fez o teste',
    below:
      'Este teste comprova {{skills}} a partir de {{from}}. Com {{score}}, o resultado mostra que você fez o teste, mas ainda não comprova isso: ele não aparece no seu perfil nem conta na sua compatibilidade com as vagas.',
    next: 'Ver testes de {{skill}}',
    text: 'Você decide se as empresas veem este resultado no seu perfil. Ele conta na sua compatibilidade com as vagas até {{date}} e pesa menos com o tempo.',
    show: 'Mostrar no meu perfil',
    shown: 'O resultado aparece no seu perfil',
    hidden: 'O resultado saiu do seu perfil',
    failed: 'A escolha não foi salva',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-tests': Phrases<typeof ownTests>;
  }
}
