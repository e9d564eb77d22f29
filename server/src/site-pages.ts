import { applicationPaths } from '@prova/contract/applications/paths';
import type { Locale } from '@prova/contract/common';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { offerPaths } from '@prova/contract/offers/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { sitePaths } from '@prova/contract/site/paths';
import type { Ctx } from './platform/context.ts';
import type { Page, PageHead } from './platform/http/pages.ts';

type Words = Readonly<Record<Locale, string>>;

const NAME = 'Prova';

const inLanguage = (ctx: Ctx, words: Words) => `${words[ctx.locale]} · ${NAME}`;

/** A page whose address is its key: its head says nothing of whom it is about, and no search engine keeps it. */
const secret = (path: string, title: Words): Page => ({
  path,
  head: async (ctx) => ({ title: inLanguage(ctx, title), secret: true }),
});

/** A legal text; every address of it names the English one as the one to keep. */
const legal = (path: string, canonical: string, title: Words, description: Words): Page => ({
  path,
  head: async (ctx): Promise<PageHead> => ({
    title: inLanguage(ctx, title),
    description: description[ctx.locale],
    canonical: `${ctx.platform.config.publicUrl}${canonical}`,
  }),
});

const failure = (path: string, title: Words, status: number): Page => ({
  path,
  head: async (ctx) => ({ title: inLanguage(ctx, title), status, noindex: true }),
});

const terms: Words = { 'pt-BR': 'Termos de uso', 'en-US': 'Terms and conditions' };
const aboutTerms: Words = {
  'pt-BR': 'As regras de uso da Prova para talentos e empresas.',
  'en-US': 'The rules for using Prova, for talents and companies.',
};
const privacy: Words = { 'pt-BR': 'Política de privacidade', 'en-US': 'Privacy policy' };
const aboutPrivacy: Words = {
  'pt-BR': 'Quais dados pessoais a Prova trata, para quê, e os seus direitos pela LGPD.',
  'en-US': 'Which personal data Prova handles, what for, and your rights under the Brazilian data-protection law.',
};

const dataRequest: Words = { 'pt-BR': 'Pedido sobre seus dados', 'en-US': 'Request about your data' };
const aboutDataRequest: Words = {
  'pt-BR':
    'Peça a uma empresa ou à Prova a cópia, a correção ou a eliminação dos seus dados pessoais, com ou sem conta.',
  'en-US':
    'Ask a company or Prova for a copy, a correction or the erasure of your personal data, with or without an account.',
};

/** Pages that belong to no module, or show one module's data only once they have been opened. */
export const sitePages: readonly Page[] = [
  secret(offerPaths.offer, { 'pt-BR': 'Oferta', 'en-US': 'Offer' }),
  secret(applicationPaths.applicationStatus, { 'pt-BR': 'Sua candidatura', 'en-US': 'Your application' }),
  secret(privacyPaths.dataRequestPage, { 'pt-BR': 'Pedido sobre seus dados', 'en-US': 'Request about your data' }),
  secret(messagingPaths.mailReport, { 'pt-BR': 'Denunciar um e-mail', 'en-US': 'Report an email' }),
  secret('/auth/verify-email', { 'pt-BR': 'Verificar e-mail', 'en-US': 'Verify e-mail' }),
  secret('/auth/reset-password', { 'pt-BR': 'Nova senha', 'en-US': 'New password' }),
  legal(sitePaths.terms, sitePaths.terms, terms, aboutTerms),
  legal(sitePaths.termsOfTheFooter, sitePaths.terms, terms, aboutTerms),
  legal(sitePaths.privacy, sitePaths.privacy, privacy, aboutPrivacy),
  legal(sitePaths.privacyOfTheFooter, sitePaths.privacy, privacy, aboutPrivacy),
  legal(privacyPaths.dataRequest, privacyPaths.dataRequest, dataRequest, aboutDataRequest),
  failure(sitePaths.notFound, { 'pt-BR': 'Página não encontrada', 'en-US': 'Page not found' }, 404),
  // It shows what a failure looks like, and is none.
  failure(sitePaths.failure, { 'pt-BR': 'Algo deu errado', 'en-US': 'Something went wrong' }, 200),
];

/** The gallery of components; not in production. */
export const developerPages: readonly Page[] = [
  { path: '/dev/ui', head: async () => ({ title: `UI · ${NAME}`, noindex: true }) },
];
