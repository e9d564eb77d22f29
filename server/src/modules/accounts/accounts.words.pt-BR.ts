import type { Words } from '../../platform/words.ts';

const FACTORS = {
  totp_added: 'Aplicativo autenticador ativado',
  totp_removed: 'Aplicativo autenticador desativado',
  passkey_added: 'Passkey adicionada',
  passkey_removed: 'Passkey removida',
  recovery_code_used: 'Código de recuperação usado',
  recovery_codes_renewed: 'Novos códigos de recuperação',
  second_factors_reset: 'Verificação em duas etapas desativada pelo suporte',
};

export const ptBR = {
  signIn: 'Entrar',
  resetPassword: 'Redefinir senha',
  seeSecurity: 'Ver a segurança da conta',
  ifYou: 'Se foi você, não precisa fazer nada.',
  resetAndCheck: 'Se não foi você, redefina a senha agora e depois confira a página de segurança.',
  accountUnchanged: 'Se não foi você, ignore esta mensagem: sua conta continua como estava.',
  whyEntered: 'Você recebeu esta mensagem porque alguém informou este e-mail ao criar uma conta na Prova.',
  verifyEmail: {
    heading: 'Confirme seu e-mail',
    text: 'Falta um passo para usar sua conta: confirmar que este e-mail é seu. O link vale por 24 horas.',
    confirm: 'Confirmar e-mail',
    code: 'Ou digite este código na página de verificação. Ele vale por 15 minutos.',
    ignore: 'Se você não criou uma conta na Prova, ignore esta mensagem: sem a confirmação, nada acontece.',
  },
  completeRegistration: {
    subject: 'Complete seu cadastro na Prova',
    heading: 'Falta completar seu cadastro',
    text: 'Seu e-mail foi confirmado e sua conta já funciona. Conte um pouco sobre o seu trabalho: o que você escrever fica guardado, e você pode parar e continuar em qualquer aparelho.',
    continue: 'Continuar cadastro',
    validity: 'O link vale por 7 dias. Depois, entre na sua conta para continuar.',
  },
  alreadyRegistered: {
    subject: 'Você já tem uma conta na Prova',
    heading: 'Você já tem uma conta',
    text: 'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado. Se foi você, é só entrar.',
    forgotten: 'Não se lembra da senha? Você pode criar outra:',
  },
  accountClosing: {
    heading: 'Sua conta anterior ainda está sendo apagada',
    text: 'Alguém se cadastrou com este e-mail enquanto a conta que você encerrou está sendo apagada. Se foi você, espere dois minutos e peça outro código na página de verificação.',
    ignore: 'Se não foi você, ignore esta mensagem: sem o código, nada acontece.',
  },
  passwordReset: {
    heading: 'Crie uma nova senha',
    text: 'Recebemos um pedido para redefinir a senha da sua conta. O link vale por 1 hora e funciona uma vez.',
    create: 'Criar nova senha',
    ignore: 'Se você não fez esse pedido, ignore esta mensagem: sua senha continua a mesma.',
  },
  accountCreated: {
    subject: 'Sua conta na Prova',
    heading: 'Crie sua senha',
    text: 'Uma conta na Prova foi criada para este endereço. Escolha uma senha para entrar pela primeira vez. O link vale por 7 dias e funciona uma vez.',
    create: 'Criar senha',
    ignore: 'Se você não esperava esta mensagem, ignore-a: sem a senha, a conta não pode ser usada.',
  },
  confirmNewEmail: {
    heading: 'Confirme seu novo e-mail',
    text: 'Falta um passo para sua conta da Prova usar este e-mail: confirmar que ele é seu. O link vale por 24 horas.',
    use: 'Usar este e-mail',
    afterwards:
      'Depois da confirmação, é com este e-mail que você entra. Os acessos em outros aparelhos são encerrados.',
    ignore: 'Se você não pediu essa troca, ignore esta mensagem: sem a confirmação, nada acontece.',
    why: 'Você recebeu esta mensagem porque alguém informou este endereço como novo e-mail de uma conta na Prova.',
  },
  newEmailTaken: {
    heading: 'Este e-mail já está em uma conta',
    text: 'Alguém quis usar este e-mail em outra conta da Prova, mas ele já é o da sua. Nada mudou: um e-mail só pode estar em uma conta.',
    ifYou: 'Se foi você, entre na conta que já usa este e-mail, ou escolha outro para a segunda.',
  },
  emailChangeAsked: {
    heading: 'Pediram para trocar o e-mail da sua conta',
    text: (at: string, newEmail: string) =>
      `Em ${at}, alguém com acesso à sua conta pediu para trocar o e-mail dela por ${newEmail}. A troca só vale quando o novo e-mail for confirmado.`,
    ifNot:
      'Se não foi, impeça a troca agora. Todos os acessos serão encerrados, e você cria uma nova senha em seguida.',
    stop: 'Não fui eu: impedir a troca',
  },
  emailMoved: {
    heading: 'Sua conta passou a usar outro e-mail',
    text: (at: string, newEmail: string) =>
      `Desde ${at}, sua conta da Prova usa ${newEmail}. Não enviamos mais nada sobre ela para este endereço, e ele não serve mais para entrar.`,
    ifNot:
      'Se não foi, desfaça a troca em até 7 dias. Todos os acessos serão encerrados, e você cria uma nova senha em seguida. Até lá, ninguém abre outra conta com este e-mail.',
    undo: 'Não fui eu: desfazer a troca',
    why: 'Você recebeu esta mensagem porque este era o e-mail da sua conta na Prova.',
  },
  emailChanged: {
    heading: 'Seu cadastro passou a usar outro e-mail',
    text: 'Um cadastro na Prova que ainda não foi confirmado usava este endereço e agora usa outro. Os links e códigos que enviamos para cá deixaram de valer.',
    noAccount:
      'Nenhuma conta foi criada com este endereço. Se não foi você quem se cadastrou, não precisa fazer nada: não escreveremos de novo por causa desse cadastro.',
    why: 'Você recebeu esta mensagem porque alguém informou este e-mail ao se cadastrar na Prova.',
  },
  googleLinked: {
    heading: 'Você agora pode entrar com o Google',
    text: 'Alguém entrou na sua conta da Prova com a conta Google deste e-mail, e as duas foram vinculadas.',
    passwordGone:
      'A senha escolhida antes de o e-mail ser confirmado deixou de valer. Entre com o Google ou, se preferir, crie outra senha:',
    passwordStays: 'Sua senha continua valendo. Se não foi você, troque-a e confira a segurança da sua conta Google:',
    createPassword: 'Criar senha',
    why: 'Você recebeu esta mensagem porque agora há outra forma de entrar na sua conta da Prova.',
  },
  googleChanged: {
    added: {
      heading: 'Uma conta Google foi vinculada à sua conta',
      text: (at: string) => `Desde ${at}, também é possível entrar na sua conta da Prova com uma conta Google.`,
    },
    removed: {
      heading: 'O Google foi desvinculado da sua conta',
      text: (at: string) => `Desde ${at}, não é mais possível entrar na sua conta da Prova com o Google.`,
    },
  },
  passwordChanged: {
    heading: 'Sua senha foi alterada',
    text: (at: string) => `A senha da sua conta foi alterada em ${at}. Os outros acessos foram encerrados.`,
    ifNot: 'Se não foi você, redefina a senha agora.',
  },
  newDevice: {
    heading: 'Novo acesso à sua conta',
    text: 'Alguém entrou na sua conta por um navegador que ainda não conhecemos:',
    device: 'Aparelho',
    unknown: 'não identificado',
    when: 'Quando',
    ifNot: 'Se não foi, encerre esse acesso na página de segurança e troque sua senha.',
    see: 'Ver meus acessos',
  },
  secondFactorChanged: {
    heading: (change: keyof typeof FACTORS) => FACTORS[change],
    text: (at: string) => `A mudança foi feita na sua conta em ${at}.`,
  },
  accountLocked: {
    heading: 'Sua conta foi bloqueada por alguns minutos',
    text: (minutes: number) =>
      `Houve várias tentativas de entrar com a senha errada. Por segurança, um aparelho novo só poderá tentar outra vez daqui a ${minutes} minutos.`,
    forgotten: 'Se foi você e não se lembra da senha, crie outra. Se não foi, recomendamos trocar a senha.',
  },
};

export type AccountWords = Words<typeof ptBR>;
