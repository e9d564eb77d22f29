import { billingPaths } from '@prova/contract/billing/paths';
import { CreditCard } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const overview = {
  page: async () => (await import('./billing.page.tsx')).BillingPage,
  phrases: ['billing'],
} as const;
const order = {
  page: async () => (await import('./order.page.tsx')).OrderPage,
  phrases: ['billing', 'widgets'],
} as const;
const checkout = {
  page: async () => (await import('./checkout.page.tsx')).CheckoutPage,
  phrases: ['billing'],
} as const;

const card = {
  page: async () => (await import('./card.page.tsx')).CardPage,
  phrases: ['billing'],
} as const;
const renewal = {
  page: async () => (await import('./renewal.page.tsx')).RenewalPage,
  phrases: ['billing'],
} as const;

const entry = {
  icon: CreditCard,
  name: { 'pt-BR': 'Plano e cobrança', 'en-US': 'Plan and billing' },
  order: 55,
} as const;

export const billing: Feature = {
  routes: [
    { area: 'recruiter', path: billingPaths.recruiterBilling, ...overview },
    { area: 'recruiter', path: billingPaths.recruiterOrder, ...order },
    { area: 'recruiter', path: billingPaths.recruiterCheckout, ...checkout },
    { area: 'recruiter', path: billingPaths.recruiterRenewal, ...renewal },
    { area: 'recruiter', path: billingPaths.recruiterCard, ...card },
    { area: 'talent', path: billingPaths.talentBilling, ...overview },
    { area: 'talent', path: billingPaths.talentOrder, ...order },
    { area: 'talent', path: billingPaths.talentCheckout, ...checkout },
    { area: 'talent', path: billingPaths.talentRenewal, ...renewal },
    { area: 'talent', path: billingPaths.talentCard, ...card },
  ],
  menu: [
    { area: 'recruiter', to: billingPaths.recruiterBilling, ...entry, ownersOnly: true },
    { area: 'talent', to: billingPaths.talentBilling, ...entry },
  ],
};
