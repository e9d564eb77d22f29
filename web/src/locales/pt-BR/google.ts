import type { Phrases } from '../phrases.ts';

export const google = {
  continue: 'Continuar com o Google',
  or: 'ou com seu e-mail',
  confirmBelow: 'Confirme no botão do Google.',
  registered: 'Conta criada com o Google. Boas-vindas.',
  signedIn: 'Você entrou com o Google.',
  errors: {
    timeout: 'Tempo limite excedido. Tente novamente.',
    script: 'Falha ao carregar script do Google',
    container: 'Container do botão não encontrado',
    initialization: 'Falha na inicialização do Google Sign-In',
    credential: 'Credencial não recebida do Google',
    login: 'Falha no login com Google',
  },
  step: {
    title: 'Falta pouco para criar sua conta',
    account: 'Sua conta Google: {{email}}',
    submit: 'Criar conta',
    acceptTitle: 'Leia e aceite os documentos',
    acceptIntro: 'Para entrar, leia e aceite as versões atuais dos documentos.',
    acceptSubmit: 'Aceitar e entrar',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    google: Phrases<typeof google>;
  }
}
