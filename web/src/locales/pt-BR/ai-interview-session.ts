import type { Phrases } from '../phrases.ts';

export const aiInterviewSession = {
  title: 'Entrevista com IA',
  progress: 'Andamento da entrevista',
  question: 'Pergunta {{number}} de {{total}}',
  followUp: 'complemento',
  required: 'obrigatória',
  time: '{{used}} de cerca de {{total}}',
  pause: 'Pausar',
  preparing: 'Preparando…',
  name: {
    heading: 'Diga seu nome para começar',
    headingText: 'Escreva seu nome para começar',
    lead: 'Fale em voz alta, ou escreva abaixo.',
    leadText: 'Como as pessoas chamam você, com sobrenome.',
    prompt: 'Olá. Para começar, diga seu nome.',
    reading: 'Lendo o pedido. Se quiser, comece a falar.',
    listening: 'Ouvindo. Pode dizer seu nome.',
    heard: 'Nome ouvido.',
    label: 'Seu nome',
    submit: 'Continuar',
  },
  confirm: {
    heading: 'Entendi “{{name}}”. Está certo?',
    text: 'Ao confirmar, a primeira pergunta aparece.',
    other:
      'Na sua candidatura o nome é {{name}}. Não tem problema se for diferente: a entrevista começa do mesmo jeito, e a equipe vê os dois.',
    yes: 'Sim, começar',
    no: 'Não, corrigir',
  },
  sound: {
    again: 'Ouvir a pergunta',
    stop: 'Parar a leitura',
    muted: 'Não ler em voz alta',
    none: 'Este navegador não tem voz para este idioma.',
  },
  voice: {
    reading: 'Lendo a pergunta. Se já souber, comece a falar.',
    listening: 'Ouvindo você.',
    holds: 'Pense com calma. Seguimos quando você voltar a falar.',
    offered: 'Terminou? Se você não disser mais nada, sua resposta segue em instantes.',
    ended: 'Enviando sua resposta…',
    goOn: 'Ainda não terminei',
    isQuiet: 'Sem pressa. Se preferir, ouça a pergunta de novo ou responda escrevendo.',
    isLong: 'Sua resposta já passa de cinco minutos. Quando puder, conclua.',
  },
  answer: {
    label: 'Sua resposta',
    hintVoice: 'O que você diz aparece aqui. Para corrigir, escreva no texto: paramos de ouvir enquanto isso.',
    empty: 'Responda antes de continuar',
    emptySkip: 'Responda antes de continuar, ou pule a pergunta',
    done: 'Terminei',
    send: 'Enviar resposta',
    byText: 'Responder escrevendo',
    byVoice: 'Responder falando',
    backToVoice: 'Voltar a falar',
    skip: 'Pular esta pergunta',
    skipTitle: 'Pular esta pergunta?',
    skipRequired:
      'A empresa marcou esta pergunta como obrigatória. Se você pular, ela fica sem resposta, e a equipe vê isso.',
    skipText: 'O que você já disse ou escreveu nela não será enviado.',
    skipYes: 'Pular',
    back: 'Voltar',
  },
  microphone: {
    title: {
      denied: 'O microfone não foi liberado',
      network: 'A transcrição parou de responder',
      language: 'Este navegador não transcreve neste idioma',
      unsupported: 'Este navegador não transforma fala em texto',
      code: 'Não foi possível carregar a parte que ouve você',
    },
    writeOn: 'Você pode continuar escrevendo. O que já foi dito está no texto.',
    retry: 'Tentar de novo',
    steps: {
      chromium:
        'Toque no ícone ao lado do endereço, no alto da janela.\nPermita o microfone para este site.\nTente de novo.',
      firefox: 'Clique no ícone de microfone ao lado do endereço.\nRetire o bloqueio deste site.\nTente de novo.',
      safari: 'No menu Safari, abra “Ajustes para este site”.\nEm Microfone, escolha Permitir.\nTente de novo.',
      ios: 'Toque no botão de opções da barra de endereço e abra “Ajustes do site”.\nEm Microfone, escolha Permitir.\nTente de novo.',
      android:
        'Toque no ícone ao lado do endereço e abra “Permissões”.\nPermita o microfone para este site.\nTente de novo.',
    },
    system: 'Se já está permitido, confira se o microfone está conectado e liberado nos ajustes do aparelho.',
  },
  sending: {
    retrying: 'Sem conexão. Sua resposta está guardada neste aparelho, e tentamos de novo…',
    failed: 'Sua resposta ainda não foi enviada',
    kept: 'Estamos sem conexão. A resposta está guardada neste aparelho e é enviada assim que a conexão voltar.',
    again: 'Enviar de novo',
    stepFailed: 'Não foi possível continuar',
  },
  paused: {
    heading: 'Entrevista em pausa',
    text: 'A pergunta espera por você. Continue dentro de {{hours}} horas, aqui ou abrindo o link em outro aparelho.',
    submit: 'Continuar',
  },
  elsewhere: {
    heading: 'A entrevista continua em outra página',
    text: 'Ela foi aberta em outra aba ou em outro aparelho. Se quiser seguir por aqui, traga a entrevista para esta página.',
    submit: 'Continuar nesta página',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-session': Phrases<typeof aiInterviewSession>;
  }
}
