import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkProblem } from './honest-html.ts';
import { deceptiveLinks, linksOf } from './link-text.ts';

const deceives = (html: string) => deceptiveLinks(html).length > 0;
const a = (href: string, text: string) => `<p>Oi <a href="${href}">${text}</a> tchau</p>`;

describe('a link that names another host than its target', () => {
  test.each([
    ['plain', a('https://evil.com', 'https://bank.com')],
    ['without a scheme', a('https://evil.com', 'www.bank.com')],
    ['bare', a('https://evil.com', 'bank.com')],
    ['with a path', a('https://evil.com/bank.com', 'bank.com/login')],
    ['within words', a('https://evil.com', 'Acesse bank.com agora')],
    ['upper case', a('https://evil.com', 'BANK.COM')],
    ['a last dot', a('https://evil.com', 'bank.com.')],
    ['the start of the target', a('https://bank.com.evil.com/', 'bank.com')],
    ['the end of the target', a('https://notbank.com/', 'bank.com')],
    ['below the target', a('https://evil.com', 'bank.evil.com')],
    ['a name in front of the host', a('https://bank.com@evil.com', 'aqui')],
    ['an empty name in front of the host', a('https://@evil.com', 'aqui')],
    ['a backslash', a('https:\\\\evil.com', 'bank.com')],
    ['a name in front of the host, in the words', a('https://evil.com', 'https://bank.com@evil.com')],
    ['a homograph as the target', a('https://bаnk.com', 'bank.com')],
    ['a homograph in the words', a('https://xn--bnk-5cd.com', 'bаnk.com')],
    ['punycode', a('https://xn--bnk-5cd.com', 'bank.com')],
    ['no width', a('https://evil.com', 'bank\u200b.c\u2060om')],
    ['full width', a('https://evil.com', 'ｂａｎｋ．ｃｏｍ')],
    ['another dot', a('https://evil.com', 'bank。com')],
    ['a spelt dot', a('https://evil.com', 'bank[.]com')],
    ['mark-up inside', a('https://evil.com', '<strong>ba</strong>nk<em>.</em>com')],
    ['an entity', a('https://evil.com', 'bank&#46;com')],
    ['a named entity', a('https://evil.com', 'bank&period;com')],
    ['an entity in the address', a('https&#58;//evil.com', 'bank.com')],
    ['a line inside', a('https://evil.com', 'bank<br>.com')],
    ['two links side by side', '<a href="https://evil.com">bank</a><a href="https://evil.com">.com</a>'],
    ['half a word', '<p>bank.<a href="https://evil.com">com</a></p>'],
    ['an inner link', '<a href="https://bank.com">x<a href="https://evil.com">bank.com</a></a>'],
    ['an open link', '<a href="https://evil.com">bank.com'],
    ['single quotes', "<a class='x' href='https://evil.com'>bank.com</a>"],
    ['no quotes', '<a href=https://evil.com>bank.com</a>'],
    ['an address of mail', a('mailto:x@evil.com', 'rh@bank.com')],
    ['mail to a second one', a('mailto:rh@bank.com,x@evil.com?cc=y@evil.com', 'rh@evil.net')],
    ['a page that is a mail', a('mailto:x@evil.com', 'bank.com')],
    ['four numbers', a('https://evil.com', '10.1.2.3')],
    ['two hosts', a('https://evil.com', 'evil.com bank.com')],
  ])('%s', (_, html) => {
    expect(deceives(html)).toBe(true);
  });

  test.each([
    ['words', a('https://empresa.com.br/vagas', 'Conheça o time')],
    ['the same', a('https://empresa.com.br/vagas', 'empresa.com.br')],
    ['the same, wholly', a('https://empresa.com.br/vaga.html?a=b.c', 'https://empresa.com.br/vaga.html?a=b.c')],
    ['with www', a('https://empresa.com.br', 'www.empresa.com.br')],
    ['without www', a('https://www.empresa.com.br', 'Empresa.com.br')],
    ['the domain of the target', a('https://vagas.empresa.com.br', 'empresa.com.br')],
    ['an IDN', a('https://xn--so-paulo-rza.com.br', 'são-paulo.com.br')],
    ['a port', a('https://empresa.com:8443/x', 'empresa.com:8443')],
    ['mail', a('mailto:RH@Empresa.com?subject=Oi', 'rh@empresa.com')],
    ['a library', a('https://nodejs.org', 'Node.js e ASP.NET')],
    ['a sentence before', '<p>Fale com rh@empresa.com. <a href="https://x.dev">Leia mais</a>.</p>'],
    ['another block before', '<p>empresa.com</p><p><a href="https://x.dev">Leia</a></p>'],
    ['nowhere', '<a href="/vagas">bank.com</a><a href="javascript:x">bank.com</a><a>bank.com</a>'],
    ['no link', '<p>bank.com &lt;a href="https://evil.com"&gt;</p>'],
  ])('is not one with %s', (_, html) => {
    expect(deceptiveLinks(html)).toEqual([]);
  });

  test('says both hosts', () => {
    expect(linkProblem(a('https://evil.com/x', 'bank.com'))).toEqual({
      code: 'LINK_NAMES_ANOTHER_HOST',
      values: { named: 'bank.com', target: 'evil.com' },
    });
    expect(linkProblem(a('https://bank.com@evil.com/x', 'aqui'))).toEqual({
      code: 'LINK_HIDES_ITS_HOST',
      values: { target: 'evil.com' },
    });
    expect(linkProblem('<p>oi</p>')).toBeNull();
  });
});

