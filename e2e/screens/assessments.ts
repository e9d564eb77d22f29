import { choose, inTurn, press } from '../support/acts.ts';
import type { Screen } from '../support/screens.ts';

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
    act: inTurn(press(/^(Ações de|Actions for)/), choose(/^(Excluir|Delete)/)),
  },
  ...[1, 2, 3].map(step),
  {
    name: 'test-question',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=2`,
    as: 'recruiter',
    act: press(/^(Editar a questão 1|Edit question 1)$/),
  },
  {
    name: 'test-bank',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/edit?step=2`,
    as: 'recruiter',
    act: press(/^(Do banco|From the question bank)/),
  },
  { name: 'test-preview', path: ({ testId }) => `/admin/recruiter/tests/${testId}/preview`, as: 'recruiter' },
  {
    name: 'test-preview-question',
    path: ({ testId }) => `/admin/recruiter/tests/${testId}/preview`,
    as: 'recruiter',
    act: press(/^(Começar|Start)$/),
  },
  {
    name: 'test-import',
    path: '/admin/recruiter/tests',
    as: 'recruiter',
    act: press(/^(Importar|Import)$/),
  },
  { name: 'test-unknown', path: '/admin/recruiter/tests/no-such-test/edit', as: 'recruiter' },
];
