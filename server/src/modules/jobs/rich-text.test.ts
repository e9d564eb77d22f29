import { TEMPLATE_VARIABLES, type TemplateValues } from '@prova/contract/jobs/template-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanRichText, paragraphs, plainText } from './rich-text.ts';
import { bodyHtml, bodyText, storedBody } from './templates/mail-body.ts';

const ALLOWED =
  /^(?:[^<>]|<\/?(?:p|h2|h3|ul|ol|li|strong|em|a)>|<br \/>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow noopener">|<a rel="nofollow noopener">)*$/;
const hostile = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      ' ',
      'p',
      'a',
      'script',
      'img',
      'svg',
      'onload',
      'href',
      'javascript:',
      'https://x.example',
      'style',
      '<p>',
      '</p>',
      '<foo>',
      '<div>',
      '<ul><li>',
      '<a href="',
      '<!--',
      '-->',
      '<![CDATA[',
      '&lt;',
      '\n',
      '{{jobTitle}}',
      'ção',
    ),
  )
  .map((parts) => parts.join(''));

describe('rich text', () => {
  test('holds only what it may, whatever is put in', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const clean = cleanRichText(html);
        expect(clean).toMatch(ALLOWED);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has no paragraph in a paragraph, whatever stood between them', () => {
    expect(cleanRichText('<p><foo><p>a')).toBe('<p></p><p>a</p><p></p>');
  });

  test.each([
    ['<a href="//mal.example">x</a>', 'x'],
    ['<a href="/admin">x</a>', 'x'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example" rel="nofollow noopener">x</a>'],
    ['<A HREF=" JaVaScRiPt:alert(1)">x</A>', 'x'],
    ['<p>Veja <a href="data:text/html,x"><strong>isto</strong></a>.</p>', '<p>Veja <strong>isto</strong>.</p>'],
    [
      '<a href="javascript:1">fora <a href="https://x.example">dentro</a></a>',
      'fora <a href="https://x.example" rel="nofollow noopener">dentro</a>',
    ],
    ['<h1>A</h1><h5>B</h5><div>C</div>', '<h2>A</h2><h3>B</h3><p>C</p>'],
    ['<p style="color:red" class="x">a<br>b</p>', '<p>a<br />b</p>'],
  ])('%s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  test('gives its words, blocks apart', () => {
    expect(plainText('<h2>Um</h2><ul><li>dois &amp; três</li><li>quatro</li></ul>')).toBe('Um dois & três quatro');
  });
});

describe('the body of a mail', () => {
  test('keeps its paragraphs and lists as plain text', () => {
    const values = { candidateName: 'Ana <3', jobTitle: 'Dev', companyName: 'Aurora', statusName: 'Teste' };
    const body =
      '<p>Olá, {{candidateName}}.<br />Tudo bem?</p><ul><li>um</li><li>dois</li></ul><p>Equipe {{companyName}}</p>';
    expect(bodyText(body, values)).toBe('Olá, Ana <3.\nTudo bem?\n\n- um\n- dois\n\nEquipe Aurora');
  });

  const values = fc.record(
    Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, hostile])),
  ) as fc.Arbitrary<TemplateValues>;

  test('is harmless HTML, whatever it is filled with', () => {
    fc.assert(
      fc.property(hostile, values, (body, filled) => {
        expect(bodyHtml(storedBody(body), filled)).toMatch(ALLOWED);
      }),
    );
  });

  test('shows a value as it is, in plain text and in HTML', () => {
    const filled = { candidateName: 'Ana <Zé> & {{jobTitle}}', jobTitle: 'Dev', companyName: 'C', statusName: 'S' };
    expect(bodyText('Olá, {{candidateName}}', filled)).toBe('Olá, Ana <Zé> & {{jobTitle}}');
    expect(bodyHtml('Olá, {{ candidateName }}', filled)).toBe('<p>Olá, Ana &lt;Zé&gt; &amp; {{jobTitle}}</p>');
    expect(bodyHtml('<p>Olá, {{candidateName}}</p>', filled)).toBe('<p>Olá, Ana &lt;Zé&gt; &amp; {{jobTitle}}</p>');
    expect(bodyText('<p>Olá, {{candidateName}}</p>', filled)).toBe('Olá, Ana <Zé> & {{jobTitle}}');
  });

  test('of plain text keeps its paragraphs and line ends', () => {
    expect(paragraphs('a\nb\n\n\n c \r\n\r\nd')).toBe('<p>a<br />b</p><p>c</p><p>d</p>');
  });
});

