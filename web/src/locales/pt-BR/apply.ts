import type { Phrases } from '../phrases.ts';

export const apply = {
  title: 'Candidatura',
  back: 'Voltar para a vaga',
  backToList: 'Voltar para a lista de vagas',
  intro: 'Os campos marcados como opcionais podem ficar em branco.',
  saved:
    'O que você escreve fica guardado nesta aba até o envio. Se a página recarregar, só o currículo precisa ser escolhido de novo.',
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
  notice: 'Li a Política de privacidade e sei que a empresa usará estes dados neste processo seletivo.',
  noticeLink: 'Ler a Política de privacidade',
  bank: 'A empresa pode guardar meus dados para outras vagas.',
  bankHint: 'Opcional. Você pode mudar de ideia a qualquer momento.',
  submit: 'Enviar candidatura',
  codeText: 'Uma parte da página não carregou. Confira a conexão e recarregue.',
  reload: 'Recarregar',
  failed: 'Não foi possível enviar sua candidatura',
  otherJobs: 'Ver outras vagas',
  closed: 'Esta vaga não recebe mais candidaturas',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    apply: Phrases<typeof apply>;
  }
}
