import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { failure, testApi } from '../../../../test/api.ts';
import { NewsletterForm } from './newsletter-form.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();

test('a wrong address is marked, and what is no fault of it is not held against it', async () => {
  server.use(http.post(`${location.origin}/api/v1/newsletter`, () => failure(403, 'FORBIDDEN', 'Agora não deu.')));
  await i18next.loadNamespaces(['newsletter']);
  render(<NewsletterForm />);
  const address = screen.getByRole('textbox', { name: i18next.t('newsletter:label') });
  const send = screen.getByRole('button');
  await userEvent.type(address, 'ana');
  await userEvent.click(send);
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(address);
  await userEvent.type(address, '@prova.example');
  await userEvent.click(send);
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('Agora não deu.');
});
