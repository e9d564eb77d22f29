import { billingPaths } from '@prova/contract/billing/paths';
import i18next from 'i18next';
import { createElement, Fragment, type ReactNode } from 'react';
import { isApiError, messageOf } from './api-error.ts';
import { authStore } from './auth-store.ts';
import { workingCompanyOf } from './working-company.ts';

type Way = { readonly href: string; readonly label: string };

/** Where a failure can be mended elsewhere: who owns the company changes a plan that has reached its limit. */
export function wayOut(error: unknown): Way | null {
  if (!isApiError(error, 'PLAN_LIMIT') || workingCompanyOf(authStore.read())?.role !== 'owner') return null;
  return { href: billingPaths.recruiterBilling, label: i18next.t('lib:errors.toBilling') };
}

/** What to show of whatever was thrown, with the way to where it can be mended. */
export function failureWords(error: unknown, message: string = messageOf(error)): ReactNode {
  const way = wayOut(error);
  if (!way) return message;
  const link = createElement('a', { href: way.href, className: 'font-semibold underline' }, way.label);
  return createElement(Fragment, null, message, ' ', link);
}
