import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyAccount } from '../../../platform/mail/mail-words.pt-BR.ts';
import type * as kinds from './account-security.kinds.ts';

const SECOND_FACTOR_CHANGES = {
  totp_added: 'Aplicativo autenticador ativado',
  totp_removed: 'Aplicativo autenticador desativado',
  passkey_added: 'Passkey adicionada',
  passkey_removed: 'Passkey removida',
  recovery_code_used: 'Código de recuperação usado',
  recovery_codes_renewed: 'Novos códigos de recuperação',
  second_factors_reset: 'Verificação em duas etapas desativada pelo suporte',
} as const;

export const securityMailsPtBR: MailTexts<typeof kinds> = {
  emailChangedMail: {
    subject: () => 'Seu cadastro passou a usar outro e-mail',
    body: ({ params }) => ({
      heading: 'Seu cadastro passou a usar outro e-mail',
      blocks: [
        hello(params.name),
        paragraph(
          'Um cadastro na Prova que ainda não foi confirmado usava este endereço e agora usa outro. Os links e códigos que enviamos para cá deixaram de valer.',
        ),
        paragraph(
          'Nenhuma conta foi criada com este endereço. Se não foi você quem se cadastrou, não precisa fazer nada: não escreveremos de novo por causa desse cadastro.',
        ),
      ],
      why: 'Você recebeu esta mensagem porque alguém informou este e-mail ao se cadastrar na Prova.',
    }),
  },
  googleLinkedMail: {
    subject: () => 'Você agora pode entrar com o Google',
    body: ({ params, url }) => ({
      heading: 'Você agora pode entrar com o Google',
      blocks: [
        hello(params.name),
        paragraph('Alguém entrou na sua conta da Prova com a conta Google deste e-mail, e as duas foram vinculadas.'),
        params.passwordGone
          ? paragraph(
              'A senha escolhida antes de o e-mail ser confirmado deixou de valer. Entre com o Google ou, se preferir, crie outra senha:',
            )
          : paragraph(
              'Sua senha continua valendo. Se não foi você, troque-a e confira a segurança da sua conta Google:',
            ),
        button(params.passwordGone ? 'Criar senha' : 'Redefinir senha', url('/auth/forget-password')),
      ],
      why: 'Você recebeu esta mensagem porque agora há outra forma de entrar na sua conta da Prova.',
    }),
  },
  googleChangedMail: {
    subject: ({ change }) =>
      change === 'added' ? 'Uma conta Google foi vinculada à sua conta' : 'O Google foi desvinculado da sua conta',
    body: ({ params, url }) => ({
      heading:
        params.change === 'added'
          ? 'Uma conta Google foi vinculada à sua conta'
          : 'O Google foi desvinculado da sua conta',
      blocks: [
        hello(params.name),
        paragraph(
          params.change === 'added'
            ? `Desde ${formatInstant(locale, params.at)}, também é possível entrar na sua conta da Prova com uma conta Google.`
            : `Desde ${formatInstant(locale, params.at)}, não é mais possível entrar na sua conta da Prova com o Google.`,
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
        paragraph('Alguém entrou na sua conta por um navegador que ainda não conhecemos:'),
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
        paragraph(`A mudança foi feita na sua conta em ${formatInstant(locale, params.at)}.`),
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
          `Houve várias tentativas de entrar com a senha errada. Por segurança, um aparelho novo só poderá tentar outra vez daqui a ${params.minutes} minutos.`,
        ),
        paragraph('Se foi você e não se lembra da senha, crie outra. Se não foi, recomendamos trocar a senha.'),
        button('Redefinir senha', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
};
