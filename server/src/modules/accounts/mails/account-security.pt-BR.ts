import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyAccount } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './account-security.kinds.ts';

const SECOND_FACTOR_CHANGES = {
  totp_added: 'Aplicativo de códigos ligado',
  totp_removed: 'Aplicativo de códigos desligado',
  passkey_added: 'Passkey adicionada',
  passkey_removed: 'Passkey removida',
  recovery_codes_renewed: 'Novos códigos de recuperação',
  second_factors_reset: 'Segunda etapa desligada pelo suporte',
} as const;

export const securityMailsPtBR: MailTexts<typeof kinds> = {
  emailChangedMail: {
    subject: () => 'Pedido para trocar o e-mail da sua conta',
    body: ({ params, url }) => ({
      heading: 'Pedido para trocar o e-mail da sua conta',
      blocks: [
        hello(params.name),
        paragraph(
          'Alguém com a sua senha pediu que a conta deste endereço passe a usar outro. Enviamos uma mensagem para lá, com o que falta fazer.',
        ),
        paragraph('Se não foi você, redefina a senha e fale com o suporte.'),
        button('Redefinir senha', url('/auth/forget-password')),
      ],
      why: 'Você recebeu esta mensagem porque este e-mail estava em uma conta da Prova.',
    }),
  },
  googleLinkedMail: {
    subject: () => 'Sua conta agora abre com o Google',
    body: ({ params, url }) => ({
      heading: 'Sua conta agora abre com o Google',
      blocks: [
        hello(params.name),
        paragraph('Alguém entrou na sua conta da Prova com a conta Google deste e-mail, e as duas ficaram ligadas.'),
        params.passwordGone
          ? paragraph(
              'A senha escolhida antes de o e-mail ser confirmado deixou de valer. Entre com o Google ou, se preferir, crie outra senha:',
            )
          : paragraph(
              'Sua senha continua valendo. Se não foi você, troque-a e confira a segurança da sua conta Google:',
            ),
        button(params.passwordGone ? 'Criar senha' : 'Redefinir senha', url('/auth/forget-password')),
      ],
      why: 'Você recebeu esta mensagem porque sua conta da Prova passou a abrir de outra forma.',
    }),
  },
  googleChangedMail: {
    subject: ({ change }) =>
      change === 'added' ? 'Uma conta Google foi ligada à sua conta' : 'O Google foi desligado da sua conta',
    body: ({ params, url }) => ({
      heading:
        params.change === 'added' ? 'Uma conta Google foi ligada à sua conta' : 'O Google foi desligado da sua conta',
      blocks: [
        hello(params.name),
        paragraph(
          params.change === 'added'
            ? `Desde ${formatInstant(locale, params.at)}, uma conta Google também abre a sua conta da Prova.`
            : `Desde ${formatInstant(locale, params.at)}, o Google não abre mais a sua conta da Prova.`,
        ),
        paragraph('Se não foi você, redefina a senha agora e depois confira a página de segurança.'),
        button('Ver a segurança da conta', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  passwordChangedMail: {
    subject: () => 'Sua senha foi alterada',
    body: ({ params, url }) => ({
      heading: 'Sua senha foi alterada',
      blocks: [
        hello(params.name),
        paragraph(
          `A senha da sua conta foi alterada em ${formatInstant(locale, params.at)}. Os outros acessos foram encerrados.`,
        ),
        paragraph('Se não foi você, redefina a senha agora.'),
        button('Redefinir senha', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
  newDeviceMail: {
    subject: () => 'Novo acesso à sua conta',
    body: ({ params, url }) => ({
      heading: 'Novo acesso à sua conta',
      blocks: [
        hello(params.name),
        paragraph('Alguém entrou na sua conta em um navegador que ela ainda não conhecia:'),
        details({
          Aparelho: params.device ?? 'não identificado',
          Quando: formatInstant(locale, params.at),
        }),
        paragraph('Se foi você, não precisa fazer nada.'),
        paragraph('Se não foi, encerre esse acesso na página de segurança e troque sua senha.'),
        button('Ver meus acessos', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  secondFactorChangedMail: {
    subject: ({ change }) => SECOND_FACTOR_CHANGES[change],
    body: ({ params, url }) => ({
      heading: SECOND_FACTOR_CHANGES[params.change],
      blocks: [
        hello(params.name),
        paragraph(`Isso foi feito na sua conta em ${formatInstant(locale, params.at)}.`),
        paragraph('Se não foi você, redefina a senha agora e depois confira a página de segurança.'),
        button('Ver a segurança da conta', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  accountLockedMail: {
    subject: () => 'Sua conta foi bloqueada por alguns minutos',
    body: ({ params, url }) => ({
      heading: 'Sua conta foi bloqueada por alguns minutos',
      blocks: [
        hello(params.name),
        paragraph(
          `Houve várias tentativas de entrar com a senha errada. Por segurança, novos aparelhos só podem tentar de novo em ${params.minutes} minutos.`,
        ),
        paragraph('Se foi você e não lembra a senha, crie outra. Se não foi, recomendamos trocar a senha.'),
        button('Redefinir senha', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
};
