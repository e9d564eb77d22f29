import type { Phrases } from '../phrases.ts';

export const aiInterviewVoice = {
  muted: 'Não ler em voz alta',
  name: {
    reading: 'Lendo o pedido. Se quiser, comece a falar.',
    readingFirst: 'Lendo o pedido. Em seguida ouvimos você.',
    away: 'Não estamos ouvindo agora.',
    listening: 'Ouvindo. Pode dizer seu nome.',
    heard: 'Nome ouvido.',
  },
  turn: {
    reading: 'Lendo a pergunta. Se já souber, comece a falar.',
    readingFirst: 'Lendo a pergunta. Em seguida ouvimos você.',
    away: 'Não estamos ouvindo agora.',
    listening: 'Ouvindo você.',
    writing: 'Escrevendo o que você disse…',
    late: 'A transcrição está {{seconds, number}} s atrasada.',
    isLate: 'A transcrição está atrasada, mas continua.',
    holds: 'Pense com calma. Seguimos quando você voltar a falar.',
    offered: 'Terminou? Se você não disser mais nada, sua resposta segue em instantes.',
    ended: 'Enviando sua resposta…',
    goOn: 'Ainda não terminei',
    isQuiet: 'Sem pressa. Se preferir, ouça a pergunta de novo ou responda escrevendo.',
    isLong: 'Sua resposta já passa de cinco minutos. Quando puder, conclua.',
  },
  microphone: {
    title: {
      denied: 'O microfone não foi liberado',
      network: 'A transcrição parou de responder',
      language: 'Este navegador não transcreve neste idioma',
      unsupported: 'Este navegador não transforma fala em texto',
      service: 'O serviço de transcrição não está disponível hoje',
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
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-voice': Phrases<typeof aiInterviewVoice>;
  }
}
