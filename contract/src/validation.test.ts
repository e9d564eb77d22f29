import { expect, test } from 'vitest';
import { companyName, personName, text } from './common.ts';
import { fieldProblems } from './validation.ts';

const problem = (schema: typeof personName, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error && fieldProblems(error)[0];
};

test('what was left empty is asked for, what is too short is told how long it must be', () => {
  for (const nothing of [undefined, null, '', '  ']) expect(problem(personName, nothing)?.code).toBe('REQUIRED');
  expect(problem(personName, 'H')).toEqual({ field: '', code: 'TOO_SHORT', values: { minimum: 2 } });
  expect(problem(text(20, 2), '')?.code).toBe('REQUIRED');
  expect(problem(personName, 7)?.code).toBe('INVALID_TYPE');
});

test('a person is called by two letters at least, of whatever script', () => {
  for (const name of ['..', '--', '12', '!?', '· ·', 'A.', '1 B'])
    expect(problem(personName, name)?.code, name).toBe('NAME_NEEDS_LETTERS');
  for (const name of ['José', 'Li', 'Ñu', '王芳', 'Jô', 'O. K.', "D'A", 'אב', 'محمد', 'อนันต์', 'अजय', 'J\u0303o'])
    expect(problem(personName, name), name).toBeUndefined();
  expect(problem(personName, '1')?.code).toBe('TOO_SHORT');
});

test('a person is not called as a page is, a company may be but for http:// and www.', () => {
  const pages = [
    'http://evil.example',
    'Ana https://evil',
    'www.evil',
    'evil.example',
    'Ana evil.EXAMPLE/x',
    'пример.рф',
  ];
  for (const name of [...pages, 'ana@evil.example', 'Ana evil。example']) {
    expect(problem(personName, name)?.code, name).toBe('NAME_IS_ADDRESS');
  }
  for (const name of ['J.R.R. Tolkien', 'Dra. Ana', 'José Jr.', 'A. C. Silva', 'João 3.º', "D'Ávila-Sá", 'Awww. Ana']) {
    expect(problem(personName, name), name).toBeUndefined();
  }
  for (const name of ['http://evil.example', 'ftp://x', 'Loja WWW.evil.example']) {
    expect(problem(companyName, name)?.code, name).toBe('COMPANY_NAME_IS_ADDRESS');
  }
  for (const name of ['Petrobras ✓', 'Petrobras ✔️', '✅ Petrobras'])
    expect(problem(companyName, name)?.code, name).toBe('COMPANY_NAME_HAS_CHECK');
  for (const name of ['Node.js Brasil', 'Empresa.com', 'S.A. Ltda.', '99']) {
    expect(problem(companyName, name), name).toBeUndefined();
  }
});