test.each([
  ['<section>a</section><section>b</section>', '<p>a</p><p>b</p>'],
  ['<div><p>a</p></div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<blockquote><p>a</p>b</blockquote>c', '<p>a</p>b<br />c'],
  ['<div>a<div>b</div>c</div>', 'a<p>b</p>c'],
])('boxes part words as paragraphs do, whatever lies in them: %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
  expect(cleanRichText(clean)).toBe(clean);
});

describe('bodies with code in languages, and pictures', () => {
  const LANGUAGES = ['python', 'sql'];
  const FILE = '00000000-0000-4000-8000-000000000001';
  const clean = (html: string) => cleanRichText(html, { code: true, pictures: true, languages: LANGUAGES });
  const KEPT =
    /^(?:[^<>]|<\/?(?:p|h2|h3|ul|ol|li|strong|em|a|pre|code)>|<br \/>|<pre><code class="language-(?:python|sql)">|<img data-file="[0-9a-f-]{36}" alt="[^"<>]*" \/>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow noopener">|<a rel="nofollow noopener">)*$/;
  const block = '<pre><code class="language-python">if a &lt; b:\n  pass\n</code></pre>';

  test('hold only what they may, whatever is put in', () => {
    const part = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        '/',
        '=',
        ' ',
        '\n',
        'class=',
        'language-python',
        'language-x',
        'onerror=alert(1)',
        'style=x',
      ],
      ...['<pre>', '</pre>', '<code>', '</code>', '<code class="language-python">', '<code class="language-python x">'],
      ...['<code class="language-sql" onclick="x">', '<pre class="language-sql">', '<span class="language-sql">'],
      ...[
        '<div>',
        '</div>',
        '<p>',
        '</p>',
        '<a href="https://x.example">',
        '<a href="javascript:1">',
        '</a>',
        '<!--',
        '-->',
      ],
      ...[
        '<svg onload=alert(1)>',
        '<svg><style>',
        '</svg>',
        '<math><mtext>',
        '<script>',
        '</script>',
        '<style>',
        '<textarea>',
      ],
      ...[
        '<iframe src="https://x.example">',
        '<embed src=x>',
        '<object data=x>',
        '<video src=x>',
        '<form action=x>',
        '<input>',
      ],
      ...[
        `<img data-file="${FILE}" alt="b&quot;a" src=x onerror=x>`,
        '<img src=x onerror=alert(1)>',
        '<template>',
        '&lt;',
        'ção',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (html) => {
          const kept = clean(html);
          expect(kept).toMatch(KEPT);
          expect(clean(kept)).toBe(kept);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [block, block],
    ['<pre><code class="language-cobol">x</code></pre>', '<pre><code>x</code></pre>'],
    ['<pre><code class="language-python evil">x</code></pre>', '<pre><code>x</code></pre>'],
    ['<p><code class="language-python">x</code></p>', '<p><code>x</code></p>'],
    ['<pre>a<code class="language-python">x</code></pre>', '<pre>a<code>x</code></pre>'],
    ['<pre class="language-python"><code>x</code></pre>', '<pre><code>x</code></pre>'],
    [
      '<pre><code class="language-sql" style="x" onclick="y">x</code></pre>',
      '<pre><code class="language-sql">x</code></pre>',
    ],
    ['<p class="language-sql">x</p>', '<p>x</p>'],
    [
      `<img data-file="${FILE}" alt="Um gráfico" src="https://x.example">`,
      `<img data-file="${FILE}" alt="Um gráfico" />`,
    ],
    ['<svg><a href="https://x.example">x</a></svg>', '<a href="https://x.example" rel="nofollow noopener">x</a>'],
  ])('%s', (html, kept) => {
    expect(clean(html)).toBe(kept);
  });

  test('statements keep no language', () => {
    expect(cleanRichText(block, { code: true, pictures: true })).not.toContain('class');
  });
});
