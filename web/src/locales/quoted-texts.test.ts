import { enUS } from '@prova/contract/texts.en-US';
import { ptBR } from '@prova/contract/texts.pt-BR';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*-*/*.ts', { eager: true });

/** A phrase by its file and its key: `jobs:done.removeFailed`; `contract:` is what the server answers with. */
function textOf(locale: 'pt-BR' | 'en-US', address: string): unknown {
  const [file = '', key = ''] = address.split(':');
  const phrases =
    file === 'contract'
      ? { 'pt-BR': ptBR, 'en-US': enUS }[locale]
      : Object.values(files[`./${locale}/${file}.ts`] ?? {})[0];
  return key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], phrases);
}

// The specification quotes these word for word: whoever edits the language of the product leaves them as they are.
test.each([
  ['pt-BR', 'accounts:login.invalid', 'Email ou senha inválidos'],
  ['en-US', 'accounts:login.invalid', 'Incorrect email or password.'],
  ['pt-BR', 'contract:errors.INVALID_CREDENTIALS', 'E-mail ou senha incorretos.'],
  ['pt-BR', 'contract:errors.ACCOUNT_LOCKED', 'Conta temporariamente bloqueada. Tente novamente mais tarde.'],
  ['pt-BR', 'contract:errors.EMAIL_NOT_VERIFIED', 'Verifique seu e-mail antes de fazer login.'],
  ['en-US', 'contract:errors.EMAIL_NOT_VERIFIED', 'Please verify your email before logging in.'],
  ['pt-BR', 'contract:errors.SESSION_EXPIRED', 'Sessão expirada. Faça login novamente.'],
  ['pt-BR', 'contract:errors.REFRESH_INVALID', 'Sessão expirada. Faça login novamente.'],
  ['pt-BR', 'lib:errors.sessionExpired', 'Sessão expirada. Faça login novamente.'],
  ['pt-BR', 'lib:errors.authentication', 'Falha na autenticação'],
  ['pt-BR', 'lib:language.updateFailed', 'Falha ao atualizar preferência de idioma'],
  ['pt-BR', 'app:accountLanguage.readFailed', 'Falha ao obter preferência de idioma'],
  ['pt-BR', 'google:errors.timeout', 'Tempo limite excedido. Tente novamente.'],
  ['pt-BR', 'google:errors.script', 'Falha ao carregar script do Google'],
  ['pt-BR', 'google:errors.container', 'Container do botão não encontrado'],
  ['pt-BR', 'google:errors.initialization', 'Falha na inicialização do Google Sign-In'],
  ['pt-BR', 'google:errors.credential', 'Credencial não recebida do Google'],
  ['pt-BR', 'google:errors.login', 'Falha no login com Google'],
  ['pt-BR', 'notification-list:loadError', 'Erro ao carregar notificações'],
  ['en-US', 'notification-list:markAllRead', 'Mark all as read'],
  ['pt-BR', 'jobs:done.removeFailed', 'Erro ao excluir vaga'],
  ['en-US', 'wizard:integrations.duplicate', 'Integration already added'],
  ['en-US', 'contract:errors.INTEGRATION_ALREADY_ADDED', 'Integration already added'],
  ['en-US', 'contract:validation.INTEGRATION_DUPLICATE', 'Integration already added'],
  ['pt-BR', 'lib:errors.fixFields', 'Por favor, corrija os erros no formulário'],
  ['en-US', 'lib:errors.fixFields', 'Please correct the errors in the form'],
  ['pt-BR', 'submission:general', 'Por favor, corrija os erros no formulário'],
  ['en-US', 'submission:general', 'Please correct the errors in the form'],
  ['pt-BR', 'contract:errors.VALIDATION_FAILED', 'Por favor, corrija os erros no formulário'],
  ['en-US', 'contract:errors.VALIDATION_FAILED', 'Please correct the errors in the form'],
  ['pt-BR', 'submission:errors.question', 'Esta pergunta é obrigatória'],
  ['pt-BR', 'contract:validation.QUESTION_REQUIRED', 'Esta pergunta é obrigatória'],
  ['en-US', 'submission:errors.phoneInvalid', 'Invalid format. Use: (11) 99999-9999'],
  ['en-US', 'recruiters:profile.phoneInvalid', 'Invalid format. Use: (11) 99999-9999'],
  ['en-US', 'contract:validation.PHONE_INVALID', 'Invalid format. Use: (11) 99999-9999'],
  ['pt-BR', 'selection:notProcessed_other', '{{count, number}} candidatos não puderam ser processados'],
  ['pt-BR', 'site:backHome', 'Voltar ao Início'],
  ['en-US', 'site:backHome', 'Back to home'],
  ['pt-BR', 'landing:hero.title', 'Conhecimento acima da experiência'],
  ['en-US', 'landing:hero.title', 'Knowledge above experience'],
  ['en-US', 'ui:pageOf', 'Page {{page}} of {{total}}'],
  ['en-US', 'parts:choice.all', 'Select all'],
  ['en-US', 'parts:choice.none', 'Clear all'],
] as const)('%s %s', (locale, address, text) => {
  expect(textOf(locale, address)).toBe(text);
});

test.each([
  ['pt-BR', 'lib:errors.connection', 'Erro de conexão'],
  ['pt-BR', 'contract:errors.EMAIL_CHANGE_USED', 'Você já alterou seu e-mail'],
] as const)('%s %s begins as quoted', (locale, address, text) => {
  expect(String(textOf(locale, address)).startsWith(text)).toBe(true);
});

test('the required stages have the names that the specification gives them', () => {
  expect(textOf('pt-BR', 'contract:validation.STAGES_FIXED')).toBe(
    'Novos candidatos, Em análise, Oferta enviada e Contratados são obrigatórias',
  );
  expect(textOf('en-US', 'contract:validation.STAGES_FIXED')).toBe(
    'New Candidates, Under Review, Offer Sent and Hired are required',
  );
});
