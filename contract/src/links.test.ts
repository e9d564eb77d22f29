import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGithub, checkLinkedin, checkUrl, type LinkCheck } from './links.ts';

const answer = (check: LinkCheck) => (check.ok ? check.url : check.reason);

describe('a web address', () => {
  test.each([
    ['https://ana.dev', 'https://ana.dev/'],
    ['http://ana.dev/projetos?x=1#topo', 'http://ana.dev/projetos?x=1#topo'],
    ['ana.dev', 'https://ana.dev/'],
    ['www.ana.dev/a%20b', 'https://www.ana.dev/a%20b'],
    ['  www.ana.com.br\n', 'https://www.ana.com.br/'],
    ['//ana.dev/x', 'https://ana.dev/x'],
    ['ana.dev:8443/x', 'https://ana.dev:8443/x'],
    ['HTTPS://ANA.DEV/X', 'https://ana.dev/X'],
    ['https://são-paulo.com.br', 'https://xn--so-paulo-rza.com.br/'],
    ['ana.dev/?q=a@b', 'https://ana.dev/?q=a@b'],
    ['https://medium.com/@ana', 'https://medium.com/@ana'],
  ])('%j becomes %s', (text, url) => {
    expect(answer(checkUrl(text))).toBe(url);
  });

  test.each([
    ['', 'required'],
    [' \t', 'required'],
    ['javascript:alert(1)', 'unsafe_scheme'],
    ['JavaScript:alert(1)', 'unsafe_scheme'],
    [' javascript://ana.dev/%0Aalert(1)', 'unsafe_scheme'],
    ['java\nscript:alert(1)', 'control_character'],
    ['javascript\u200B:alert(1)', 'control_character'],
    ['https://ana.dev/\u202Efdp.exe', 'control_character'],
    ['https://ana.dev/\u0000', 'control_character'],
    ['data:text/html,<script>alert(1)</script>', 'unsafe_scheme'],
    ['vbscript:x', 'unsafe_scheme'],
    ['file:///etc/passwd', 'unsafe_scheme'],
    ['ftp://ana.dev', 'unsafe_scheme'],
    ['mailto:ana@exemplo.com', 'unsafe_scheme'],
    ['blob:https://ana.dev/x', 'unsafe_scheme'],
    ['https://ana:senha@ana.dev', 'credentials'],
    ['https://banco.com.br@mau.com', 'credentials'],
    ['ana@ana.dev', 'credentials'],
    ['https://@ana.dev', 'credentials'],
    ['https://ana.dev\\@mau.com', 'invalid_url'],
    ['https:ana.dev', 'invalid_url'],
    ['https:///ana.dev', 'invalid_url'],
    ['https://', 'invalid_url'],
    ['localhost', 'invalid_url'],
    ['http://localhost:3000', 'invalid_url'],
    ['http://127.0.0.1/', 'invalid_url'],
    ['http://[::1]/', 'invalid_url'],
    ['http://2130706433/', 'invalid_url'],
    ['meu site', 'invalid_url'],
    ['https://ana.dev/a b', 'invalid_url'],
    ['portfolio', 'invalid_url'],
    ['https://ana..dev', 'invalid_url'],
    ['https://-ana.dev', 'invalid_url'],
    [`https://ana.dev/${'a'.repeat(2048)}`, 'too_long'],
    [`https://ana.dev/${'ã'.repeat(1000)}`, 'too_long'],
  ])('%j is refused: %s', (text, reason) => {
    expect(answer(checkUrl(text))).toBe(reason);
  });

  test('what passes is http or https, without credentials or control characters, and settles', () => {
    const pieces = [
      'javascript:',
      'https://',
      'http:',
      '//',
      '@',
      ':',
      '\\',
      'ana.dev',
      'a.b.com',
      '/',
      '?',
      '#',
      ' ',
      '\n',
      'ã',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          text.map((p) => p.join('')),
          fc.webUrl(),
        ),
        (typed) => {
          const check = checkUrl(typed);
          if (!check.ok) return;
          const url = new URL(check.url);
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(url.username + url.password).toBe('');
          expect(url.hostname).toContain('.');
          expect(check.url).toMatch(/^[!-~]+$/);
          expect(checkUrl(check.url)).toEqual(check);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('LinkedIn', () => {
  test.each([
    'https://www.linkedin.com/in/ana-souza',
    'linkedin.com/in/ana-souza',
    'www.linkedin.com/in/ana-souza/',
    'http://br.linkedin.com/in/ana-souza/pt',
    'https://m.linkedin.com/IN/ana-souza?trk=x#topo',
    'in/ana-souza',
    '/in/ana-souza',
  ])('%j is a person', (text) => {
    expect(answer(checkLinkedin(text))).toBe('https://www.linkedin.com/in/ana-souza');
    expect(answer(checkLinkedin(text, 'company'))).toBe('not_linkedin');
  });

  test('accents in the name are kept in one form', () => {
    const url = 'https://www.linkedin.com/in/jo%C3%A3o-silva';
    expect(answer(checkLinkedin('linkedin.com/in/joão-silva'))).toBe(url);
    expect(answer(checkLinkedin(url))).toBe(url);
  });

  test('a company or a school', () => {
    expect(answer(checkLinkedin('linkedin.com/company/prova/about', 'company'))).toBe(
      'https://www.linkedin.com/company/prova',
    );
    expect(answer(checkLinkedin('company/prova', 'company'))).toBe('https://www.linkedin.com/company/prova');
    expect(answer(checkLinkedin('linkedin.com/school/usp', 'company'))).toBe('https://www.linkedin.com/school/usp');
    expect(answer(checkLinkedin('linkedin.com/company/prova'))).toBe('not_linkedin');
  });

  test.each([
    ['https://linkedin.com', 'not_linkedin'],
    ['https://linkedin.com/in/', 'not_linkedin'],
    ['https://linkedin.com/in/a', 'not_linkedin'],
    ['https://linkedin.com/in/%E0%A4%A', 'not_linkedin'],
    ['https://linkedin.com/in/a%2Fb', 'not_linkedin'],
    ['https://linkedin.com/in/a%22b', 'not_linkedin'],
    ['https://linkedin.com/feed/', 'not_linkedin'],
    ['https://linkedin.com.mau.com/in/ana', 'not_linkedin'],
    ['https://maulinkedin.com/in/ana', 'not_linkedin'],
    ['https://github.com/in/ana', 'not_linkedin'],
    ['ana', 'invalid_url'],
    ['', 'required'],
    ['javascript:alert(1)', 'unsafe_scheme'],
    ['https://linkedin.com@mau.com/in/ana', 'credentials'],
  ])('%j is refused: %s', (text, reason) => {
    expect(answer(checkLinkedin(text))).toBe(reason);
  });
});

describe('GitHub', () => {
  test.each([
    'ana-souza',
    '@ana-souza',
    ' ana-souza ',
    'github.com/ana-souza',
    'www.github.com/ana-souza/',
    'http://github.com/ana-souza',
    'https://github.com/ana-souza?tab=repositories',
    'https://github.com/ana-souza/projeto',
  ])('%j is a profile', (text) => {
    expect(answer(checkGithub(text))).toBe('https://github.com/ana-souza');
  });

  test.each([
    ['', 'required'],
    ['-ana', 'not_github'],
    ['ana--souza', 'not_github'],
    ['ana-', 'not_github'],
    ['a'.repeat(40), 'not_github'],
    ['settings', 'not_github'],
    ['https://github.com', 'not_github'],
    ['https://github.com/orgs/prova', 'not_github'],
    ['https://github.com.mau.com/ana', 'not_github'],
    ['https://gist.github.com/ana', 'not_github'],
    ['https://gitlab.com/ana', 'not_github'],
    ['ana.github.io', 'not_github'],
    ['@ana souza', 'invalid_url'],
    ['javascript:alert(1)', 'unsafe_scheme'],
    ['https://github.com@mau.com/ana', 'credentials'],
  ])('%j is refused: %s', (text, reason) => {
    expect(answer(checkGithub(text))).toBe(reason);
  });

  test('what passes settles at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1-@/.:g'), maxLength: 12 }), (text) => {
        const check = checkGithub(text);
        if (!check.ok) return;
        expect(check.url).toMatch(/^https:\/\/github\.com\/[a-z0-9-]{1,39}$/i);
        expect(checkGithub(check.url)).toEqual(check);
      }),
      { numRuns: 2000 },
    );
  });
});
