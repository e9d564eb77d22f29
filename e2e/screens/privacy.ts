import type { Page } from '@playwright/test';
import { inTurn, press, submit } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

/** The request about data that is due first. */
const firstRequest = async (page: Page) => page.locator('main ul a').first().click();

export const screens: readonly Screen[] = [
  { name: 'data-request-errors', path: '/data-requests', action: submit },
  { name: 'data-request-company', path: '/data-requests?company=aurora-sistemas' },
  { name: 'data-request-unknown', path: `/data-requests/${'x'.repeat(43)}` },
  {
    name: 'erase-account',
    path: '/admin/potential/privacy',
    as: 'talent',
    action: press(/^(Ver o que seria apagado|See what would be erased)/),
  },
  {
    name: 'talent-data-request',
    path: '/admin/potential/privacy',
    as: 'talent',
    action: press(/^(Fazer um pedido|Make a request)$/),
  },
  { name: 'data-requests-ended', path: '/admin/recruiter/data-requests?show=ended', as: 'recruiter' },
  { name: 'data-request-case', path: '/admin/recruiter/data-requests', as: 'recruiter', action: firstRequest },
  {
    name: 'data-request-answer',
    path: '/admin/recruiter/data-requests',
    as: 'recruiter',
    action: inTurn(firstRequest, press(/^(Responder|Answer)$/)),
  },
];
