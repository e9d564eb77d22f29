import { LOCALES } from '@prova/contract/common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationParams } from './notifications.kinds.ts';
import { enUS } from './notifications.texts.en-US.ts';
import { ptBR } from './notifications.texts.pt-BR.ts';
import { word } from './notifications.wording.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const everything = {
  applicationId: id,
  jobId: id,
  requestId: id,
  jobTitle: 'Pessoa Engenheira de Software',
  companyName: 'Lua Tecnologia',
  stageName: 'Teste técnico',
  slug: 'engenharia-lua',
  candidateName: 'Ana Lima',
  area: 'potential',
};
const kinds = Object.entries(notificationParams).flatMap(([type, union]) =>
  union.options.map((option) => ({ type, params: { ...everything, event: option.shape.event.value } })),
);

test.each(kinds)('$type $params.event is worded and linked in both languages', (stored) => {
  for (const locale of LOCALES) {
    const { title, message, link } = word(stored, locale);
    expect(title).not.toBe('');
    if (stored.type !== 'MESSAGE') expect(message).toContain(everything.jobTitle);
    expect(message).not.toMatch(/[{}!]|undefined|null/);
    expect(link).toMatch(/^\/(jobs|admin)\//);
  }
});

test('both languages word each other kind apart', () => {
  expect(Object.keys(ptBR.kinds).sort()).toEqual(kinds.map(({ type, params }) => `${type}.${params.event}`).sort());
  for (const texts of [ptBR, enUS]) {
    const messages = Object.values(texts.kinds).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  }
});

test('a hidden name is not told', () => {
  const stored = { type: 'APPLICATION_UPDATE', params: { ...everything, event: 'received', candidateName: null } };
  expect(word(stored, 'pt-BR').message).toBe('Uma pessoa se candidatou para Pessoa Engenheira de Software.');
  expect(word(stored, 'en-US').message).toBe('Somebody applied for Pessoa Engenheira de Software.');
});

test('whatever is stored can be shown', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.constantFrom(...LOCALES), (type, params, locale) => {
      const { title, message } = word({ type, params }, locale);
      return title !== '' && message !== '';
    }),
  );
  expect(word({ type: 'toString', params: {} }, 'en-US')).toEqual({ ...enUS.other, link: null });
});
