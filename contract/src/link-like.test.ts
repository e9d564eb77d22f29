import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRead } from './host-words.ts';
import { looksLikeLink } from './link-like.ts';

describe('looks like a link', () => {
  test.each([
    'https://evil.example',
    'HTTPS://EVIL',
    'http:evil',
    'hxxps://evil.example',
    'www.evil',
    'Vaga em evil.com',
    'evil.com.br/vaga',
    'EVIL.COM',
    'evil.com.',
    '(evil.com)',
    'Veja:evil.com',
    'evil.com-vagas',
    'xn--bnk-5cd.com',
    'аррӏе.com',
    'пример.рф',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil\u200b.com',
    'evil.\u2060com',
    'ev\u00adil.c\u200dom',
    'evil\ufe0f.com',
    'evil·com',
    'evil[.]com',
    'evil (dot) com',
    'evil {ponto} com',
    'evil ponto com',
    'evil .com',
    'evil%2Ecom',
    'bit.ly/3xYz',
    'wa.me/5511912345678',
    't.me/golpe',
    'evil.asp.net',
    '192.168.10.1',
    'rh@empresa.com',
    'rh＠empresa.com',
    '@golpe_rh',
    'mailto:rh',
    'Chame 11 91234-5678',
    '+55 (11) 9 1234-5678',
    '0800 123 4567',
    '4004-1234',
    '11.91234.5678',
    '１１９１２３４５６７８',
    '١١٩١٢٣٤٥٦٧٨',
    '1​1​9​1​2​3​4​5​6​7​8',
  ])('%s', (text) => {
    expect(looksLikeLink(text)).toBe(true);
  });

  test.each([
    'Pessoa Desenvolvedora Node.js',
    'Front-end (React.js/Next.js)',
    'ASP.NET Core',
    'Desenvolvedor .NET Pleno',
    'C# / .NET 8.0',
    'Engenheira Sr.',
    'Dev Jr. e Pleno',
    'S.A. Indústrias',
    'J.R.R. Tolkien',
    "D'Ávila & Filhos Ltda.",
    'Python 3.12',
    'v2.0.1',
    'Backend @ Aurora',
    'Estágio 2026-2027',
    'Estágio 2026/2027',
    'R$ 10.000 - 15.000',
    'R$ 8.500,00 a R$ 12.000,00',
    'Vaga 24/7, 40h, 100% remota',
    'Ponto de venda',
    'Especialista dot net',
    'Item 1.º',
    'São Paulo/SP – 2 vagas',
    '',
  ])('%s does not', (text) => {
    expect(looksLikeLink(text)).toBe(false);
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9]{1,10}$/);
  const ending = fc.constantFrom('com', 'com.br', 'net', 'org', 'xyz', 'zip', 'io', 'recipes');
  const dot = fc.constantFrom('.', '．', '。', '｡', '․', '%2E', '[.]', '(dot)');
  const unseen = fc.constantFrom('', '\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u3164', '\u034f');
  const disguise = (text: string, mark: string, wide: boolean, upper: boolean) => {
    const letters = Array.from(upper ? text.toUpperCase() : text, (letter) =>
      wide && /[a-z0-9]/i.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
    );
    return letters.join(mark);
  };

  test('however it is disguised, wherever it stands', () => {
    fc.assert(
      fc.property(
        label,
        ending,
        dot,
        unseen,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('', 'Vaga ', 'Olá: ', '('),
        (name, tld, point, mark, wide, upper, before) => {
          // Such names are libraries, and nobody's to register.
          fc.pre(!['asp.net', 'ado.net', 'vb.net', 'socket.io'].includes(`${name}.${tld}`));
          const host = `${disguise(name, mark, wide, upper)}${point}${disguise(tld, mark, wide, upper)}`;
          expect(looksLikeLink(`${before}${host}`)).toBe(true);
        },
      ),
    );
  });

  test('words without dots, slashes, digits and @ never do', () => {
    // A few letters look like dots, such as "\uA4F8", and are read as such.
    const word = fc
      .stringMatching(/^\p{L}{1,12}$/u)
      .filter((each) => /^(?!(?:www|dot|ponto)$)\p{L}+$/u.test(asRead(each).trim()));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(looksLikeLink(words.join(' '))).toBe(false);
      }),
    );
  });

  const anything = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 })
    .map((points) => String.fromCodePoint(...points));
  test('any text is judged, and soon', () => {
    fc.assert(fc.property(anything, (text) => typeof looksLikeLink(text) === 'boolean'));
    for (const nasty of [
      'a.'.repeat(600_000),
      '1 '.repeat(600_000),
      '@'.repeat(600_000),
      '. '.repeat(600_000),
      ' '.repeat(600_000),
    ]) {
      // Where it takes more than its length, the test does not end in time.
      expect(looksLikeLink(nasty)).toBeTypeOf('boolean');
    }
  });
});