const label = fc.stringMatching(/^[a-z][a-z0-9]{2,10}$/);
const host = fc.tuple(label, fc.constantFrom('com', 'com.br', 'org', 'dev')).map((parts) => parts.join('.'));
const disguises: readonly ((host: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => `${name}.`,
  (name) => `www.${name}`,
  (name) => `https://${name}`,
  (name) => `http:${name}`,
  (name) => `${name}/entrar?x=1#y`,
  (name) => `${name}:443`,
  (name) => `Entre em ${name}, por favor`,
  (name) => name.split('').join('\u200b'),
  (name) => name.replaceAll('.', '。'),
  (name) => name.replaceAll('.', '&#x2e;'),
  (name) => `<em>${name.slice(0, 2)}</em><strong>${name.slice(2)}</strong>`,
];
const disguise = fc.constantFrom(...disguises);

test('whatever its words look like, a link may name its own host and no other', () => {
  fc.assert(
    fc.property(host, host, disguise, fc.constantFrom('', 'www.', 'x.'), (named, target, dressed, sub) => {
      const own = a(`https://${sub}${named}/p`, dressed(named));
      expect(deceptiveLinks(own)).toEqual([]);
      if (named !== target) {
        expect(deceives(a(`https://${sub}${target}/p`, dressed(named)))).toBe(true);
        expect(deceives(a(`https://${named}.${target}/p`, dressed(named)))).toBe(true);
        expect(deceives(a(`https://${named}@${target}/p`, 'aqui'))).toBe(true);
      }
    }),
  );
});

const anything = fc
  .array(fc.oneof(fc.constantFrom('<', 'a', ' href=', '"', '>', '&#', '.', '//'), fc.string()), { maxLength: 60 })
  .map((parts) => parts.join(''));
test('any HTML is read, and soon', () => {
  fc.assert(fc.property(anything, (html) => Array.isArray(deceptiveLinks(html))));
  for (const nasty of [
    '<a '.repeat(170_000),
    '<a href="'.repeat(55_000),
    '<'.repeat(500_000),
    '<a href=x>'.repeat(50_000),
    '&#'.repeat(250_000),
  ]) {
    // Where it takes more than its length, the test does not end in time.
    expect(deceptiveLinks(nasty)).toBeInstanceOf(Array);
  }
  expect(linksOf('<a href="https://x.dev">x</a>')).toEqual([{ href: 'https://x.dev', text: 'x', read: 'x' }]);
});
