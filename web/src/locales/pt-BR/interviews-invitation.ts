import type { Phrases } from '../phrases.ts';

export const interviewsInvitation = {
  title: 'Convite para entrevista',
  lead: '{{company}} quer conversar com você, {{name}}',
  leadOver: '{{name}}, esta é a sua entrevista com {{company}}',
  heading: 'Entrevista: {{job}}',
  verified: 'Empresa verificada',
  unverifiedTitle: 'A Prova ainda não verificou a identidade desta empresa',
  unverifiedText:
    'O convite é de {{company}}. Não pague nada nem envie senhas, e confirme por outro meio antes de enviar documentos.',
  summary: 'Resumo',
  ownZone: 'para você ({{zone}})',
  otherZone: 'Marcada como {{time}} ({{zone}})',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  daysLeft_one: 'Em 1 dia',
  daysLeft_other: 'Em {{count}} dias',
  type: { video: 'Por vídeo', presencial: 'Presencial', telefone: 'Por telefone' },
  place: { video: 'Link da chamada', presencial: 'Endereço', telefone: 'Telefone' },
  newWindow: '(abre em outra janela)',
  copy: 'Copiar',
  enterRoom: 'Entrar na sala',
  roomHint: 'Abre no navegador, sem instalar nada.',
  copyPlace: { video: 'Copiar o link da chamada', presencial: 'Copiar o endereço', telefone: 'Copiar o telefone' },
  copied: 'Copiado',
  copyFailed: 'O navegador não deixou copiar. Selecione o texto e copie por lá.',
  length: 'Duração',
  who: 'Com quem',
  observers: 'Quem observa',
  notes: 'Recado de {{company}}',
  calendar: 'Adicionar à agenda',
  event: 'Entrevista: {{job}} ({{company}})',
  question: 'Você pode participar?',
  movedQuestion: 'O horário mudou. Você pode participar?',
  movedFrom: 'Antes: {{day}}, {{time}} ({{zone}}).',
  changeQuestion: 'Mudou alguma coisa?',
  questionText: 'Assim {{company}} sabe se pode contar com você. Dá para mudar a resposta até o início.',
  accept: 'Confirmar presença',
  acceptThis: 'Confirmar este horário',
  decline: 'Não vou participar',
  declineTitle: 'Recusar a entrevista?',
  declineText:
    'A empresa {{company}} será avisada agora, e a entrevista deixa de acontecer. Esta resposta é definitiva: se o problema é só o horário, peça outro.',
  declineNote: 'Recado para {{company}}',
  declineNoteHint: 'Conte o motivo, se quiser.',
  declineYes: 'Sim, recusar',
  back: 'Voltar',
  otherTime: 'Pedir outro horário',
  otherTimeAgain: 'Mudar o pedido de horário',
  otherTimeLabel: 'Dias e horários que funcionam para você',
  otherTimeHint: 'Por exemplo: terça depois das 14:00 ou quarta de manhã ({{zone}}).',
  otherTimeText: '{{company}} lê o pedido e decide. Até lá, o horário marcado continua valendo.',
  otherTimeSend: 'Enviar pedido',
  answerFailed: 'Não foi possível enviar sua resposta',
  yourNote: 'Seu recado',
  mayChange: 'Você pode mudar a resposta até o início.',
  moved: 'O horário desta entrevista mudou agora há pouco. Confira antes de responder.',
  state: {
    accepted: { title: 'Presença confirmada', text: '{{company}} já sabe que pode contar com você.' },
    another_time: {
      title: 'Você pediu outro horário',
      text: '{{company}} vai decidir e avisar você por e-mail. Até lá, o horário marcado continua valendo.',
    },
    under_way: { title: 'É agora', text: 'O horário desta entrevista já começou.' },
    past: {
      title: 'O horário desta entrevista já passou',
      text: 'Se vocês não conversaram, fale com {{company}} para combinar outro dia.',
    },
    completed: { title: 'Esta entrevista já aconteceu', text: 'Agora é com {{company}}.' },
    declined: {
      title: 'Você recusou esta entrevista',
      text: '{{company}} já sabe. Se mudar de ideia, fale com a empresa: esta resposta é definitiva.',
    },
    called_off: {
      title: 'Esta entrevista foi cancelada',
      text: '{{company}} cancelou a conversa. Se houver uma nova data, você recebe outro convite.',
    },
    no_show_candidate: {
      title: 'A entrevista não aconteceu',
      text: '{{company}} registrou que você não compareceu. Se não foi assim, ou se algo impediu você, fale com a empresa.',
    },
    no_show_team: {
      title: 'A entrevista não aconteceu',
      text: 'Ninguém de {{company}} pôde comparecer. Se houver uma nova data, você recebe outro convite.',
    },
    application_over: {
      title: 'Esta entrevista não vai acontecer',
      text: 'Seu processo com {{company}} chegou ao fim, e a conversa marcada com ele.',
    },
  },
  invalid: 'Link inválido',
  invalidText:
    'Confira se o endereço está completo, ou abra de novo o link do e-mail mais recente sobre esta entrevista.',
  expiredLink: 'Este link expirou',
  expiredLinkText:
    'Links de entrevista valem até 30 dias depois da conversa. O que aconteceu com ela está nas suas candidaturas.',
  notFound: 'Entrevista não encontrada',
  mine: 'Minhas candidaturas',
  jobs: 'Ver vagas',
  loadError: 'Não foi possível carregar o convite',
  loadErrorText: 'Confira sua conexão e tente de novo. Nada foi respondido.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'interviews-invitation': Phrases<typeof interviewsInvitation>;
  }
}
