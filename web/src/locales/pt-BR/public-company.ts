import type { Phrases } from '../phrases.ts';

export const publicCompany = {
  title: 'Vagas: {{name}}',
  verifiedBy: {
    domain: 'Domínio verificado: {{domain}}',
    cnpj: 'CNPJ verificado',
    operator: 'Empresa verificada',
  },
  unverified: 'Esta empresa ainda não foi verificada pela Prova.',
  keptPromises: 'Cumpriu {{percent, number}}% das {{promises, number}} promessas de resposta do último ano',
  about: 'Sobre a empresa',
  jobs: 'Vagas abertas',
  none: 'Nenhuma vaga aberta agora',
  noneText: 'Volte outro dia, ou veja as vagas de outras empresas.',
  others: 'Ver todas as vagas',
  website: 'Site',
  linkedin: 'LinkedIn',
  people: '{{size}} pessoas',
  yourData: 'Seus dados nesta empresa',
  notFound: 'Empresa não encontrada',
  notFoundText: 'O endereço pode estar incompleto, ou a empresa deixou a Prova.',
  loadError: 'Não foi possível carregar a empresa',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'public-company': Phrases<typeof publicCompany>;
  }
}
