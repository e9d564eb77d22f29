import type { Phrases } from '../phrases.ts';

export const emailChange = {
  section: {
    title: 'E-mail',
    intro: 'É com ele que você entra, e é para ele que escrevemos.',
    open: 'Trocar e-mail',
    new: 'Novo e-mail',
    newHint: 'Enviaremos um link para confirmar que ele é seu.',
    password: 'Sua senha',
    wrongPassword: 'Senha incorreta. Confira e tente de novo.',
    submit: 'Enviar link de confirmação',
    back: 'Cancelar',
    sent: 'Link enviado para o novo e-mail.',
    waiting: 'Falta confirmar {{email}}',
    waitingText:
      'Abra o link que enviamos para lá até {{until}}. Até você confirmar, sua conta continua com o e-mail atual.',
    resend: 'Reenviar link',
    resendIn: 'Reenviar em {{wait}}',
    cancel: 'Desistir da troca',
    cancelled: 'Troca cancelada. Seu e-mail continua o mesmo.',
    settled:
      'A última troca ainda pode ser desfeita pelo endereço anterior. Você pode trocar de novo a partir de {{date}}.',
  },
  confirm: {
    title: 'Confirmando seu novo e-mail',
    wait: 'Só um instante',
    doneTitle: 'E-mail trocado',
    done: 'Sua conta agora usa {{email}}. É com ele que você entra.',
    toSecurity: 'Ir para minha conta',
    refusedTitle: 'Este link não vale mais',
    refused:
      'Ele vale por 24 horas e funciona uma vez. Se a troca ainda falta, peça outro link em Segurança, na sua conta.',
    failedTitle: 'Não foi possível confirmar agora',
  },
  undo: {
    title: 'Não foi você que pediu a troca de e-mail?',
    text: 'Ao continuar, sua conta volta a usar este endereço, todos os acessos são encerrados e a senha atual deixa de valer. Em seguida você cria outra.',
    more: 'Também deixam de valer o Google, as passkeys e os aplicativos autenticadores adicionados desde o pedido.',
    submit: 'Não fui eu: proteger minha conta',
    keep: 'Fui eu: manter a troca',
    refusedTitle: 'Este link não vale mais',
    refused:
      'A troca já foi desfeita, ou passou o prazo de 7 dias para isso. Se não consegue mais entrar, crie uma nova senha com o e-mail da conta.',
    newPassword: 'Criar nova senha',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'email-change': Phrases<typeof emailChange>;
  }
}
