import type { Page } from '@playwright/test';
import { choose, inTurn, press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

/** Dialogs with forms are loaded when they are opened. */
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** An essay that is graded by a criterion. */
const essayWithCriterion = async (page: Page) => {
  await page.getByRole('radio', { name: /^(Dissertativa|Essay)$/ }).check({ force: true });
  await page.getByRole('button', { name: /^(Adicionar critério|Add criterion)$/ }).click();
};

const step = (number: number): Screen => ({
  name: `test-step-${number}`,
  path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=${number}`,
  as: 'recruiter',
});

export const screens: readonly Screen[] = [
  { name: 'recruiter-tests-none', path: '/admin/recruiter/tests?search=zzzzzz', as: 'recruiter' },
  {
    name: 'test-remove',
    path: '/admin/recruiter/tests',
    as: 'recruiter',
    action: inTurn(press(/^(Ações de|Actions for)/), choose(/^(Excluir|Delete)/)),
  },
  ...[1, 2, 3].map(step),
  {
    name: 'test-question',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=2`,
    as: 'recruiter',
    action: inTurn(press(/^(Editar a questão 1|Edit question 1)$/), dialog),
  },
  {
    name: 'test-bank',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=2`,
    as: 'recruiter',
    action: inTurn(press(/^(Do banco|From the question bank)/), dialog),
  },
  { name: 'test-preview', path: ({ testId }) => `/admin/recruiter/tests/${testId}/preview`, as: 'recruiter' },
  {
    name: 'test-preview-question',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/preview`,
    as: 'recruiter',
    action: press(/^(Começar|Start)$/),
  },
  {
    name: 'test-import',
    path: '/admin/recruiter/tests',
    as: 'recruiter',
    action: inTurn(press(/^(Importar|Import)$/), dialog),
  },
  {
    name: 'test-export',
    path: '/admin/recruiter/tests',
    as: 'recruiter',
    action: inTurn(press(/^(Ações de|Actions for)/), choose(/GIFT$/), dialog),
  },
  { name: 'grading-differences', path: '/admin/recruiter/grading?state=differences', as: 'recruiter' },
  {
    name: 'test-rubric',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=2`,
    as: 'recruiter',
    action: inTurn(press(/^(Nova questão|New question)$/), dialog, essayWithCriterion),
  },
  { name: 'test-invitation', path: ({ links }) => links.test },
  {
    name: 'test-invitation-help',
    path: ({ links }) => links.test,
    action: inTurn(press(/^(Pedir ajuda|Ask for help)$/), dialog),
  },
  { name: 'certificate-unknown', path: `/certificates/${'x'.repeat(22)}` },
  { name: 'test-link-unknown', path: `/tests/${'x'.repeat(43)}` },
  { name: 'test-unknown', path: '/admin/recruiter/tests/no-such-test/edit', as: 'recruiter' },
];
