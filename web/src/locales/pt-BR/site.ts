import type { Phrases } from '../phrases.ts';

export const site = {
  backHome: 'Voltar ao Início',
  retry: 'Tentar de novo',
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter mudado ou estar incompleto. Confira o link ou volte ao início.',
  },
  failure: {
    title: 'Algo deu errado do nosso lado',
    text: 'Não foi possível mostrar a página. O que você já enviou está guardado. Tente de novo em instantes.',
  },
  offline: {
    title: 'A página não carregou',
    text: 'Parece que você está sem conexão. Assim que ela voltar, continuamos daqui.',
  },
  nav: {
    label: 'Navegação do site',
    howItWorks: 'Como funciona',
    talents: 'Talentos',
    companies: 'Empresas',
    prices: 'Preços',
    jobs: 'Vagas',
    signIn: 'Entrar',
    signUp: 'Criar conta',
    myArea: 'Minha área',
  },
  askUs: { text: 'Ficou alguma dúvida?', press: 'Fale com a gente' },
  footer: {
    label: 'Rodapé',
    platform: 'Plataforma',
    explore: 'Explore',
    support: 'Suporte',
    legal: 'Legal',
    contact: 'Contato',
    status: 'Situação do serviço',
    hours: 'Atendimento: seg. a sex., das 9h às 18h (horário de Brasília). Resposta em média em 2 horas.',
    home: 'Início',
    terms: 'Termos de uso',
    privacy: 'Política de privacidade',
    dataRequest: 'Seus dados',
    certificates: 'Conferir certificado',
    help: 'Ajuda',
    faq: 'Perguntas frequentes',
    safety: 'Segurança',
    passkeys: 'Passkeys e verificação em duas etapas',
    encrypted: 'Conexão criptografada',
    copyright: '© {{year}} Prova. Conhecimento acima da experiência.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    site: Phrases<typeof site>;
  }
}
