import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnknownVariables, renderTemplate, TEMPLATE_VARIABLES, type TemplateValues } from './template-text.ts';

const values: TemplateValues = {
  candidateName: 'Ana',
  jobTitle: 'Pessoa Desenvolvedora',
  companyName: 'Cobogó & Cia',
  statusName: 'Em análise',
};

test('every variable is filled in, as often as it stands there', () => {
  expect(
    renderTemplate(
      'Olá, {{candidateName}}. {{ jobTitle }} na {{companyName}}: {{statusName}}, {{candidateName}}',
      values,
    ),
  ).toBe('Olá, Ana. Pessoa Desenvolvedora na Cobogó & Cia: Em análise, Ana');
});

test('unknown variables stay and are reported once each', () => {
  const text = '{{nome}} {{candidateName}} {{}} {{nome}} {{toString}} {{__proto__}} {{candidatename}}';
  expect(renderTemplate(text, values)).toBe(text.replace('{{candidateName}}', 'Ana'));
  expect(findUnknownVariables(text)).toEqual(['nome', '', 'toString', '__proto__', 'candidatename']);
  expect(findUnknownVariables('{{candidateName}} { {jobTitle} } {jobTitle}')).toEqual([]);
});

test('a value is never read as a template, nor as a replacement pattern', () => {
  expect(renderTemplate('{{candidateName}}', { ...values, candidateName: '{{companyName}} $& $1' })).toBe(
    '{{companyName}} $& $1',
  );
});

test('rendering puts the values exactly where the variables stand', () => {
  const piece = fc.oneof(
    fc.string().filter((text) => !/[{}]/.test(text)),
    fc.constantFrom(...TEMPLATE_VARIABLES).map((name) => ({ name })),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.string(), (pieces, value) => {
      const all = { candidateName: value, jobTitle: value, companyName: value, statusName: value };
      const text = pieces.map((p) => (typeof p === 'string' ? p : `{{${p.name}}}`)).join('');
      expect(findUnknownVariables(text)).toEqual([]);
      expect(renderTemplate(text, all)).toBe(pieces.map((p) => (typeof p === 'string' ? p : value)).join(''));
    }),
  );
});
