import { press, submit } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  {
    name: 'billing-no-plan',
    path: '/admin/potential/billing',
    as: 'talent',
    action: press(/^(Continuar|Continue)$/),
  },
  { name: 'billing-order', path: '/admin/potential/billing/order?plan=premium&period=yearly', as: 'talent' },
  {
    name: 'billing-order-errors',
    path: '/admin/potential/billing/order?plan=premium&period=monthly',
    as: 'talent',
    action: submit,
  },
  {
    name: 'billing-order-company',
    path: '/admin/recruiter/billing/order?plan=enterprise&period=yearly',
    as: 'recruiter',
  },
  {
    name: 'billing-card',
    path: '/admin/recruiter/billing',
    as: 'recruiter',
    action: press(/^(Trocar cartão|Change card)$/),
  },
  { name: 'billing-change', path: '/admin/recruiter/billing/order?plan=starter&period=monthly', as: 'recruiter' },
];
