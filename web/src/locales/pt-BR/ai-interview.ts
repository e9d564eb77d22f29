import type { Phrases } from '../phrases.ts';

export const aiInterview = {
  title: 'Entrevista com IA',
  lead: '{{company}} convidou você para uma entrevista, {{name}}',
  leadOver: '{{name}}, esta é a sua entrevista com {{company}}',
  heading: 'Entrevista com IA: {{job}}',
  verified: 'Empresa verificada',
  unverifiedTitle: 'A Prova ainda não verificou a identidade desta empresa',
  unverifiedText:
    'O convite é de {{company}}. Não pague nada nem envie senhas, e confirme por outro meio antes de enviar documentos.',
  facts: {
    title: 'O que esperar',
    program: 'Quem pergunta é um programa, uma pergunta por vez. Não há ninguém do outro lado ouvindo agora.',
    rules:
      'As perguntas foram escritas pela empresa. Se uma resposta ficar curta, regras fixas pedem um detalhe a mais.',
    model:
      'As perguntas foram escritas pela empresa. Se uma resposta pedir mais detalhes, quem escreve a pergunta seguinte é um modelo de IA ({{engine}}).',
    readers: 'Quem lê suas respostas é a equipe de {{company}}. São pessoas que decidem, não o programa.',
    until: 'Comece até',
    otherZone: '{{time}} pelo horário da empresa ({{zone}})',
    questions: 'Perguntas',
    questionCount_one: '{{count}} pergunta',
    questionCount_many: '{{count}} perguntas',
    questionCount_other: '{{count}} perguntas',
    minutes: 'Duração',
    about: 'cerca de {{minutes}}, com pausas quando quiser',
    language: 'Idioma',
    languages: { 'pt-BR': 'Português', 'en-US': 'Inglês' },
    documents: 'Antes de começar, leia',
    documentsLink: 'Documentos da empresa',
    newWindow: '(abre em outra janela)',
    notes: 'Recado de {{company}}',
  },
  begin: {
    title: 'Antes de começar',
    way: 'Como você quer responder?',
    wayHint: 'Dá para trocar em qualquer pergunta.',
    wayRequired: 'Escolha falar ou escrever',
    voice: 'Falando',
    voiceDevice: 'Seu navegador transforma a fala em texto neste aparelho, e só o texto sai dele.',
    voiceService:
      'O som do que você diz passa pelo nosso servidor até o serviço de transcrição {{service}}, que devolve o texto. Não guardamos o som.',
    voiceVendor: 'Quem faz o seu navegador recebe o som do seu microfone e devolve o texto, pelas regras dele.',
    voiceNone:
      'Este navegador não transforma fala em texto. Para falar, abra este link no Chrome, no Edge ou no Safari.',
    text: 'Escrevendo',
    textHint: 'Sem microfone. Vale tanto quanto falar.',
    notice: 'Li e concordo',
    noticeRequired: 'Confirme que leu e concorda para começar',
    kept: 'Guardamos só o texto das perguntas e das suas respostas. Não gravamos áudio nem vídeo.',
    read: 'A equipe de {{company}} que cuida desta vaga lê o texto, e um programa prepara para ela um resumo com trechos das suas respostas.',
    readModel:
      'A equipe de {{company}} que cuida desta vaga lê o texto. Um serviço de IA ({{engine}}) recebe suas respostas sem os nomes e prepara para ela um resumo com trechos.',
    notCounted: 'Sotaque, fluência, voz e aparência não contam.',
    long: 'O texto fica com a sua candidatura e é apagado com ela. Você pode pedir isso quando quiser.',
    privacy: 'Política de privacidade',
    submit: 'Começar a entrevista',
    failed: 'Não foi possível começar',
  },
  practice: {
    title: 'Quer treinar antes?',
    lead: 'Uma pergunta que não conta, só para ver como é. Nada do treino fica guardado.',
    service:
      'Se você falar, o som passa pelo nosso servidor até o serviço de transcrição {{service}}, que devolve o texto, como na entrevista.',
    vendor: 'Se você falar, quem faz o seu navegador recebe o som e devolve o texto, como na entrevista.',
    voice: 'Treinar falando',
    text: 'Treinar escrevendo',
  },
  person: {
    title: 'Prefere falar com uma pessoa?',
    text: 'Você pode pedir uma conversa com alguém da equipe no lugar desta entrevista. Isso não pesa contra você.',
    ask: 'Pedir uma pessoa',
  },
  again: {
    title: 'Sua entrevista está em andamento',
    text: 'Você parou na pergunta {{number}} de {{total}}. O que já respondeu está guardado.',
    textName: 'Você ainda não chegou à primeira pergunta.',
    textBetween: 'O que você já respondeu está guardado. A próxima pergunta vem ao continuar.',
    until: 'Continue dentro de {{hours}} horas desde a sua última resposta. Depois disso ela termina sozinha.',
    elsewhere: 'Se ela está aberta em outra aba ou aparelho, ao continuar você a traz para cá.',
    submit: 'Continuar',
    failed: 'Não foi possível continuar',
  },
  closed: {
    completed: {
      title: 'Agradecemos, {{name}}. A entrevista terminou',
      text: 'Suas respostas estão com {{company}}. A equipe lê o que você disse e escreve para você sobre o próximo passo.',
    },
    failed: {
      title: 'Esta entrevista terminou antes do fim',
      text: 'Esta entrevista terminou sem respostas. Se ainda quiser participar, peça à empresa um novo prazo.',
    },
    called_off: {
      title: 'Esta entrevista foi cancelada',
      text: '{{company}} cancelou o convite. Se houver outro, você recebe um e-mail.',
    },
    application_over: {
      title: 'Esta entrevista foi cancelada',
      text: 'Sua candidatura em {{company}} terminou, e esta entrevista com ela.',
    },
    expired: {
      title: 'O prazo para começar terminou',
      text: 'Dava para começar até {{until}}. Se você ainda quer participar, escreva para {{company}} e peça um novo prazo.',
    },
    asked_for_person: {
      title: 'Você pediu para falar com uma pessoa',
      text: '{{company}} já sabe. A equipe decide como seguir e escreve para você. Seu pedido não pesa contra você.',
    },
    mine: 'Minhas candidaturas',
  },
  answers: {
    show_one: 'Ler sua resposta',
    show_many: 'Ler suas {{count}} respostas',
    show_other: 'Ler suas {{count}} respostas',
    skipped: 'Você pulou esta pergunta.',
  },
  invalid: 'Link inválido',
  invalidText:
    'Confira se o endereço está completo, ou abra de novo o link do e-mail mais recente sobre esta entrevista.',
  expiredLink: 'Este link expirou',
  expiredLinkText: 'O que aconteceu com esta entrevista está nas suas candidaturas.',
  notFound: 'Entrevista não encontrada',
  mine: 'Minhas candidaturas',
  jobs: 'Ver vagas',
  loadError: 'Não foi possível carregar a entrevista',
  loadErrorText: 'Confira sua conexão e tente de novo. Nada foi respondido.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview': Phrases<typeof aiInterview>;
  }
}
