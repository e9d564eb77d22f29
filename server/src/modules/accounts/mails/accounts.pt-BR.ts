import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyAccount } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './accounts.kinds.ts';

export const accountMailsPtBR: MailTexts<typeof kinds> = {
  verifyEmailMail: {
    subject: () => 'Confirme seu e-mail',
    body: ({ params, link, prepared }) => ({
      heading: 'Confirme seu e-mail',
      blocks: [
        hello(params.name),
        paragraph('Falta um passo para usar sua conta: confirmar que este e-mail é seu. O link vale por 24 horas.'),
        button('Confirmar e-mail', link),
        {
          kind: 'code',
          label: 'Ou digite este código na página de verificação. Ele vale por 15 minutos.',
          code: prepared.code,
        },
        paragraph('Se você não criou uma conta na Prova, ignore esta mensagem: sem a confirmação, nada acontece.'),
      ],
      why: 'Você recebeu esta mensagem porque alguém informou este e-mail ao criar uma conta na Prova.',
    }),
  },
  completeRegistrationMail: {
    subject: () => 'Complete seu cadastro na Prova',
    body: ({ params, link }) => ({
      heading: 'Falta completar seu cadastro',
      blocks: [
        hello(params.name),
        paragraph(
          'Seu e-mail foi confirmado e sua conta já funciona. Conte um pouco sobre o seu trabalho: o que você escrever fica guardado, e você pode parar e continuar em qualquer aparelho.',
        ),
        button('Continuar cadastro', link),
        paragraph('O link vale por 7 dias. Depois, entre na sua conta para continuar.'),
      ],
      why: whyAccount,
    }),
  },
  alreadyRegisteredMail: {
    subject: () => 'Você já tem uma conta na Prova',
    body: ({ params, url }) => ({
      heading: 'Você já tem uma conta',
      blocks: [
        hello(params.name),
        paragraph(
          'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado. Se foi você, é só entrar.',
        ),
        button('Entrar', url('/auth/login')),
        paragraph('Não se lembra da senha? Você pode criar outra:'),
        button('Redefinir senha', url('/auth/forget-password')),
        paragraph('Se não foi você, ignore esta mensagem: sua conta continua como estava.'),
      ],
      why: whyAccount,
    }),
  },
  accountClosingMail: {
    subject: () => 'Sua conta anterior ainda está sendo apagada',
    body: ({ params }) => ({
      heading: 'Sua conta anterior ainda está sendo apagada',
      blocks: [
        hello(params.name),
        paragraph(
          'Alguém se cadastrou com este e-mail enquanto a conta que você encerrou está sendo apagada. Se foi você, espere dois minutos e peça outro código na página de verificação.',
        ),
        paragraph('Se não foi você, ignore esta mensagem: sem o código, nada acontece.'),
      ],
      why: 'Você recebeu esta mensagem porque alguém informou este e-mail ao criar uma conta na Prova.',
    }),
  },
  passwordResetMail: {
    subject: () => 'Crie uma nova senha',
    body: ({ params, link }) => ({
      heading: 'Crie uma nova senha',
      blocks: [
        hello(params.name),
        paragraph(
          'Recebemos um pedido para redefinir a senha da sua conta. O link vale por 1 hora e funciona uma vez.',
        ),
        button('Criar nova senha', link),
        paragraph('Se você não fez esse pedido, ignore esta mensagem: sua senha continua a mesma.'),
      ],
      why: whyAccount,
    }),
  },
  accountCreatedMail: {
    subject: () => 'Sua conta na Prova',
    body: ({ params, link }) => ({
      heading: 'Crie sua senha',
      blocks: [
        hello(params.name),
        paragraph(
          'Uma conta na Prova foi criada para este endereço. Escolha uma senha para entrar pela primeira vez. O link vale por 7 dias e funciona uma vez.',
        ),
        button('Criar senha', link),
        paragraph('Se você não esperava esta mensagem, ignore-a: sem a senha, a conta não pode ser usada.'),
      ],
      why: whyAccount,
    }),
  },
};
