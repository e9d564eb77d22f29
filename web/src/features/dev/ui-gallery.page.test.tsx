import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { dev as en } from '../../locales/en-US/dev.ts';
import { dev as pt } from '../../locales/pt-BR/dev.ts';
import { UiGalleryPage } from './ui-gallery.page.tsx';

afterEach(async () => {
  await act(() => i18next.changeLanguage('pt-BR'));
});

test.each([
  ['pt-BR', pt],
  ['en-US', en],
] as const)('every section draws in %s', async (locale, phrases) => {
  await act(() => i18next.changeLanguage(locale));
  render(<UiGalleryPage />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(expect.arrayContaining(Object.values(phrases.sections)));
  expect(document.body.textContent).not.toMatch(/\{\{|\b(ui|widgets|dev):/);
});
