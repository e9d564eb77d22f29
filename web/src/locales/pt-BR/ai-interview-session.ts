import type { Phrases } from '../phrases.ts';

export const aiInterviewSession = {
  progress: 'Andamento da entrevista',
  question: 'Pergunta {{number}} de {{total}}',
  followUp: 'complemento',
  required: 'obrigatória',
  time: '{{used}} de cerca de {{total}}',
  preparing: 'Preparando…',
  pause: 'Pausar',
  name: {
    heading: 'Diga seu nome para começar',
    headingText: 'Escreva seu nome para começar',
    lead: 'Fale em voz alta, ou escreva abaixo.',
    leadText: 'Como as pessoas chamam você, com sobrenome.',
    label: 'Seu nome',
    late: 'Ainda estamos escrevendo o que você disse. Espere um pouco, ou escreva seu nome',
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
    none: 'Este navegador não tem voz para este idioma.',
  },
  answer: {
    label: 'Sua resposta',
    hintVoice: 'O que você diz aparece aqui. Para corrigir, escreva no texto: paramos de ouvir enquanto isso.',
    empty: 'Responda antes de continuar',
    emptySkip: 'Responda antes de continuar, ou pule a pergunta',
    done: 'Terminei',
    sendNow: 'Enviar agora',
    late: 'Ainda estamos escrevendo o que você disse. Espere um pouco, ou responda escrevendo',
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
  sending: {
    retrying: 'Sem conexão. Sua resposta está guardada neste aparelho, e tentamos de novo…',
    failed: 'Sua resposta ainda não foi enviada',
    kept: 'Estamos sem conexão. A resposta está guardada neste aparelho e é enviada assim que a conexão voltar.',
    again: 'Enviar de novo',
    stepFailed: 'Não foi possível continuar',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-session': Phrases<typeof aiInterviewSession>;
  }
}
