import { companyPaths } from '@prova/contract/companies/paths';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { privacy as privacyInEnglish } from '../../locales/en-US/privacy.ts';
import { terms as termsInEnglish } from '../../locales/en-US/terms.ts';
import { privacy } from '../../locales/pt-BR/privacy.ts';
import { terms } from '../../locales/pt-BR/terms.ts';
import { companies } from '../companies/feature.ts';
import { privacy as privacyFeature } from '../privacy/feature.ts';
import type { LegalText } from './legal-text.ts';
import { TermsPage } from './terms.page.tsx';
import { help as helpInEnglish } from './texts/help.en-US.ts';
import { help } from './texts/help.pt-BR.ts';

it('says since which day the terms are in force, and what is new in them', async () => {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <TermsPage />
        </Suspense>
      </MemoryRouter>,
    );
  });
  expect(await screen.findByText('Versão 2026-11-25, em vigor desde 25 de novembro de 2026')).toBeTruthy();
  expect(screen.getByText(/^O que mudou nesta versão: .*como apagar a conta/)).toBeTruthy();
});

const places = (locale: 'pt-BR' | 'en-US') => ({
  account: privacyFeature.menu?.find(({ area }) => area === 'talent')?.name[locale] ?? '',
  company: companies.menu?.find(({ to }) => to === companyPaths.recruiterSettings)?.name[locale] ?? '',
});
const passage = (text: LegalText, id: string) => {
  const section = text.sections.find((one) => one.id === id);
  return [...(section?.text ?? []), ...(section?.list ?? [])].join(' ');
};

it.each([
  ['pt-BR', { terms, privacy, help }, (name: string) => `em ${name}, no `],
  [
    'en-US',
    { terms: termsInEnglish, privacy: privacyInEnglish, help: helpInEnglish },
    (name: string) => `under ${name}`,
  ],
] as const)('terms, policy and help send to one place who ends an account or a company: %s', (locale, texts, at) => {
  const { account, company } = places(locale);
  expect(account && company).toBeTruthy();
  expect(passage(texts.terms, 'encerramento')).toContain(at(account));
  expect(passage(texts.privacy, 'direitos')).toContain(at(account));
  expect(passage(texts.help, 'dados')).toContain(at(account));
  expect(passage(texts.terms, 'encerramento')).toContain(at(company));
  expect(passage(texts.help, 'encerrar-empresa')).toContain(at(company));
});
