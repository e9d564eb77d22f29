import { languageCode } from '@prova/contract/language-names';
import { expect, test } from 'vitest';
import { writtenLanguage } from './written-languages.ts';

test.each([
  ['Inglês fluente', 'en', 'fluent'],
  ['inglês avançado', 'en', 'advanced'],
  ['Inglês intermediário', 'en', 'intermediate'],
  ['Inglês básico', 'en', 'basic'],
  ['Inglês técnico', 'en', 'intermediate'],
  ['inglês (leitura)', 'en', 'intermediate'],
  ['Inglês', 'en', null],
  ['ingles avancado', 'en', 'advanced'],
  ['Fluent English', 'en', 'fluent'],
  ['English - Advanced', 'en', 'advanced'],
  ['Business English', 'en', null],
  ['English (native)', 'en', 'native'],
  ['Native English speaker', 'en', 'native'],
  ['Proficient in English', 'en', 'fluent'],
  ['Upper-intermediate English', 'en', 'advanced'],
  ['English C1', 'en', 'fluent'],
  ['Inglês B2', 'en', 'advanced'],
  ['Inglês B1', 'en', 'intermediate'],
  ['Espanhol intermediário', 'es', 'intermediate'],
  ['Spanish: conversational', 'es', 'intermediate'],
  ['Português nativo', 'pt', 'native'],
  ['Portuguese (mother tongue)', 'pt', 'native'],
  ['Domínio do idioma inglês', 'en', null],
  ['Francês básico', 'fr', 'basic'],
  ['Alemão', 'de', null],
  ['desejável inglês avançado', 'en', 'advanced'],
])('%s is %s, %s', (written, code, proficiency) => {
  expect(writtenLanguage(written)).toEqual({ code, proficiency });
});

test.each([
  'English teacher',
  'React',
  'Linguagem C',
  'Java avançado',
  'Go',
  'Processamento de linguagem natural',
  '',
  'en',
])('%j among skills is no language', (written) => {
  expect(writtenLanguage(written)).toBeNull();
});

test.each([
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['Inglês', 'en'],
  ['English', 'en'],
  ['Português', 'pt'],
  ['Mandarim', 'zh'],
  ['Klingon', null],
  ['', null],
])('%j is the language %j', (name, code) => {
  expect(languageCode(name)).toBe(code);
});
