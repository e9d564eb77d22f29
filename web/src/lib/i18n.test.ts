import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';

test.each([
  ['pt-BR', ['0 candidaturas', '1 candidatura', '2 candidaturas', '1.000.000 candidaturas']],
  ['en-US', ['0 applications', '1 application', '2 applications', '1,000,000 applications']],
] as const)('none are many in %s', async (locale, expected) => {
  const { t } = await createI18n(locale, ['funnel']);
  // One without words of its own for none.
  const words = { 'pt-BR': 'candidatura', 'en-US': 'application' }[locale];
  const instance = await createI18n(locale, []);
  instance.addResourceBundle(locale, 'tried', {
    count_one: `{{count, number}} ${words}`,
    count_other: `{{count, number}} ${words}s`,
  });
  expect([0, 1, 2, 1_000_000].map((count) => instance.t('tried:count' as never, { count }))).toEqual(expected);
  expect(t('funnel:count', { count: 0 })).toMatch(/Nenhuma|No /);
});

test('a day that ends in a stop ends its sentence with it, and three dots stay', async () => {
  const { t } = await createI18n('pt-BR', ['application-status']);
  expect(t('application-status:closed', { date: '23 de nov.' })).toMatch(/em 23 de nov\.$/);
  const instance = await createI18n('pt-BR', []);
  instance.addResourceBundle('pt-BR', 'tried', { dots: 'Um... dois… {{rest}}.' });
  expect(instance.t('tried:dots' as never, { rest: 'três' })).toBe('Um... dois… três.');
});
