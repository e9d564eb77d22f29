import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOf } from './article-outline.ts';

test('headings are named by their words, without accents and marks', () => {
  const { html, headings } = outlineOf('<p>a</p><h2>Índices &amp; <em>planos</em></h2><p>b</p><h3>O que é?</h3>');
  expect(headings).toEqual([
    { id: 's-indices-planos', text: 'Índices & planos', level: 2 },
    { id: 's-o-que-e', text: 'O que é?', level: 3 },
  ]);
  expect(html).toBe(
    '<p>a</p><h2 id="s-indices-planos">Índices &amp; <em>planos</em></h2><p>b</p><h3 id="s-o-que-e">O que é?</h3>',
  );
});

test('the same words get names of their own, and words without letters one, too', () => {
  const { headings } = outlineOf('<h2>Exemplo</h2><h2>Exemplo</h2><h2>Exemplo 2</h2><h2>日本</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['s-exemplo', 's-exemplo-2', 's-exemplo-2-2', 's-section']);
});

test('what is empty is no heading, and code that speaks of one is none', () => {
  const html = '<h2> </h2><pre><code>&lt;h2&gt;no&lt;/h2&gt;</code></pre><h4>small</h4>';
  expect(outlineOf(html)).toEqual({ html, headings: [] });
});

test('numbers for characters are read, and impossible ones are left out', () => {
  expect(outlineOf('<h2>a&#39;b&#x27;c&#0;&#x110000;d&unknown;</h2>').headings[0]?.text).toBe("a'b'cd&unknown;");
});

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll(/[<>&]/g, ''));

test('whatever the headings say: names differ, are safe in an attribute, and the rest of the article is as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('h2', 'h3', 'p'), words), { maxLength: 12 }), (parts) => {
      const html = parts.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join('');
      const outline = outlineOf(html);
      const ids = outline.headings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^s-[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(outline.html.replaceAll(/ id="[a-z0-9-]+"/g, '')).toBe(html);
    }),
  );
});
