import type { Page } from '@playwright/test';

/** What screens are opened with: rows of the demo, and the secret links that its mails hold. */
export type Demo = {
  jobId: string;
  jobSlug: string;
  draftId: string;
  /** Candidacies of the job `jobId`: one that can go on, and one that is over. */
  openId: string;
  rejectedId: string;
  /** Somebody with an offer that waits for an answer, on the job they are on. */
  offered: { jobId: string; id: string };
  /** Paths with the token of a mail. */
  links: { offer: string; endedOffer: string; application: string; endedApplication: string; reset: string };
  /** Registers somebody and reads the mail: the address, and where its link leads. */
  register: () => Promise<{ email: string; link: string }>;
  /** Of a recruiter who has just proved the address: where the rest of the registration is. */
  recruiterLink: () => Promise<string>;
};

export type Screen = {
  /** Name of the picture. */
  name: string;
  path: string | ((demo: Demo) => string | Promise<string>);
  /** Who is signed in; left out, nobody. */
  as?: 'recruiter' | 'talent';
  /** What is done before the picture: opens a dialog, a menu, or makes a mistake. The picture is then of the window. */
  act?: (page: Page) => Promise<void>;
};

/** Clicks the button of this name, which the pattern tells in both languages. */
const press = (name: RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();
const inTurn =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const choose = (name: RegExp) => async (page: Page) => page.getByRole('menuitem', { name }).first().click();
const submit = async (page: Page) => page.locator('main [type="submit"]').last().click();

const board = ({ jobId }: Demo) => `/admin/recruiter/jobs/${jobId}/board`;
const panel = (demo: Demo) => `${board(demo)}?application=${demo.openId}`;
const more = press(/^(Mais ações de|More actions for)/);
const cardMenu = async (page: Page) => page.locator('[data-card] [aria-haspopup]').first().click();
/** Of somebody with jobs, who are to be handed over. */
const memberMenu = press(/^(Ações para|Actions for) Rafael/);
const jobMenu = press(/^(Ações de|Actions for)/);
const step = (number: number): Screen => ({
  name: `wizard-step-${number}`,
  path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}/edit?step=${number}`,
  as: 'recruiter',
});

/** The request about data that is due first. */
const firstRequest = async (page: Page) => page.locator('main ul a').first().click();

/** Every screen of the product, with its dialogs. A new screen comes with its line here. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'data-request', path: '/data-requests' },
  { name: 'data-request-errors', path: '/data-requests', act: submit },
  { name: 'data-request-company', path: '/data-requests?company=aurora-sistemas' },
  { name: 'data-request-unknown', path: `/data-requests/${'x'.repeat(43)}` },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'failure', path: '/500' },
  { name: 'login', path: '/auth/login' },
  { name: 'login-errors', path: '/auth/login', act: submit },
  { name: 'register', path: '/auth/register' },
  { name: 'register-errors', path: '/auth/register?role=recruiter', act: submit },
  { name: 'forgot-password', path: '/auth/forget-password' },
  { name: 'reset-password', path: ({ links }) => links.reset },
  { name: 'reset-password-bad-link', path: '/auth/reset-password?token=x' },
  {
    name: 'email-verification',
    path: async ({ register }) => `/auth/email-verification?email=${encodeURIComponent((await register()).email)}`,
  },
  { name: 'change-email', path: '/auth/change-email?email=rita%40correio.example' },
  { name: 'verify-email', path: async ({ register }) => (await register()).link },
  { name: 'verify-email-bad-link', path: '/auth/verify-email?token=x' },
  { name: 'jobs-public', path: '/jobs' },
  { name: 'jobs-public-none', path: '/jobs?search=zzzzzz' },
  { name: 'job-public', path: ({ jobSlug }) => `/jobs/${jobSlug}` },
  { name: 'job-public-unknown', path: '/jobs/no-such-job' },
  { name: 'company', path: '/companies/aurora-sistemas' },
  { name: 'company-unknown', path: '/companies/no-such-company' },
  { name: 'job-apply', path: ({ jobSlug }) => `/jobs/${jobSlug}/apply` },
  { name: 'job-apply-errors', path: ({ jobSlug }) => `/jobs/${jobSlug}/apply`, act: submit },
  { name: 'offer', path: ({ links }) => links.offer },
  { name: 'offer-accept', path: ({ links }) => links.offer, act: press(/^(Aceitar oferta|Accept)/) },
  { name: 'offer-ended', path: ({ links }) => links.endedOffer },
  { name: 'offer-unknown', path: `/offers/${'x'.repeat(43)}` },
  { name: 'application', path: ({ links }) => links.application },
  {
    name: 'application-withdraw',
    path: ({ links }) => links.application,
    act: press(/^(Retirar candidatura|Withdraw application)/),
  },
  { name: 'application-ended', path: ({ links }) => links.endedApplication },
  { name: 'application-unknown', path: `/applications/${'x'.repeat(43)}` },
  { name: 'recruiter-home', path: '/admin/recruiter/home', as: 'recruiter' },
  { name: 'recruiter-profile', path: '/admin/recruiter/profile', as: 'recruiter' },
  { name: 'recruiter-profile-company', path: '/admin/recruiter/profile?tab=company', as: 'recruiter' },
  { name: 'recruiter-profile-contact', path: '/admin/recruiter/profile?tab=contact', as: 'recruiter' },
  { name: 'recruiter-profile-jobs', path: '/admin/recruiter/profile?tab=jobs', as: 'recruiter' },
  {
    name: 'recruiter-profile-language',
    path: '/admin/recruiter/profile',
    as: 'recruiter',
    act: press(/^(Adicionar idioma|Add language)$/),
  },
  {
    name: 'recruiter-profile-education',
    path: '/admin/recruiter/profile',
    as: 'recruiter',
    act: press(/^(Editar|Edit) (Pós-graduação|Postgraduate)/),
  },
  { name: 'complete-registration', path: (demo) => demo.recruiterLink() },
  {
    name: 'complete-registration-education',
    path: async (demo) => `${await demo.recruiterLink()}&section=education`,
    act: press(/^(Adicionar formação|Add education)$/),
  },
  {
    name: 'complete-registration-wrong',
    path: async (demo) => `${await demo.recruiterLink()}&section=experience`,
    act: submit,
  },
  { name: 'complete-registration-done', path: '/auth/complete-registration', as: 'recruiter' },
  { name: 'recruiter-menu', path: '/admin/recruiter/home', as: 'recruiter', act: press(/^(Sua conta|Your account)/) },
  {
    name: 'recruiter-bell',
    path: '/admin/recruiter/home',
    as: 'recruiter',
    act: press(/^(Notificações|Notifications)/),
  },
  { name: 'recruiter-jobs', path: '/admin/recruiter/jobs', as: 'recruiter' },
  { name: 'recruiter-jobs-none', path: '/admin/recruiter/jobs?search=zzzzzz', as: 'recruiter' },
  { name: 'job-menu', path: '/admin/recruiter/jobs', as: 'recruiter', act: jobMenu },
  {
    name: 'job-close',
    path: '/admin/recruiter/jobs?status=active',
    as: 'recruiter',
    act: inTurn(jobMenu, choose(/^(Encerrar|Close)/)),
  },
  {
    name: 'job-remove',
    path: '/admin/recruiter/jobs?status=draft',
    as: 'recruiter',
    act: inTurn(jobMenu, choose(/^(Excluir|Delete)/)),
  },
  { name: 'wizard-new', path: '/admin/recruiter/jobs/new', as: 'recruiter' },
  { name: 'wizard-draft', path: ({ draftId }) => `/admin/recruiter/jobs/${draftId}/edit`, as: 'recruiter' },
  ...[1, 2, 3, 4, 5, 6, 7].map(step),
  {
    name: 'wizard-stage',
    path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}/edit?step=4`,
    as: 'recruiter',
    act: async (page) => page.locator('[data-stage]').nth(2).click(),
  },
  { name: 'recruiter-job', path: ({ jobId }) => `/admin/recruiter/jobs/${jobId}`, as: 'recruiter' },
  { name: 'recruiter-job-unknown', path: '/admin/recruiter/jobs/no-such-job', as: 'recruiter' },
  { name: 'board', path: board, as: 'recruiter' },
  { name: 'board-closed', path: (demo) => `${board(demo)}?show=closed`, as: 'recruiter' },
  { name: 'board-none', path: (demo) => `${board(demo)}?search=zzzzzz`, as: 'recruiter' },
  { name: 'board-filters', path: board, as: 'recruiter', act: press(/^(Filtros|Filters)/) },
  { name: 'board-shortcuts', path: board, as: 'recruiter', act: async (page) => page.keyboard.press('?') },
  { name: 'board-card-menu', path: board, as: 'recruiter', act: cardMenu },
  { name: 'candidate', path: panel, as: 'recruiter', act: async () => undefined },
  {
    name: 'candidate-rejected',
    path: (demo) => `${board(demo)}?show=all&application=${demo.rejectedId}`,
    as: 'recruiter',
    act: async () => undefined,
  },
  {
    name: 'candidate-offered',
    path: ({ offered }) => `/admin/recruiter/jobs/${offered.jobId}/board?application=${offered.id}`,
    as: 'recruiter',
    act: async () => undefined,
  },
  { name: 'candidate-move', path: panel, as: 'recruiter', act: press(/^(Mover|Move)$/) },
  { name: 'candidate-reject', path: panel, as: 'recruiter', act: press(/^(Rejeitar|Reject)$/) },
  {
    name: 'candidate-hire',
    path: panel,
    as: 'recruiter',
    act: inTurn(more, choose(/^(Registrar contratação|Record the hiring)/)),
  },
  { name: 'candidate-offer', path: panel, as: 'recruiter', act: press(/^(Enviar oferta|Send offer)$/) },
  { name: 'talent-home', path: '/admin/potential/home', as: 'talent' },
  { name: 'talent-privacy', path: '/admin/potential/privacy', as: 'talent' },
  {
    name: 'erase-account',
    path: '/admin/potential/privacy',
    as: 'talent',
    act: press(/^(Ver o que seria apagado|See what would be erased)/),
  },
  {
    name: 'talent-data-request',
    path: '/admin/potential/privacy',
    as: 'talent',
    act: press(/^(Fazer um pedido|Make a request)$/),
  },
  { name: 'team', path: '/admin/recruiter/team', as: 'recruiter' },
  { name: 'team-invite', path: '/admin/recruiter/team', as: 'recruiter', act: press(/^(Convidar|Invite)$/) },
  {
    name: 'team-role',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    act: inTurn(memberMenu, choose(/^(Mudar papel|Change role)$/)),
  },
  {
    name: 'team-transfer',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    act: inTurn(memberMenu, choose(/^(Passar a propriedade|Hand over ownership)$/)),
  },
  {
    name: 'team-remove',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    act: inTurn(memberMenu, choose(/^(Remover da equipe|Remove from team)$/)),
  },
  { name: 'company-settings', path: '/admin/recruiter/settings', as: 'recruiter' },
  {
    name: 'company-settings-edit',
    path: '/admin/recruiter/settings',
    as: 'recruiter',
    act: press(/^(Sobre a empresa|About the company): /),
  },
  { name: 'company-unverified', path: '/companies/estudio-cajuina' },
  { name: 'verify-company', path: `/auth/verify-company?token=${'x'.repeat(43)}` },
  { name: 'invitation-unknown', path: `/auth/invitation?token=${'x'.repeat(43)}` },
  { name: 'recruiter-privacy', path: '/admin/recruiter/privacy', as: 'recruiter' },
  { name: 'data-requests', path: '/admin/recruiter/data-requests', as: 'recruiter' },
  { name: 'data-requests-ended', path: '/admin/recruiter/data-requests?show=ended', as: 'recruiter' },
  { name: 'data-request-case', path: '/admin/recruiter/data-requests', as: 'recruiter', act: firstRequest },
  {
    name: 'data-request-answer',
    path: '/admin/recruiter/data-requests',
    as: 'recruiter',
    act: inTurn(firstRequest, press(/^(Responder|Answer)$/)),
  },
  { name: 'retention', path: '/admin/recruiter/retention', as: 'recruiter' },
  { name: 'talent-menu', path: '/admin/potential/home', as: 'talent', act: press(/^(Sua conta|Your account)/) },
  { name: 'talent-bell', path: '/admin/potential/home', as: 'talent', act: press(/^(Notificações|Notifications)/) },
  { name: 'gallery', path: '/dev/ui' },
  { name: 'security', path: '/admin/potential/security', as: 'talent' },
  { name: 'security-totp', path: '/admin/potential/security', as: 'talent', act: press(/^(Ligar|Turn on)$/) },
  {
    name: 'security-passkey',
    path: '/admin/potential/security',
    as: 'talent',
    act: press(/^(Adicionar passkey|Add a passkey)$/),
  },
  { name: 'security-recruiter', path: '/admin/recruiter/security', as: 'recruiter' },
];
