import { billingPaths } from '@prova/contract/billing/paths';
import { companyPaths } from '@prova/contract/companies/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { expect, it } from 'vitest';
import type { LegalText } from '../features/site/legal-text.ts';
import { help as helpInEnglish } from '../features/site/texts/help.en-US.ts';
import { help } from '../features/site/texts/help.pt-BR.ts';
import type { MenuEntry } from '../lib/feature.ts';
import { privacy as privacyInEnglish } from '../locales/en-US/privacy.ts';
import { terms as termsInEnglish } from '../locales/en-US/terms.ts';
import { privacy } from '../locales/pt-BR/privacy.ts';
import { terms } from '../locales/pt-BR/terms.ts';
import { menuOf } from './navigation.ts';

const nameOf = (menu: readonly MenuEntry[], path: string, locale: 'pt-BR' | 'en-US') =>
  menu.find(({ to }) => to === path)?.name[locale] ?? '';
const places = (locale: 'pt-BR' | 'en-US') => ({
  account: nameOf(menuOf('talent'), privacyPaths.talentPrivacy, locale),
  company: nameOf(menuOf('recruiter'), companyPaths.recruiterSettings, locale),
  billing: nameOf(menuOf('talent'), billingPaths.talentBilling, locale),
});
const passage = (text: LegalText, id: string) => {
  const section = text.sections.find((one) => one.id === id);
  // A sentence may begin with it.
  return [...(section?.text ?? []), ...(section?.list ?? [])].join(' ').toLowerCase();
};

it.each([
  ['pt-BR', { terms, privacy, help }, (name: string) => `em ${name}, no `.toLowerCase()],
  [
    'en-US',
    { terms: termsInEnglish, privacy: privacyInEnglish, help: helpInEnglish },
    (name: string) => `under ${name}`.toLowerCase(),
  ],
] as const)('terms, policy and help send to one place who ends an account or a company: %s', (locale, texts, at) => {
  const { account, company, billing } = places(locale);
  expect(account && company && billing).toBeTruthy();
  expect(passage(texts.terms, 'encerramento')).toContain(at(account));
  expect(passage(texts.privacy, 'direitos')).toContain(at(account));
  expect(passage(texts.help, 'planos')).toContain(at(billing));
  expect(passage(texts.help, 'dados')).toContain(at(account));
  expect(passage(texts.terms, 'encerramento')).toContain(at(company));
  expect(passage(texts.help, 'encerrar-empresa')).toContain(at(company));
});
