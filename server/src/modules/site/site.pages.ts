import { loginPath } from '@prova/contract/accounts/next';
import { accountPaths } from '@prova/contract/accounts/paths';
import { listPlans } from '@prova/contract/billing/plans';
import { homeOf } from '@prova/contract/pages';
import { sitePaths } from '@prova/contract/site/paths';
import { getLanding, getStatus } from '@prova/contract/site/site';
import type { Page } from '../../platform/http/page.ts';
import { fixedPage, titleOf, type Words } from '../../platform/http/page-heads.ts';

const failure = (path: string, title: Words, status: number): Page => ({
  path,
  head: async (ctx) => ({ title: titleOf(ctx, title), status, noindex: true }),
});

const notFound: Words = { 'pt-BR': 'Página não encontrada', 'en-US': 'Page not found' };

const terms = {
  title: { 'pt-BR': 'Termos de uso', 'en-US': 'Terms of Use' },
  description: {
    'pt-BR': 'As regras de uso da Prova para talentos e empresas.',
    'en-US': 'The rules for using Prova, for talent and companies.',
  },
  canonical: sitePaths.terms,
};
const privacy = {
  title: { 'pt-BR': 'Política de privacidade', 'en-US': 'Privacy Policy' },
  description: {
    'pt-BR': 'Quais dados pessoais a Prova trata, para quê, e os seus direitos pela LGPD.',
    'en-US': 'What personal data Prova processes and why, and your rights under Brazilian data protection law.',
  },
  canonical: sitePaths.privacy,
};

/** Below /auth, those that share one head; what is neither here nor in a module of its own is not found. */
const formsToGetIn = [
  accountPaths.register,
  accountPaths.forgotPassword,
  accountPaths.emailVerification,
  accountPaths.changeEmail,
];

/** Pages that belong to no other module. Of the legal texts, every address names the English one as the one to keep. */
export const sitePages: readonly Page[] = [
  fixedPage({
    path: sitePaths.landing,
    title: { 'pt-BR': 'Conhecimento acima da experiência', 'en-US': 'Knowledge above experience' },
    description: {
      'pt-BR': 'Mostre o que você sabe fazer e encontre vagas que olham para a prova, não para os anos no currículo.',
      'en-US': 'Show what you can do, and find jobs that look at proof, not at years on a resume.',
    },
    elsewhere: ({ role }) => homeOf(role),
    also: () => [{ endpoint: getLanding }, { endpoint: listPlans, query: {} }],
    shows: 'all',
  }),
  fixedPage({ path: sitePaths.terms, ...terms }),
  fixedPage({ path: sitePaths.termsOfTheFooter, ...terms }),
  fixedPage({ path: sitePaths.privacy, ...privacy }),
  fixedPage({ path: sitePaths.privacyOfTheFooter, ...privacy }),
  fixedPage({
    path: sitePaths.cookies,
    title: { 'pt-BR': 'Cookies e armazenamento', 'en-US': 'Cookies and storage' },
    description: {
      'pt-BR': 'O que a Prova guarda no seu navegador, para quê e por quanto tempo.',
      'en-US': 'What Prova keeps in your browser, why and for how long.',
    },
  }),
  fixedPage({
    path: sitePaths.help,
    title: { 'pt-BR': 'Ajuda', 'en-US': 'Help' },
    description: {
      'pt-BR': 'Candidatar-se, acompanhar, entrar, proteger a conta e publicar vagas, passo a passo.',
      'en-US': 'Applying, following up, signing in, protecting your account and publishing jobs, step by step.',
    },
  }),
  fixedPage({
    path: sitePaths.faq,
    title: { 'pt-BR': 'Perguntas frequentes', 'en-US': 'Frequently asked questions' },
    description: {
      'pt-BR': 'Respostas curtas sobre candidaturas, prazos, perfis e dados.',
      'en-US': 'Short answers about applications, dates, profiles and data.',
    },
  }),
  fixedPage({
    path: sitePaths.status,
    title: { 'pt-BR': 'Situação do serviço', 'en-US': 'Service status' },
    description: {
      'pt-BR': 'O que está funcionando na Prova agora, conferido de verdade.',
      'en-US': 'What is working on Prova right now, from real checks.',
    },
    first: () => ({ endpoint: getStatus }),
  }),
  failure(sitePaths.notFound, notFound, 404),
  failure(
    sitePaths.failure,
    { 'pt-BR': 'Algo deu errado do nosso lado', 'en-US': 'Something went wrong on our end' },
    500,
  ),
  // The screens of the application share one head.
  ...formsToGetIn.map((path) => ({ path })),
  { path: '/admin', visitors: () => loginPath() },
  { path: '/admin/*', visitors: loginPath },
  // Interviews are entered by their own token: what is none is not found, without a login first.
  failure('/admin/interview*', notFound, 404),
  // The gallery of components.
  { path: '/dev/ui', development: true, head: async () => ({ title: 'UI · Prova', noindex: true }) },
];
