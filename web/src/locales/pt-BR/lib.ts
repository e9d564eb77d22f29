import type { Phrases } from '../phrases.ts';

export const lib = {
  errors: {
    connection: 'Erro de conexão. Confira sua internet e tente de novo.',
    code: 'Uma parte da página não carregou. Confira sua internet e tente de novo; se continuar, recarregue a página.',
    authentication: 'Falha na autenticação',
    sessionExpired: 'Sessão expirada. Faça login novamente.',
    unexpected: 'Algo deu errado nesta página. Tente de novo; se continuar, recarregue-a.',
    toBilling: 'Ver plano e cobrança',
    fixFields: 'Por favor, corrija os erros no formulário',
  },
  language: { updateFailed: 'Falha ao atualizar preferência de idioma' },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    lib: Phrases<typeof lib>;
  }
}
