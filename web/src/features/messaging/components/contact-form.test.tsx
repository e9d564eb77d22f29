import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { ContactForm } from './contact-form.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();

test('whoever writes another message goes on where it is written', async () => {
  server.use(http.post(`${location.origin}/api/v1/contact`, () => success({})));
  await i18next.loadNamespaces(['contact']);
  render(<ContactForm topic="other" />);
  const field = (name: 'name' | 'email' | 'message') =>
    screen.getByRole('textbox', { name: new RegExp(`^${i18next.t(`contact:${name}`)}`) });
  await userEvent.type(field('name'), 'Ana Duarte');
  await userEvent.type(field('email'), 'ana@prova.example');
  await userEvent.type(field('message'), 'Como mudo o e-mail da minha conta?');
  await userEvent.click(screen.getByRole('button', { name: i18next.t('contact:send') }));
  await userEvent.click(await screen.findByRole('button', { name: i18next.t('contact:another') }));
  await waitFor(() => expect(document.activeElement).toBe(field('message')));
  expect(field('email')).toHaveProperty('value', 'ana@prova.example');
});
