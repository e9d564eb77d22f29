import type { SessionUser } from '@prova/contract/accounts/accounts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { authStore } from './auth-store.ts';
import { failureWords, wayOut } from './failure-words.ts';

const limit = new ApiError({ code: 'PLAN_LIMIT', message: 'O plano chegou ao limite.', status: 409 });
const signIn = (role: string) =>
  authStore.write({
    status: 'signed-in',
    user: { role: 'RECRUITER', companies: [{ id: 'a', role }] } as unknown as SessionUser,
  });

test('an owner is led from a limit of the plan to where it is changed', () => {
  signIn('owner');
  expect(wayOut(limit)).toEqual({ href: '/admin/recruiter/billing', label: 'Ver plano e cobrança' });
  const { container } = render(failureWords(limit));
  expect(container.textContent).toBe('O plano chegou ao limite. Ver plano e cobrança');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/admin/recruiter/billing');
});

test('nobody else is, who could not change it', () => {
  signIn('recruiter');
  expect(failureWords(limit)).toBe('O plano chegou ao limite.');
  authStore.write({ status: 'signed-out' });
  expect(wayOut(limit)).toBeNull();
});

test('another failure is its message', () => {
  signIn('owner');
  expect(failureWords(new ApiError({ code: 'NOT_FOUND', message: 'Não encontrado.', status: 404 }))).toBe(
    'Não encontrado.',
  );
});
