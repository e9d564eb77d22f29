import type { Phrases } from '../phrases.ts';

export const recorder = {
  offline: 'Sem conexão: a gravação continua',
  offlineText:
    'Nada se perdeu: {{size}} estão guardados neste computador e serão enviados assim que a conexão voltar. Mantenha esta página aberta.',
  memory: 'O disco deste computador está cheio',
  memoryText:
    'A gravação continua, guardada só nesta página ({{size}} de no máximo {{most}}). Libere espaço no disco e não feche a página até o envio terminar.',
  lost: 'Faltou espaço para uma parte da gravação',
  lostText:
    'Não foi possível guardar {{time}}. O resto está guardado, e a gravação volta assim que houver espaço: libere espaço no disco ou confira a conexão.',
  broken: 'Uma parte da gravação não pôde ser enviada',
  brokenText: 'O que chegou até ali está salvo com a entrevista. O que vem depois segue em outro trecho.',
  sending: 'Enviando a gravação: faltam {{size}}',
  sendingText: 'Mantenha esta página aberta até o fim. Se ela fechar, o envio continua quando você voltar.',
  progress: '{{done}} de {{of}}',
  sendingRest: 'Enviando o resto da gravação',
  sent: 'Gravação enviada',
  sentText: 'Em instantes ela aparece na página da entrevista.',
  gone: 'A gravação não é mais aceita pelo servidor',
  goneText: 'O que ainda estava neste computador foi apagado.',
  soundOnly: 'A gravação continua só com o som',
  soundOnlyText: 'Este navegador parou de gerar a imagem. O que foi gravado até aqui está guardado.',
  problems: {
    permission: 'O navegador não permitiu gravar',
    recording: 'A gravação foi interrompida',
    stop: 'A gravação não terminou como deveria',
    open: 'O envio da gravação ainda não começou',
    sign: 'O servidor não liberou o envio da próxima parte',
    chunk: 'Uma parte da gravação ainda não chegou',
    complete: 'A gravação chegou, mas ainda não foi concluída',
    abort: 'A gravação ainda não foi descartada',
  },
  problemTexts: {
    permission:
      'O que já foi gravado está guardado. Permita câmera e microfone para este site nas configurações do navegador: a gravação começa sozinha.',
    recording:
      'Ela recomeça sozinha em alguns segundos, e o que foi gravado até aqui está guardado. Só esta pausa fica de fora. Se não voltar, recarregue a página e entre de novo na sala.',
    stop: 'O que foi gravado está guardado e segue sendo enviado; podem faltar os dois últimos segundos. Mantenha esta página aberta até o fim.',
    open: 'Nada se perdeu: tudo está guardado neste computador, e tentamos de novo em instantes. Mantenha esta página aberta.',
    sign: 'Nada se perdeu: a gravação está guardada neste computador, e tentamos de novo em instantes. Mantenha esta página aberta.',
    chunk:
      'Nada se perdeu: ela está guardada neste computador, e tentamos de novo em instantes. Mantenha esta página aberta.',
    complete:
      'Tudo o que foi gravado está no servidor. Tentamos concluir de novo em instantes; mantenha esta página aberta.',
    abort: 'Uma parte dela continua guardada. Confira sua conexão e descarte de novo.',
  },
  full: 'O servidor está sem espaço para a gravação',
  fullText:
    'Nada se perdeu: ela espera neste computador, e tentamos de novo em instantes. Mantenha esta página aberta e avise quem cuida da plataforma.',
  unsent: {
    sending: 'Enviando o que faltava da gravação da entrevista com {{names}}',
    sendingAlone: 'Enviando o que faltava da gravação de uma entrevista',
    left: 'Ela ficou guardada neste computador.',
    sent: 'Chegou o que faltava da gravação da entrevista com {{names}}',
    sentAlone: 'Chegou o que faltava da gravação da entrevista',
    gone: 'A gravação que esperava neste computador não é mais aceita',
    goneText: 'Ela foi excluída, ou passou tempo demais. O que estava guardado aqui foi apagado.',
    discard: 'Descartar',
    discardTitle: 'Descartar o que falta desta gravação?',
    discardText:
      'O que ainda não chegou é apagado deste computador e não volta. O que já chegou continua salvo com a entrevista.',
    keep: 'Continuar enviando',
    discarded: 'O que faltava foi descartado',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    recorder: Phrases<typeof recorder>;
  }
}
