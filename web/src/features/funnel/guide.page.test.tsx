import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { GUIDE_PICTURES } from './guide/guide-pictures.ts';
import { GuidePage } from './guide.page.tsx';

const files = Object.keys(import.meta.glob('./guide/pictures/*.webp')).map((path) => path.split('/').at(-1));

it('has a picture of every screen in both themes and both languages, and no other', () => {
  const wanted = Object.keys(GUIDE_PICTURES).flatMap((name) =>
    ['light', 'dark'].flatMap((theme) => ['pt-BR', 'en-US'].map((locale) => `${name}-${theme}-${locale}.webp`)),
  );
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

it('leads from its contents to every chapter, and shows what it speaks of', () => {
  render(
    <MemoryRouter>
      <GuidePage />
    </MemoryRouter>,
  );
  const contents = screen.getByRole('navigation', { name: 'Neste guia' });
  for (const link of within(contents).getAllByRole('link')) {
    const chapter = document.querySelector(link.getAttribute('href') ?? '');
    expect(chapter?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((each) => each.getAttribute('src'))).not.toContain(null);
  expect(pictures.every(({ alt }) => alt !== '')).toBe(true);
  expect(screen.getByText(new RegExp(`marque até ${MOST_AT_ONCE} candidaturas`))).toBeTruthy();
  // Keys of the board stand in the last one.
  expect(screen.getByText('Levantar o cartão')).toBeTruthy();
});
