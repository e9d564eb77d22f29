import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyAccount } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './email-change.kinds.ts';

export const emailChangeMailsPtBR: MailTexts<typeof kinds> = {
  confirmNewEmailMail: {
    subject: () => 'Confirme seu novo e-mail',
    body: ({ params, link }) => ({
      heading: 'Confirme seu novo e-mail',
      blocks: [
        hello(params.name),
        paragraph(
          'Falta um passo para sua conta da Prova usar este e-mail: confirmar que ele é seu. O link vale por 24 horas.',
        ),
        button('Usar este e-mail', link),
        paragraph(
          'Depois da confirmação, é com este e-mail que você entra. Os acessos em outros aparelhos são encerrados.',
        ),
        paragraph('Se você não pediu essa troca, ignore esta mensagem: sem a confirmação, nada acontece.'),
      ],
      why: 'Você recebeu esta mensagem porque alguém informou este endereço como novo e-mail de uma conta na Prova.',
    }),
  },
  newEmailTakenMail: {
    subject: () => 'Este e-mail já está em uma conta',
    body: ({ params, url }) => ({
      heading: 'Este e-mail já está em uma conta',
      blocks: [
        hello(params.name),
        paragraph(
          'Alguém quis usar este e-mail em outra conta da Prova, mas ele já é o da sua. Nada mudou: um e-mail só pode estar em uma conta.',
        ),
        paragraph('Se foi você, entre na conta que já usa este e-mail, ou escolha outro para a segunda.'),
        button('Entrar', url('/auth/login')),
        paragraph('Se não foi você, ignore esta mensagem: sua conta continua como estava.'),
      ],
      why: whyAccount,
    }),
  },
  emailChangeAskedMail: {
    subject: () => 'Pediram para trocar o e-mail da sua conta',
    body: ({ params, link }) => ({
      heading: 'Pediram para trocar o e-mail da sua conta',
      blocks: [
        hello(params.name),
        paragraph(
          `Em ${formatInstant(locale, params.at)}, alguém com acesso à sua conta pediu para trocar o e-mail dela por ${params.newEmail}. A troca só vale quando o novo e-mail for confirmado.`,
        ),
        paragraph('Se foi você, não precisa fazer nada.'),
        paragraph(
          'Se não foi, impeça a troca agora. Todos os acessos serão encerrados, e você cria uma nova senha em seguida.',
        ),
        button('Não fui eu: impedir a troca', link),
      ],
      why: whyAccount,
    }),
  },
  emailMovedMail: {
    subject: () => 'Sua conta passou a usar outro e-mail',
    body: ({ params, link }) => ({
      heading: 'Sua conta passou a usar outro e-mail',
      blocks: [
        hello(params.name),
        paragraph(
          `Desde ${formatInstant(locale, params.at)}, sua conta da Prova usa ${params.newEmail}. Não enviamos mais nada sobre ela para este endereço, e ele não serve mais para entrar.`,
        ),
        paragraph('Se foi você, não precisa fazer nada.'),
        paragraph(
          'Se não foi, desfaça a troca em até 7 dias. Todos os acessos serão encerrados, e você cria uma nova senha em seguida. Até lá, ninguém abre outra conta com este e-mail.',
        ),
        button('Não fui eu: desfazer a troca', link),
      ],
      why: 'Você recebeu esta mensagem porque este era o e-mail da sua conta na Prova.',
    }),
  },
};
