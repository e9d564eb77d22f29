import { billingPaths } from '@prova/contract/billing/paths';
import { CreditCard } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const overview = async () => (await import('./billing.page.tsx')).BillingPage;
const order = async () => (await import('./order.page.tsx')).OrderPage;
const checkout = async () => (await import('./checkout.page.tsx')).CheckoutPage;

const entry = {
  icon: CreditCard,
  name: { 'pt-BR': 'Plano e cobrança', 'en-US': 'Plan and billing' },
  order: 55,
} as const;

export const billing: Feature = {
  routes: [
    { area: 'recruiter', path: billingPaths.recruiterBilling, page: overview },
    { area: 'recruiter', path: billingPaths.recruiterOrder, page: order },
    { area: 'recruiter', path: billingPaths.recruiterCheckout, page: checkout },
    { area: 'talent', path: billingPaths.talentBilling, page: overview },
    { area: 'talent', path: billingPaths.talentOrder, page: order },
    { area: 'talent', path: billingPaths.talentCheckout, page: checkout },
  ],
  menu: [
    { area: 'recruiter', to: billingPaths.recruiterBilling, ...entry, ownersOnly: true },
    { area: 'talent', to: billingPaths.talentBilling, ...entry },
  ],
};
