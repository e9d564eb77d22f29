import type { Phrases } from '../phrases.ts';

export const analysis = {
  title: 'Resultados',
  of: 'Resultados de “{{title}}”',
  loadError: 'Os resultados não carregaram',
  noTest: 'Este teste não existe mais',
  none: 'Nenhum resultado ainda',
  noneText: 'Os resultados aparecem aqui quando alguém entregar este teste.',
  noneGradedText: 'Os números das questões aparecem aqui quando o primeiro resultado estiver corrigido.',
  version: 'Versão do teste',
  versionOf_one: 'Versão {{number}}, de {{date}} ({{count}} pessoa)',
  versionOf_many: 'Versão {{number}}, de {{date}} ({{count}} pessoas)',
  versionOf_other: 'Versão {{number}}, de {{date}} ({{count}} pessoas)',
  toGrading_one: 'Corrigir {{count, number}} resposta',
  toGrading_many: 'Corrigir {{count, number}} respostas',
  toGrading_other: 'Corrigir {{count, number}} respostas',
  tabs: { label: 'Resultados do teste', people: 'Pessoas', questions: 'Questões' },
  people: {
    caption: 'Resultados lado a lado',
    candidate: 'Candidato',
    job: 'Vaga',
    ofJob: 'Todos da vaga {{job}}.',
    score: 'Nota',
    time: 'Tempo',
    submitted: 'Entregue',
    general: 'Geral',
    pointsOf: '{{points}} de {{max}}',
    waiting: 'Em correção',
    noName: 'Sem nome',
    open: 'Ver as respostas de {{name}}',
    most: 'As {{count}} melhores notas.',
    draws:
      'Cada pessoa recebeu questões sorteadas; por isso os assuntos mostram a porcentagem dos pontos possíveis para ela.',
    seen: 'Viu respostas certas em {{date}}',
    othersSeen_one:
      'Respostas certas destas questões já tinham sido vistas por {{count, number}} outra pessoa antes de alguma destas entregas.',
    othersSeen_many:
      'Respostas certas destas questões já tinham sido vistas por {{count, number}} outras pessoas antes de alguma destas entregas.',
    othersSeen_other:
      'Respostas certas destas questões já tinham sido vistas por {{count, number}} outras pessoas antes de alguma destas entregas.',
    none: 'Nenhum resultado que você possa ver nesta versão.',
  },
  similar: {
    title: 'Códigos parecidos',
    text: 'São sinais, não uma conclusão: respostas curtas ou com uma só solução natural também se parecem. Nomes, comentários e espaços não contam.',
    question: 'Questão {{number}} · {{share}} em comum',
    compare: 'Comparar',
    compareNamed: 'Comparar a questão {{number}} de {{names}}',
    dialog: 'Questão {{number}} lado a lado',
    none: 'Sem resposta',
    concealed: 'O código aparece aqui depois de corrigido. Até lá, só na fila de correção, sem nome.',
  },
  figures: {
    takers: 'Pessoas com nota',
    takersNote: 'cada uma conta uma vez; provas em branco e de quem já tinha visto as respostas não contam',
    mean: 'Média',
    meanOf: 'de {{max}} pontos',
    reliability: 'Confiabilidade',
    alpha: 'alfa de Cronbach, de 0 a 1',
    notDrawn: 'não se calcula em testes com sorteio',
    fewMean: 'a partir de {{count}} pessoas',
  },
  reliabilityText: {
    good: 'Boa: quem foi bem em uma questão tende a ir bem nas outras.',
    fair: 'Razoável: compare notas próximas com cuidado.',
    poor: 'Baixa: o teste mede coisas diferentes, ou tem questões confusas. Não decida por poucos pontos.',
  },
  item: {
    number: 'Questão {{number}}',
    asked_zero: 'Ainda não sorteada',
    asked_one: 'Feita a {{count}} pessoa',
    asked_many: 'Feita a {{count}} pessoas',
    asked_other: 'Feita a {{count}} pessoas',
    difficulty: 'Pontos alcançados',
    discrimination: 'Discriminação',
    unanswered: 'Sem resposta',
    agreement: 'Duas correções',
    agreementText_one:
      'diferença média de {{difference}} pt; {{within}} ficam a até um quarto dos pontos ({{count, number}} resposta)',
    agreementText_many:
      'diferença média de {{difference}} pt; {{within}} ficam a até um quarto dos pontos ({{count, number}} respostas)',
    agreementText_other:
      'diferença média de {{difference}} pt; {{within}} ficam a até um quarto dos pontos ({{count, number}} respostas)',
    options: 'Quem escolheu o quê',
    right: 'certa',
    true: 'Verdadeiro',
    false: 'Falso',
    few: 'Os números aparecem quando {{count}} pessoas tiverem nota.',
    fewDiscrimination: 'a partir de {{count}} pessoas',
    same: 'sem diferença entre as pessoas',
  },
  hints: {
    negative: 'Quem vai bem no resto erra esta. Confira o enunciado e a resposta certa.',
    weak: 'Quase não separa quem sabe de quem não sabe.',
    easy: 'Quase todos acertam.',
    hard: 'Quase ninguém acerta.',
    distractor: 'Uma opção errada foi escolhida mais vezes do que a certa.',
  },
  how: 'Como isto é calculado',
  howText:
    'Pontos alcançados: média dos pontos da questão. Discriminação: correlação de Pearson entre os pontos da questão e os das outras. Confiabilidade: α = k/(k−1) · (1 − Σσ²ᵢ/σ²), de L. J. Cronbach, Psychometrika 16 (1951). Duas correções: Σ|a − b|/n sobre as respostas que duas pessoas corrigiram sem ver a nota uma da outra, e a parte delas em que |a − b| é no máximo um quarto dos pontos da questão.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    analysis: Phrases<typeof analysis>;
  }
}
