import type { Page } from '@playwright/test';
import { choose, inTurn, press } from '../support/actions.ts';
import type { Demo, Screen } from '../support/screens.ts';

const board = ({ jobId }: Demo) => `/admin/recruiter/jobs/${jobId}/board`;
const panel = (demo: Demo) => `${board(demo)}?application=${demo.openId}`;
/** Of the same person, as the board leads to it. */
const page = (demo: Demo) =>
  `/admin/recruiter/candidates/${demo.openId}?from=${encodeURIComponent(`/admin/recruiter/jobs/${demo.jobId}/board`)}`;
const more = press(/^(Mais ações de|More actions for)/);
const cardMenu = async (page: Page) => page.locator('[data-card] [aria-haspopup]').first().click();

/** What is loaded when it is opened. */
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
/** The same over the panel, which is a dialog, too. */
const titled = (name: RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

const select = async (page: Page) => {
  await page.locator('[data-open]').first().focus();
  await page.keyboard.press('Control+a');
};

export const screens: readonly Screen[] = [
  { name: 'board', path: board, as: 'recruiter' },
  { name: 'board-closed', path: (demo) => `${board(demo)}?show=closed`, as: 'recruiter' },
  { name: 'board-none', path: (demo) => `${board(demo)}?search=zzzzzz`, as: 'recruiter' },
  { name: 'board-filters', path: board, as: 'recruiter', action: press(/^(Filtros|Filters)/) },
  { name: 'board-shortcuts', path: board, as: 'recruiter', action: async (page) => page.keyboard.press('?') },
  {
    name: 'board-stage-tests',
    path: board,
    as: 'recruiter',
    action: inTurn(press(/^(Ações de|Actions for) Pessoa/), choose(/^(Testes da etapa|Tests for the)/), dialog),
  },
  {
    name: 'board-links',
    path: board,
    as: 'recruiter',
    action: inTurn(press(/^(Ações de|Actions for) Pessoa/), choose(/^(Links do quadro|Board links)/), dialog),
  },
  { name: 'board-card-menu', path: board, as: 'recruiter', action: cardMenu },
  { name: 'board-selection', path: board, as: 'recruiter', action: select },
  {
    name: 'board-selection-move',
    path: board,
    as: 'recruiter',
    action: inTurn(select, press(/^(Mover|Move)$/)),
  },
  {
    name: 'board-selection-reject',
    path: board,
    as: 'recruiter',
    action: inTurn(select, press(/^(Rejeitar|Reject)$/)),
  },
  {
    name: 'board-selection-interviews',
    path: board,
    as: 'recruiter',
    action: inTurn(select, press(/^(Agendar entrevista|Schedule interview)$/), dialog),
  },
  {
    name: 'board-export',
    path: board,
    as: 'recruiter',
    action: inTurn(select, press(/^(Exportar|Export)$/), dialog),
  },
  { name: 'linked-board', path: ({ boardLink }) => boardLink() },
  { name: 'board-blind', path: ({ hidden }) => `/admin/recruiter/jobs/${hidden.jobId}/board`, as: 'recruiter' },
  {
    name: 'candidate-reveal',
    path: ({ hidden }) => `/admin/recruiter/jobs/${hidden.jobId}/board?application=${hidden.id}`,
    as: 'recruiter',
    action: inTurn(press(/^(Revelar quem é|Reveal who)/), titled(/^(Revelar|Reveal)/)),
  },
  {
    name: 'candidates-selection',
    path: () => '/admin/recruiter/candidates',
    as: 'recruiter',
    action: async (page) => page.getByRole('checkbox').first().check(),
  },
  { name: 'candidate-page', path: page, as: 'recruiter' },
  {
    name: 'candidate-page-offered',
    path: ({ offered }) => `/admin/recruiter/candidates/${offered.id}`,
    as: 'recruiter',
  },
  { name: 'candidate', path: panel, as: 'recruiter', action: async () => undefined },
  {
    name: 'candidate-rejected',
    path: (demo) => `${board(demo)}?show=all&application=${demo.rejectedId}`,
    as: 'recruiter',
    action: async () => undefined,
  },
  {
    name: 'candidate-offered',
    path: ({ offered }) => `/admin/recruiter/jobs/${offered.jobId}/board?application=${offered.id}`,
    as: 'recruiter',
    action: async () => undefined,
  },
  {
    name: 'candidate-match',
    path: panel,
    as: 'recruiter',
    action: inTurn(press(/(Ver por quê|See why)/), titled(/^(Compatibilidade de|\d+% match)/)),
  },
  { name: 'candidate-move', path: panel, as: 'recruiter', action: press(/^(Mover|Move)$/) },
  {
    name: 'candidate-reject',
    path: panel,
    as: 'recruiter',
    action: inTurn(press(/^(Rejeitar|Reject)$/), titled(/^(Rejeitar a candidatura|Reject .*application)/)),
  },
  {
    name: 'candidate-hire',
    path: panel,
    as: 'recruiter',
    action: inTurn(more, choose(/^(Registrar contratação|Record hire)/)),
  },
];
