import { questionInput } from '@prova/contract/assessments/questions';
import { linkProblem } from '@prova/contract/honest-html';
import fc from 'fast-check';

/** What people write in questions, and what files give a meaning. */
const HARD = [
  String.raw`C:\new\table\nome.txt`,
  String.raw`\frac{a}{b} \neq \times`,
  String.raw`\(x^2\) e \[y_1\]`,
  String.raw`$$\sum_{i=0}^{n} i$$`,
  'List<String> Map<K, List<V>>',
  'a < b && c > d',
  '<b>não é negrito</b>',
  String.raw`/^\d+(?:\.\d{2})?$/g`,
  '&lt;b&gt; &amp;amp; &nbsp; &copy;',
  '#include <stdio.h>',
  '=SOMA(A1:B2)',
  '::título::',
  '{chaves} {} }{',
  '%50% ~%-100%',
  'p->next =-> x',
  '[html] [plain]a [markdown]',
  '// comentário',
  '$CATEGORY: outra',
  '#### ## ####',
  String.raw`\\ \n \: \# \{ \~ \= barra no fim \\`.slice(0, -1),
  ']]> <![CDATA[ x ]]> <!-- y --> <?php ?>',
  '👩🏽‍💻 🏳️‍🌈',
  'مرحبا שלום',
  'e\u0301 n\u0303 a\u0300',
  'um\u00a0dois\u00a0 três',
  'dois  espaços',
  '"aspas" \'simples\'',
  '`crase` **dois** _um_ * a * b',
  '1 2 \u2028 3 \u0085 4',
  'x'.repeat(300),
];
const words = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HARD) }, fc.string({ unit: 'grapheme', maxLength: 12 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '));
/** On one line, as options and topics are. */
const lineOf = (maximum: number) =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the contract refuses them in a line.
    .map((text) => text.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(0, maximum))
    .map((text) => text.toWellFormed().replaceAll('\ufffd', '').trim())
    .filter((text) => text !== '');
const lines = fc
  .array(fc.tuple(fc.constantFrom('', '  ', '\t', '    '), fc.oneof(words, fc.constant(''))), { maxLength: 5 })
  .map((all) => all.map(([indent, text]) => `${indent}${text}`).join('\n'))
  .map((text) => text.replaceAll('\u0000', ''));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inline = words.map((text) => escaped(text.replaceAll(/[\r\n]/g, ' ').replaceAll('\u0000', '')));
const statement = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('p', 'h2', 'h3'), inline).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
      fc.tuple(inline, inline, inline).map(([a, b, c]) => `<p>${a}<br /><strong>${b}</strong> e <em>${c}</em></p>`),
      fc
        .tuple(inline, inline)
        .map(
          ([a, b]) =>
            `<p><code>${a}</code> <a href="https://a.example/?b=1&amp;c" rel="nofollow noopener">${b}</a></p>`,
        ),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), inline, inline)
        .map(([l, a, b]) => `<${l}><li>${a}</li><li>${b}</li></${l}>`),
      lines.map((code) => `<pre><code>função() {\n${escaped(code)}\n\n\treturn;\n}</code></pre>`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => `<p>Questão</p>${parts.join('')}`)
  // Chance writes words that read as a host ("𝛜⒎ꠢ"): a link of them is refused, as it should be.
  .filter((html) => linkProblem(html) === null);

const common = {
  text: statement,
  topic: fc.oneof(fc.constant(''), lineOf(60)),
  explanation: lines,
};
const points = fc.integer({ min: 1, max: 100 });
const options = fc
  .uniqueArray(lineOf(500), { minLength: 2, maxLength: 10, selector: (text) => text.toLowerCase() })
  .map((texts) => texts.map((text, index) => ({ text, correct: index === texts.length - 1 })));
const rubric = fc
  .constantFrom([], [4, 2.25, 3.75])
  .map((parts) =>
    parts.map((worth, index) => ({ name: `Critério ${index} <b>`, description: '  a\n\n\tb {', points: worth })),
  );
const code = fc.record({
  language: fc.constantFrom('javascript', 'typescript', 'python'),
  starterCode: lines,
  expectedAnswer: lines,
  check: fc.option(
    fc.record({
      functionName: fc.constantFrom('soma', 'f'),
      setup: lines,
      anyOrder: fc.boolean(),
      solution: lines.map((text) => `x${text}`),
      cases: fc.array(
        fc.record({
          name: lineOf(120),
          visible: fc.boolean(),
          input: words.map(
            (text) => ` [
	${JSON.stringify(text)}]`,
          ),
          expected: words.map((text) => JSON.stringify(text)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
});

const raw = fc.oneof(
  fc.record({ type: fc.constant('MULTIPLE_CHOICE'), ...common, points, options }),
  fc.record({ type: fc.constant('TRUE_FALSE'), ...common, points, correctAnswer: fc.boolean() }),
  fc.record({ type: fc.constant('ESSAY'), ...common, points: fc.constant(10), expectedAnswer: lines, rubric }),
  fc
    .record({ type: fc.constant('CODE'), ...common, points: fc.constant(10), rubric, code })
    .map(({ code: more, ...question }) => ({ ...question, ...more })),
  fc.record({ type: fc.constant('VIDEO_RESPONSE'), ...common, points: fc.constant(10), rubric }),
);

/** A question of any type, as its author would send it. */
export const writtenQuestion = raw
  .map((question) => questionInput.safeParse(question))
  .filter(({ success }) => success)
  .map(({ data }) => data as NonNullable<typeof data>);
