import { DEFAULT_LOCALE } from '@prova/contract/common';
import { suggestSkills } from '@prova/contract/skills/skills';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { resolveSkills, skillsInText } from './skills.service.ts';

let server: TestServer;
let talent: Person;

beforeAll(async () => {
  server = await startTestServer();
  talent = await signUp(server, 'POTENTIAL');
});
afterAll(() => server.close());

const context = () => createContext(server.platform, { actor: system, locale: DEFAULT_LOCALE });
const suggested = async (search: string, { locale = 'pt-BR', limit = 8 } = {}) => {
  const { data } = await server.call(suggestSkills, {
    as: talent.token,
    query: { search, limit },
    headers: { 'accept-language': locale },
    cookies: { 'app-locale': locale },
  });
  return data;
};
const names = async (...given: Parameters<typeof suggested>) => (await suggested(...given)).map(({ name }) => name);

describe('names that people type', () => {
  test.each([
    ['React', 'React'],
    ['react.js', 'React'],
    ['ReactJS 18', 'React'],
    ['Reat.js', 'React'],
    ['Automated testing', 'Testes automatizados'],
    ['Conhecimento em Docker', 'Docker'],
    ['C++', 'C++'],
  ])('%s is %s', async (typed, name) => {
    const skill = (await resolveSkills(context(), [typed])).get(typed);
    expect(skill).toMatchObject({ name, proposed: false });
  });

  test('unknown ones enter once, as proposed', async () => {
    const skills = await resolveSkills(context(), ['Qwerty Foo', '  qwerty   foo', 'QWERTY FOO']);
    expect(new Set([...skills.values()].map(({ id }) => id)).size).toBe(1);
    expect(skills.get('Qwerty Foo')).toMatchObject({ name: 'Qwerty Foo', proposed: true });
    const again = await resolveSkills(context(), ['qwerty foo']);
    expect(again.get('qwerty foo')).toMatchObject({ name: 'Qwerty Foo', proposed: true });
  });
});

test('a text is read for what somebody claims, in the language of the reader', () => {
  const text = 'Uso JS e testes automatizados. Sem experiência em Go, Docker e React. JavaScript há anos.';
  expect(skillsInText('en-US', text)).toEqual(['JavaScript', 'Automated testing']);
  expect(skillsInText('pt-BR', text)).toEqual(['JavaScript', 'Testes automatizados']);
});

describe('suggestions', () => {
  test('begin with what is typed, names before other spellings, short before long', async () => {
    expect((await names('java')).slice(0, 2)).toEqual(['Java', 'JavaFX']);
    expect((await names('reac'))[0]).toBe('React');
    expect((await names('k8s'))[0]).toBe('Kubernetes');
  });

  test('do not mind accents, case, dots and typing errors', async () => {
    expect((await names('GESTAO DE PROJ'))[0]).toBe('Gestão de projetos');
    expect((await names('nodejs'))[0]).toBe('Node.js');
    expect((await names('javascrpt'))[0]).toBe('JavaScript');
    expect((await names('c#'))[0]).toBe('C#');
  });

  test('come in the language of the reader, by words of both', async () => {
    expect(await names('testes autom')).toContain('Testes automatizados');
    expect(await names('testes autom', { locale: 'en-US' })).toContain('Automated testing');
    expect(await names('test autom')).toContain('Testes automatizados');
  });

  test('carry id and category', async () => {
    const react = (await resolveSkills(context(), ['React'])).get('React');
    expect((await suggested('react', { limit: 1 }))[0]).toEqual({
      id: react?.id,
      name: 'React',
      category: 'frontend',
      proposed: false,
    });
  });

  test('are as many as asked for', async () => {
    expect(await names('a', { limit: 3 })).toHaveLength(3);
    expect(await names('a', { limit: 20 })).toHaveLength(20);
  });

  test('show what people added to whoever types all of it', async () => {
    const added = (await resolveSkills(context(), ['Zyxwv'])).get('Zyxwv');
    expect(await suggested('zyxw')).toEqual([]);
    expect(await suggested('ZYXWV')).toEqual([{ id: added?.id, name: 'Zyxwv', category: null, proposed: true }]);
  });

  test.each(['', '   ', '—', '%', '\\', "'", '\u0000'])('of %j are none, or at least no failure', async (search) => {
    expect(await names(search)).toEqual([]);
  });

  test('refuse what is too long or too many', async () => {
    for (const query of [{ search: 'x'.repeat(81) }, { search: 'a', limit: 21 }, { search: 'a', limit: 0 }]) {
      const answer = await server.call(suggestSkills, { as: talent.token, query });
      expect([answer.status, answer.body.error]).toEqual([422, 'VALIDATION_FAILED']);
    }
  });
});
