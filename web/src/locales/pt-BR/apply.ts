import type { Phrases } from '../phrases.ts';

export const apply = {
  title: 'Candidatura',
  back: 'Voltar para a vaga',
  intro: 'Os campos marcados como opcionais podem ficar em branco.',
  saved:
    'O que você escreve fica guardado nesta aba até o envio; só o currículo precisa ser escolhido de novo se a página recarregar.',
  general: 'Por favor, corrija os erros no formulário',
  fields_one: '1 campo:',
  fields_other: '{{count}} campos:',
  fullName: 'Nome completo',
  email: 'E-mail',
  phone: 'Telefone',
  resume: 'Currículo',
  resumeFormats: 'PDF, DOC ou DOCX, até 5 MB',
  coverLetter: 'Carta de apresentação',
  coverLetterHint: 'Conte o que você sabe fazer e como pode mostrar.',
  portfolio: 'Portfólio',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Site pessoal',
  questions: 'Perguntas da empresa',
  notice: 'Li o aviso de privacidade e sei que a empresa usará estes dados para este processo seletivo.',
  noticeLink: 'Ler o aviso de privacidade',
  bank: 'A empresa pode guardar meus dados para outras vagas.',
  bankHint: 'Opcional. Você pode mudar de ideia a qualquer momento.',
  submit: 'Enviar candidatura',
  sending: 'Enviando, {{share}}',
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
  failed: 'Não foi possível enviar sua candidatura',
  failedText:
    'Nada do que você escreveu se perdeu. Confira a conexão e tente de novo: a candidatura não será enviada duas vezes.',
  retry: 'Tentar de novo',
  alreadyApplied: 'Você já se candidatou a esta vaga',
  alreadyAppliedText: 'Acompanhe o andamento na sua área.',
  myArea: 'Minhas candidaturas',
  closed: 'Esta vaga não recebe mais candidaturas',
  closedText: 'O processo foi encerrado ou pausado. O que você escreveu continua guardado nesta aba.',
  changed: 'A vaga mudou enquanto você escrevia',
  changedText:
    'Recarregue a página e confira o formulário. O que você escreveu continua guardado nesta aba; só o currículo precisa ser escolhido de novo.',
  reload: 'Recarregar',
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
    other: 'Ver outras vagas',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    apply: Phrases<typeof apply>;
  }
}
