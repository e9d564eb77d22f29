import type { Phrases } from '../phrases.ts';

export const roomsEntry = {
  title: 'Sala de entrevista',
  heading: 'Entrevista: {{job}}',
  headingPlain: 'Entrar na sala',
  lead: 'Diga quem você é, teste seu equipamento e peça para entrar. Quem conduz a conversa recebe seu pedido.',
  leadHost: 'Confira seu equipamento e abra a sala. Quem chegar espera até você aceitar.',
  name: 'Seu nome',
  nameHint: 'É assim que as outras pessoas da sala veem você.',
  guestName: 'Informe seu nome: quem observa também se apresenta',
  continue: 'Continuar',
  tryOnly: 'Só testar o equipamento',
  toInvitation: 'Voltar ao convite',
  newWindow: '(abre em outra janela)',
  copyLink: 'Copiar link',
  linkCopied: 'Link da sala copiado',
  copyFailed: 'O navegador não deixou copiar. Copie por aqui: {{link}}',
  find: {
    heading: 'Entrar em uma entrevista',
    lead: 'Informe seu nome e o código da sala. Não é preciso ter conta.',
    code: 'Código da sala',
    codeHint: 'Como abc-defg-hjk. O endereço inteiro da sala também serve.',
    codeRequired: 'Informe o código da sala',
    codeUnknown: 'Este código não está completo. Ele tem dez letras, como abc-defg-hjk',
    make: 'Gerar uma sala',
    made: 'Sala {{code}}',
    madeOwn: 'A sala é sua: envie o link a quem vai participar e entre quando quiser.',
    madeUp:
      'O código é seu para combinar. Quem entra espera até que alguém de uma equipe de recrutamento abra esta sala.',
    links: 'Recebeu um convite por e-mail? Abra o link do convite: ele já leva você à sala certa, com seu nome.',
  },
  access: {
    label: 'Como você participa',
    required: 'Escolha como você participa',
    host: 'Conduzir a conversa',
    hostHint: 'Você recebe quem chega e decide quem entra.',
    candidate: 'Participar da entrevista',
    candidateHint: 'Como pessoa candidata, com câmera e microfone.',
    guest: 'Observar a convite',
    guestHint: 'Você vê, ouve e escreve no chat, sem câmera nem microfone.',
    seatTaken: 'Indisponível: já há uma pessoa candidata na sala.',
  },
  seatElsewhere: 'Já há alguém no lugar da pessoa candidata',
  seatElsewhereText: 'Se é você em outra aba ou em outro aparelho, continue: ao entrar, você traz a conversa para cá.',
  accept: {
    label: 'Antes de entrar',
    notice: 'Sei que quem está na sala me vê e me ouve',
    noticeText:
      'Todas as pessoas na sala recebem o que sua câmera e seu microfone transmitem. A equipe pode aceitar quem só observa, e a lista de participantes mostra quem está.',
    noticeRequired: 'Confirme que leu o aviso de acompanhamento',
    terms: 'Aceito os termos da sala',
    termsText:
      'Numa entrevista, as mensagens do chat e as legendas ficam guardadas com ela, à vista da equipe da empresa. Numa sala sem entrevista marcada, são apagadas quando a conversa termina. Nada é gravado sem que perguntem antes a você.',
    termsRequired: 'Aceite os termos da sala para entrar',
    privacy: 'Política de privacidade',
  },
  summary: {
    label: 'Sobre esta sala',
    company: 'Empresa',
    candidate: 'Pessoa candidata',
    you: 'Você participa como',
    as: { host: 'Equipe, conduz a conversa', candidate: 'Pessoa candidata', guest: 'Observação: você vê e ouve' },
    room: 'Sala',
    waiting: 'Ainda não começou',
    active: 'Em andamento',
    ownZone: 'para você ({{zone}})',
    otherZone: 'Marcada como {{time}} ({{zone}})',
  },
  unknown: {
    title: 'Não encontramos a sala {{code}}',
    text: 'Confira o código com quem convidou você. Uma letra trocada leva a outra sala.',
    waitText: 'Se o código está certo e a sala ainda vai ser aberta, você pode esperar nela.',
    noCode: 'Este endereço não leva a uma sala',
    noCodeText: 'O código de uma sala tem dez letras, como abc-defg-hjk. Confira o link com quem convidou você.',
    other: 'Informar outro código',
    wait: 'Esperar mesmo assim',
    open: 'Abrir esta sala',
    openText: 'Se o código está certo e ninguém abriu a sala ainda, você pode abri-la para a sua empresa.',
  },
  over: {
    ended: 'Esta conversa já terminou',
    endedText: 'A sala foi encerrada. Se ainda havia o que conversar, combine outro horário com a empresa.',
    ownText: 'A sala foi encerrada. Quem tem o link volta a entrar quando você a abrir de novo.',
    reopen: 'Abrir de novo',
    cancelled: 'Esta entrevista foi cancelada',
    cancelledInvited: 'A sala não será aberta. O convite conta o que aconteceu.',
    cancelledText: 'A sala não será aberta. Se houver uma nova data, a empresa envia outro convite.',
  },
  link: {
    invalid: 'Link inválido',
    invalidText:
      'Confira se o endereço está completo, ou abra de novo o link do e-mail mais recente sobre esta entrevista.',
    expired: 'Este link expirou',
    expiredText:
      'Links de entrevista valem até 30 dias depois da conversa. O que aconteceu com ela está nas suas candidaturas.',
    noRoom: 'Esta entrevista não tem uma sala',
    noRoomText: 'Esta entrevista não acontece em uma sala da Prova. O convite diz onde vocês conversam.',
    notFound: 'Entrevista não encontrada',
    notFoundText:
      'Ela pode ter sido removida. Abra o e-mail mais recente sobre esta entrevista, ou veja suas candidaturas.',
    mine: 'Minhas candidaturas',
  },
  loadError: 'Não foi possível carregar a entrevista',
  loadErrorText: 'Confira sua conexão e tente de novo.',
  browser: {
    insecure: 'Este endereço não é seguro',
    insecureText:
      'Sem https, o navegador não libera câmera nem microfone. Abra o mesmo endereço começando por https://.',
    insideApp: 'Você está no navegador do {{app}}',
    someApp: 'Você está no navegador de outro aplicativo',
    insideAppText:
      'Nele a câmera e o microfone costumam falhar. Copie o link e abra no Chrome, no Safari ou no Firefox.',
    copy: 'Copiar este link',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'rooms-entry': Phrases<typeof roomsEntry>;
  }
}
