import type { Phrases } from '../phrases.ts';

/** What the form of applications says once somebody has begun to fill it in. */
export const submission = {
  general: 'Por favor, corrija os erros no formulário',
  fields_one: '1 campo:',
  fields_other: '{{count}} campos:',
  errors: {
    fullName: 'Informe seu nome completo',
    emailRequired: 'Informe seu e-mail',
    emailMissingAt: 'Falta o @. Escreva como em nome@provedor.exemplo',
    emailDisallowed: 'O e-mail não pode ter “{{character}}”. Confira e digite de novo',
    emailSpace: 'O e-mail não pode ter espaços. Confira e digite de novo',
    emailInvalid: 'E-mail inválido. Escreva como em nome@provedor.exemplo',
    phoneRequired: 'Informe seu telefone',
    phoneInvalid: 'Formato inválido. Use: (11) 99999-9999',
    resumeRequired: 'Envie seu currículo',
    resumeTooLarge: 'O currículo pode ter até 5 MB. Este tem {{size, number}} MB',
    resumeEmpty: 'O arquivo está vazio. Confira e escolha de novo',
    resumeType: 'Envie o currículo em PDF, DOC ou DOCX',
    required: 'Este campo é obrigatório',
    linkedin: 'Endereço do LinkedIn inválido. Escreva como em linkedin.com/in/seu-nome',
    github: 'Endereço do GitHub inválido. Escreva como em github.com/seu-nome',
    url: 'Endereço inválido. Comece com https://',
    question: 'Esta pergunta é obrigatória',
    notice: 'Confirme que leu o aviso de privacidade',
    tooLong: 'Use no máximo {{max}} caracteres',
  },
  done: {
    title: 'Candidatura enviada',
    text: 'Sua candidatura a {{job}} chegou à {{company}}.',
    mail: 'Enviamos para {{email}} um e-mail com o link para acompanhar ou retirar a candidatura.',
    replyBy: 'A empresa prometeu responder até {{date}}.',
    estimate: 'O tempo estimado de resposta é de 5 a 7 dias úteis.',
    invite: 'Crie sua conta na Prova',
    inviteText:
      'Acompanhe tudo em um só lugar, guarde o que você provar e use em outras vagas. Esta candidatura entra na sua conta.',
    inviteAction: 'Criar conta grátis',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    submission: Phrases<typeof submission>;
  }
}
