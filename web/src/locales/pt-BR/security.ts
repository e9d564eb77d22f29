export const security = {
  cancel: 'Cancelar',
  identity: {
    title: 'Confirme que é você',
    intro: 'Isto muda o acesso à sua conta ou aos seus dados. Vale por 10 minutos.',
    password: 'Sua senha',
    wrongPassword: 'Senha incorreta. Confira e tente de novo.',
    submit: 'Confirmar',
  },
} as const;
