import type { Phrases } from '../phrases.ts';

export const roomsDevices = {
  heading: 'Câmera e som',
  headingGuest: 'Som e conexão',
  trial: 'Teste de equipamento',
  lead: 'Escolha com o que você participa e veja se funciona. Nada daqui é enviado antes de você entrar.',
  leadGuest: 'Quem observa não usa câmera nem microfone. Veja se o som e a conexão funcionam.',
  back: 'Voltar',
  knock: 'Pedir para entrar',
  open: 'Entrar na sala',
  notEntered: 'Não foi possível entrar',
  ask: 'O navegador vai perguntar se pode usar sua câmera e seu microfone.',
  turnOn: 'Ligar câmera e microfone',
  picture: 'O que sua câmera mostra',
  cameraOff: 'Você participa sem câmera.',
  noPicture: 'A câmera está desligada.',
  label: { camera: 'Câmera', microphone: 'Microfone', speaker: 'Alto-falante' },
  choose: { camera: 'Escolha uma câmera', microphone: 'Escolha um microfone', speaker: 'Escolha um alto-falante' },
  required: {
    camera: 'Selecione uma câmera, ou “Sem câmera”',
    microphone: 'Selecione um microfone, ou “Sem microfone”',
  },
  own: {
    camera: 'Câmera padrão',
    microphone: 'Microfone padrão',
    speaker: 'Saída padrão',
  },
  numbered: { camera: 'Câmera {{number}}', microphone: 'Microfone {{number}}', speaker: 'Alto-falante {{number}}' },
  none: { camera: 'Sem câmera', microphone: 'Sem microfone' },
  away: 'O que você usou da última vez (desconectado)',
  replaced: {
    camera: 'A câmera escolhida não está conectada. O navegador usou outra.',
    microphone: 'O microfone escolhido não está conectado. O navegador usou outro.',
  },
  quality: {
    label: 'Qualidade do vídeo',
    hint: 'Recomendamos 720p. Se a conexão é lenta, escolha 480p.',
    '480p': '480p (640×480)',
    '720p': '720p (1280×720)',
    '1080p': '1080p (1920×1080)',
  },
  noise: 'Reduzir ruídos',
  noiseText: 'Filtra ventilador, teclado e rua. Desligue para tocar música.',
  verdict: { untested: 'Não testado', passed: 'Funciona', failed: 'Com problema', none: 'Não usado' },
  hearing: {
    listening: 'Diga alguma coisa: as barras acendem quando ouvimos você.',
    heard: 'Estamos ouvindo você.',
    silent: 'Ainda não ouvimos nada. Veja se o microfone está mudo, ou escolha outro.',
  },
  speaker: {
    title: 'Alto-falante',
    own: 'Este navegador usa a saída de som do aparelho. Para trocar, use os ajustes do sistema.',
    play: 'Tocar um som',
    again: 'Tocar de novo',
    question: 'Você ouviu duas notas?',
    yes: 'Ouvi',
    no: 'Não ouvi',
    unheard: 'Vamos encontrar o som',
    unplayed: 'O navegador não tocou o som',
    steps:
      'Aumente o volume do aparelho e veja se ele não está no mudo.\nConfira se o som não vai para um fone ou uma TV por Bluetooth.\nEscolha outro alto-falante na lista, se houver, e toque de novo.',
  },
  connection: {
    title: 'Conexão',
    text: 'Verifica se som e imagem saem da sua rede.',
    check: 'Testar conexão',
    again: 'Testar de novo',
    running: 'Testando, até 12 segundos…',
    passed: 'Sua rede deixa passar som e imagem.',
    notConfigured: 'Sem retransmissor',
    direct:
      'Seu navegador está pronto para chamadas. Esta instalação não tem um retransmissor configurado, por isso as chamadas vão direto de uma pessoa à outra, o que algumas redes de empresas bloqueiam.',
    failed: 'Sua rede não deixou passar a chamada',
    failedSteps:
      'Desligue a VPN, se usar uma, e teste de novo.\nTente outra rede, como a internet do celular.\nEm uma rede de empresa, peça que liberem chamadas WebRTC (TURN).',
    unsupported: 'Este navegador não faz chamadas',
    unsupportedSteps:
      'Abra este link na versão atual do Chrome, Edge, Firefox ou Safari.\nDesligue extensões que bloqueiam WebRTC e teste de novo.',
  },
  retry: 'Tentar de novo',
  without: { camera: 'Continuar sem câmera', microphone: 'Continuar sem microfone', both: 'Continuar sem os dois' },
  problem: {
    both: {
      denied: 'Câmera e microfone não foram liberados',
      missing: 'Nenhuma câmera e nenhum microfone encontrados',
      busy: 'Câmera e microfone estão em uso por outro programa',
      insecure: 'O navegador só libera câmera e microfone em endereços seguros',
      unsupported: 'Este navegador não dá acesso a câmera nem a microfone',
      failed: 'Não foi possível acessar a câmera e o microfone',
    },
    camera: {
      denied: 'A câmera não foi liberada',
      missing: 'Nenhuma câmera encontrada',
      busy: 'A câmera está em uso por outro programa',
      insecure: 'O navegador só libera a câmera em endereços seguros',
      unsupported: 'Este navegador não dá acesso à câmera',
      failed: 'Não foi possível acessar a câmera',
    },
    microphone: {
      denied: 'O microfone não foi liberado',
      missing: 'Nenhum microfone encontrado',
      busy: 'O microfone está em uso por outro programa',
      insecure: 'O navegador só libera o microfone em endereços seguros',
      unsupported: 'Este navegador não dá acesso ao microfone',
      failed: 'Não foi possível acessar o microfone',
    },
  },
  steps: {
    allow: {
      chromium:
        'Toque no ícone ao lado do endereço, no alto da janela.\nPermita a câmera e o microfone para este site.\nTente de novo.',
      firefox:
        'Clique no ícone de câmera ou microfone ao lado do endereço.\nRetire o bloqueio deste site.\nTente de novo e escolha Permitir.',
      safari:
        'No menu Safari, abra “Ajustes para este site”.\nEm Câmera e Microfone, escolha Permitir.\nTente de novo.',
      ios: 'Toque no botão de opções da barra de endereço e abra “Ajustes do site”.\nEm Câmera e Microfone, escolha Permitir.\nRecarregue a página.',
      android:
        'Toque no ícone ao lado do endereço e abra “Permissões”.\nPermita a câmera e o microfone para este site.\nTente de novo.',
    },
    system: 'Se já está permitido aqui, libere o navegador nos ajustes de privacidade do aparelho.',
    missing:
      'Conecte o aparelho, ou veja se o cabo e o Bluetooth estão firmes.\nSe ele tem uma chave ou tampa, abra.\nTente de novo.',
    busy: 'Feche outras chamadas e programas que usam o aparelho, como Zoom, Teams ou Meet.\nFeche outras abas com vídeo.\nTente de novo.',
    insecure: 'Abra este mesmo endereço começando por https://.\nSe não abrir, peça um link novo a quem convidou você.',
    unsupported:
      'Se o link abriu dentro de outro aplicativo, abra no navegador do aparelho.\nUse a versão atual do Chrome, Edge, Firefox ou Safari.',
    failed: 'Desconecte o aparelho e conecte de novo.\nFeche o navegador e abra outra vez este link.\nTente de novo.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'rooms-devices': Phrases<typeof roomsDevices>;
  }
}
