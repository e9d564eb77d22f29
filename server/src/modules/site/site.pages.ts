import { sitePaths } from '@prova/contract/site/paths';
import { fixedPage, titleOf, type Words } from '../../platform/http/page-heads.ts';
import type { Page } from '../../platform/http/pages.ts';

const failure = (path: string, title: Words, status: number): Page => ({
  path,
  head: async (ctx) => ({ title: titleOf(ctx, title), status, noindex: true }),
});

const terms = {
  title: { 'pt-BR': 'Termos de uso', 'en-US': 'Terms and conditions' },
  description: {
    'pt-BR': 'As regras de uso da Prova para talentos e empresas.',
    'en-US': 'The rules for using Prova, for talents and companies.',
  },
  canonical: sitePaths.terms,
};
const privacy = {
  title: { 'pt-BR': 'Política de privacidade', 'en-US': 'Privacy policy' },
  description: {
    'pt-BR': 'Quais dados pessoais a Prova trata, para quê, e os seus direitos pela LGPD.',
    'en-US': 'Which personal data Prova handles, what for, and your rights under the Brazilian data-protection law.',
  },
  canonical: sitePaths.privacy,
};

/** Pages that belong to no other module. Of the legal texts, every address names the English one as the one to keep. */
export const sitePages: readonly Page[] = [
  { path: sitePaths.landing },
  fixedPage({ path: sitePaths.terms, ...terms }),
  fixedPage({ path: sitePaths.termsOfTheFooter, ...terms }),
  fixedPage({ path: sitePaths.privacy, ...privacy }),
  fixedPage({ path: sitePaths.privacyOfTheFooter, ...privacy }),
  failure(sitePaths.notFound, { 'pt-BR': 'Página não encontrada', 'en-US': 'Page not found' }, 404),
  // It shows what a failure looks like, and is none.
  failure(sitePaths.failure, { 'pt-BR': 'Algo deu errado', 'en-US': 'Something went wrong' }, 200),
  // The screens of the application share one head.
  { path: '/auth/*' },
  { path: '/admin' },
  { path: '/admin/*' },
  // The gallery of components.
  { path: '/dev/ui', development: true, head: async () => ({ title: 'UI · Prova', noindex: true }) },
];
