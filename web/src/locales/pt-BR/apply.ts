import type { Phrases } from '../phrases.ts';

export const apply = {
  title: 'Candidatura',
  back: 'Voltar para a vaga',
  intro: 'Os campos marcados como opcionais podem ficar em branco.',
  saved:
    'O que você escreve fica guardado nesta aba até o envio; só o currículo precisa ser escolhido de novo se a página recarregar.',
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
  failed: 'Não foi possível enviar sua candidatura',
  failedText:
    'Nada do que você escreveu se perdeu. Confira a conexão e tente de novo: a candidatura não será enviada duas vezes.',
  retry: 'Tentar de novo',
  alreadyApplied: 'Você já se candidatou a esta vaga',
  alreadyAppliedText: 'Acompanhe o andamento na sua área.',
  myArea: 'Minhas candidaturas',
  otherJobs: 'Ver outras vagas',
  closed: 'Esta vaga não recebe mais candidaturas',
  closedText: 'O processo foi encerrado ou pausado. O que você escreveu continua guardado nesta aba.',
  changed: 'A vaga mudou enquanto você escrevia',
  changedText:
    'Recarregue a página e confira o formulário. O que você escreveu continua guardado nesta aba; só o currículo precisa ser escolhido de novo.',
  codeText:
    'Uma parte da página não carregou. Confira a conexão e recarregue: o que você escreveu continua guardado nesta aba; só o currículo precisa ser escolhido de novo.',
  reload: 'Recarregar',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    apply: Phrases<typeof apply>;
  }
}
