import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { NEWSLETTER_CONFIRMATION_DAYS } from '@prova/contract/messaging/newsletter-fields';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { privacy as privacyInEnglish } from '../../locales/en-US/privacy.ts';
import { terms as termsInEnglish } from '../../locales/en-US/terms.ts';
import { privacy } from '../../locales/pt-BR/privacy.ts';
import { terms } from '../../locales/pt-BR/terms.ts';
import { CookiesPage } from './cookies.page.tsx';
import type { LegalText } from './legal-text.ts';
import { PrivacyPage } from './privacy.page.tsx';
import { TermsPage } from './terms.page.tsx';

beforeAll(() => i18next.loadNamespaces(['legal', 'site', 'widgets']));

async function show(Page: ComponentType): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <Page />
        </Suspense>
      </MemoryRouter>,
    );
  });
}

it.each([
  ['terms', TermsPage, /^O que mudou nesta versão: .*dados fiscais/],
  ['policy', PrivacyPage, /^O que mudou nesta versão: .*newsletter/],
  ['cookies', CookiesPage, /^O que mudou nesta versão: .*quando você nos escreve/],
] as const)('the %s say since which day they are in force, and what is new in them', async (_, Page, changes) => {
  await show(Page);
  expect(await screen.findByText('Versão 2026-11-30, em vigor desde 30 de novembro de 2026')).toBeTruthy();
  expect(screen.getByText(changes)).toBeTruthy();
});

it('the versions that are accepted are the newest of their texts, in both languages', () => {
  const newest = (texts: readonly LegalText[]) => texts.map(({ history }) => history?.[0]?.version);
  expect(newest([terms, termsInEnglish])).toEqual([TERMS_VERSION, TERMS_VERSION]);
  expect(newest([privacy, privacyInEnglish])).toEqual([PRIVACY_VERSION, PRIVACY_VERSION]);
});

const listOf = (text: LegalText, id: string) => text.sections.find((section) => section.id === id)?.list.join('\n');

it.each([
  ['pt-BR', privacy],
  ['en-US', privacyInEnglish],
])('the policy names who else processes data, and what is done with letters and messages: %s', (_, policy) => {
  for (const who of ['Stripe', 'Google']) expect(listOf(policy, 'compartilhamento')).toContain(who);
  for (const id of ['dados', 'bases', 'retencao']) expect(listOf(policy, id)).toMatch(/newsletter/i);
  expect(listOf(policy, 'retencao')).toMatch(
    new RegExp(`Newsletter: .* ${NEWSLETTER_CONFIRMATION_DAYS} (dias|days)\\.`),
  );
});
