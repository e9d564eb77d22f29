import type { Phrases } from '../phrases.ts';

export const taking = {
  title: 'Teste técnico',
  heading: 'Teste técnico: {{job}}',
  lead: '{{name}}, {{company}} quer conhecer o que você sabe fazer.',
  leadOver: '{{name}}, aqui ficam os testes que você recebeu de {{company}}.',
  loadError: 'O teste não carregou',
  waiting: 'Para fazer',
  over: 'Encerrados',
  allTests: 'Todos os testes deste link',
  notAsked: 'Este teste não está neste link',
  notAskedText: 'Ele pode ter sido cancelado pela empresa. Os outros testes continuam aqui.',
  open: 'Abrir teste',
  start: 'Começar',
  goOn: 'Continuar de onde parei',
  seeResult: 'Ver resultado',
  startBy: 'Comece até {{time}}.',
  finishBy: 'Finalize até {{time}}.',
  endsAt: 'Em andamento: termina {{time}}.',
  running: 'O tempo já está correndo e termina em {{time}}.',
  extra_one: '{{company}} deu a você {{count}} minuto a mais neste teste.',
  extra_many: '{{company}} deu a você {{count}} minutos a mais neste teste.',
  extra_other: '{{company}} deu a você {{count}} minutos a mais neste teste.',
  status: {
    sent: 'Não iniciado',
    started: 'Em andamento',
    done: 'Concluído',
    declined: 'Recusado',
    expired: 'Prazo encerrado',
    cancelled: 'Cancelado',
  },
  rules: {
    saved:
      'Cada resposta é salva assim que você a escreve. Se a conexão cair ou a aba fechar, é só voltar a este link.',
    recorded:
      '{{company}} recebe suas respostas, com a hora de cada uma e o tempo total. Também fica anotado quando a página sai de vista e quando um texto é colado. Câmera, microfone e tela não são gravados.',
  },
  saving: {
    saved: 'Tudo salvo',
    saving: 'Salvando…',
    offline: 'Sem conexão. Suas respostas estão guardadas neste aparelho.',
    elsewhere: 'Aberto em outra janela',
    ended: 'Encerrado',
    refused: 'Uma resposta não foi salva',
  },
  refused: 'Esta resposta não foi aceita',
  elsewhere: {
    title: 'O teste continua em outra janela',
    text: 'Ele foi aberto em outra aba ou em outro aparelho. O que você escreveu aqui está salvo.',
    goOn: 'Continuar aqui',
  },
  timeUp: { title: 'O tempo acabou', text: 'Estamos enviando o que você respondeu. Não feche esta página.' },
  finish: {
    failed: 'O teste ainda não foi enviado',
    offline:
      'Estamos sem conexão. Suas respostas estão guardadas neste aparelho; tente finalizar de novo quando ela voltar.',
  },
  thanks: {
    title: 'Teste enviado',
    text: 'Suas respostas chegaram a {{company}}. Não é preciso fazer mais nada.',
    byTime: 'O tempo acabou, e o que você respondeu até ali chegou a {{company}}.',
  },
  ended: {
    declined: 'Você recusou este teste',
    expired: 'O prazo deste teste terminou',
    cancelled: 'Este teste foi cancelado',
  },
  endedText: {
    declined: '{{company}} já sabe. A sua candidatura continua com a empresa.',
    expired: 'Se ainda quiser fazer o teste, peça a {{company}} um novo prazo.',
    cancelled: '{{company}} não precisa mais dele. Você não precisa fazer nada.',
  },
  decline: {
    open: 'Não vou fazer',
    title: 'Recusar este teste?',
    text: 'Depois de recusar, só {{company}} pode enviar o teste de novo.',
    reason: 'Motivo',
    reasonHint: '{{company}} lê o que você escrever aqui.',
    yes: 'Recusar teste',
    back: 'Voltar',
  },
  invalid: {
    title: 'Este link não abre nenhum teste',
    expired: 'Este link expirou',
    text: 'Confira se o endereço está completo, como no e-mail. Se precisar de um novo link, peça à empresa.',
    mine: 'Entrar na minha conta',
    jobs: 'Ver vagas',
  },
  signals: {
    title: 'O que foi notado',
    left_one: 'A página ficou fora de vista {{count}} vez ({{time}}).',
    left_many: 'A página ficou fora de vista {{count}} vezes ({{time}} ao todo).',
    left_other: 'A página ficou fora de vista {{count}} vezes ({{time}} ao todo).',
    pasted_one: 'Um texto foi colado ({{characters, number}} caracteres).',
    pasted_many: '{{count}} textos foram colados ({{characters, number}} caracteres ao todo).',
    pasted_other: '{{count}} textos foram colados ({{characters, number}} caracteres ao todo).',
    text: 'São sinais, não uma conclusão: quem fez o teste e a empresa leem o mesmo.',
  },
  result: {
    dialog: 'Respostas do teste',
    loadError: 'O resultado não carregou',
    on: 'Enviado em {{date}}',
    score: 'Nota',
    points: 'Pontos',
    pointsOf: '{{points}} de {{max}}',
    time: 'Tempo',
    answered: 'Respondidas',
    answeredOf: '{{answered}} de {{total}}',
    waiting: 'Em correção',
    waitingText: 'Há respostas que uma pessoa de {{company}} vai ler. A nota aparece aqui quando a correção terminar.',
    topics: 'Desempenho por assunto',
    questions: 'Respostas',
    question: 'Questão {{number}}',
    marks: { right: 'certa', wrong: 'errada', open: 'em correção' },
    yours: 'Sua resposta',
    right: 'Certa',
    noAnswer: 'Sem resposta',
    expected: 'Resposta esperada',
    explanation: 'Por quê',
    hidden: 'Quem escreveu este teste preferiu não mostrar as respostas.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    taking: Phrases<typeof taking>;
  }
}
