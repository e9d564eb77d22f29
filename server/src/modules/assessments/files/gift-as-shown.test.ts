import type { ImportLoss, ImportRefusal } from '@prova/contract/assessments/test-fields';
import { describe, expect, test } from 'vitest';
import { testFiles } from '../../../../test/test-files.ts';

const files = testFiles();
const read = async (content: string | Buffer, name = 'teste.gift') => (await files.read(content, name)).data;
const r = String.raw;

/** What the question is, by statement, options and explanation. */
async function shown(content: string) {
  const { questions, refused } = await read(content);
  expect(refused).toEqual([]);
  const [question] = questions;
  const options = question && 'options' in question ? question.options.map(({ text }) => text) : [];
  return [question?.text, ...options, ...(question?.explanation ? [`# ${question.explanation}`] : [])];
}

describe('what comes in is what Moodle shows', () => {
  test.each<[string, string, string[]]>([
    [
      'a path',
      r`Onde fica C:\temp\dados\x? {=C:\Users ~D:\dados}`,
      [r`<p>Onde fica C:\temp\dados\x?</p>`, r`C:\Users`, r`D:\dados`],
    ],
    [
      'a path whose folder begins with an n, escaped',
      r`Onde fica C\:\\new\\table? {=aqui ~lá}`,
      [r`<p>Onde fica C:\new\table?</p>`, 'aqui', 'lá'],
    ],
    [
      'LaTeX',
      r`Quanto é \(\frac\{a\}\{b\}\) se \alpha \neq 0? {=$$\\neq$$ ~\sqrt\{2\}}`,
      [r`<p>Quanto é \(\frac{a}{b}\) se \alpha<br />eq 0?</p>`, r`$$\neq$$`, r`\sqrt{2}`],
    ],
    [
      'regular expressions',
      r`O que casa com ^\d+\.\w\{2\}$? {=[plain]<a\\nb> ~\s*}`,
      [r`<p>O que casa com ^\d+\.\w{2}$?</p>`, r`<a\nb>`, r`\s*`],
    ],
    [
      'HTML without a format, and braces in code',
      r`::Q:: O que faz <code>if (a) \{ b() \}</code>? {=chama b ~nada}`,
      ['<p>O que faz <code>if (a) { b() }</code>?</p>', 'chama b', 'nada'],
    ],
    [
      'Markdown of words in a line',
      '::Q::[markdown]Qual *ênfase* e `código` de snake_case? {=**a** ~b}',
      ['<p>Qual <em>ênfase</em> e <code>código</code> de snake_case?</p>', 'a', 'b'],
    ],
    [
      'a gap at the beginning',
      '{=Brasília ~Rio} é a capital do Brasil.',
      ['<p>_____ é a capital do Brasil.</p>', 'Brasília', 'Rio'],
    ],
    [
      'comparisons and arrows beside wrong options',
      r`Quando a < b && c > d? {=p->next ~p.next}`,
      ['<p>Quando a &lt; b &amp;&amp; c &gt; d?</p>', 'p->next', 'p.next'],
    ],
    [
      'formats of options and explanations',
      '[plain]List<String> é o quê?{=[html]<p>A &amp; <span>B</span></p> ~[plain]<b> ####[moodle]Um\\nDois}',
      ['<p>List&lt;String&gt; é o quê?</p>', 'A & B', '<b>', '# Um\nDois'],
    ],
    [
      'code with its indent',
      r`[html]<pre>def f()\:\n    return 1\n\n  x</pre> {=[plain]1 ~2 ####[plain]def f()\:\n    return 1}`,
      ['<pre>def f():\n    return 1\n\n  x</pre>', '1', '2', '# def f():\n    return 1'],
    ],
    ['plain text with two blanks', '[plain]a  b {=x ~y}', ['<p>a\u00a0 b</p>', 'x', 'y']],
    ['line ends', 'Um\nDois {=x ~y}', ['<p>Um<br />Dois</p>', 'x', 'y']],
    ['a line end that is written', r`Um\n\nDois {=x ~y}`, ['<p>Um</p><p>Dois</p>', 'x', 'y']],
    ['boxes', '[html]<section>a</section><blockquote>b</blockquote> {=x ~y}', ['<p>a</p><p>b</p>', 'x', 'y']],
    ['words before the first mark', 'Qual? {zero ~dois =um}\n', ['<p>Qual?</p>', 'zero', 'dois', 'um']],
    [
      'letters of any kind',
      'É 👩🏽‍💻 שלום e\u0301? {=a\u00a0b ~c}',
      ['<p>É 👩🏽‍💻 שלום e\u0301?</p>', 'a\u00a0b', 'c'],
    ],
    ['hashes that are escaped', r`Q {=a ~b ####\#\#\#\# x}`, ['<p>Q</p>', 'a', 'b', '# #### x']],
  ])('%s', async (_, content, expected) => {
    expect(await shown(content)).toEqual(expected);
  });

  test('a folder is the topic, with its slashes', async () => {
    const { questions } = await read('$CATEGORY: $course$/Redes/TCP//IP\n\nSim? {T}\n');
    expect(questions[0]?.topic).toBe('TCP/IP');
  });
});

describe('what would come in otherwise is left out, with its line and the words in the way', () => {
  test.each<[ImportRefusal, string, string]>([
    ['markup', '<String>', 'O que é List<String>? {=a ~b}'],
    ['markup', '<sup>', '[html]Quanto é 2<sup>3</sup>? {=8 ~6}'],
    ['markup', '<sub>', 'Água? {=[html]H<sub>2</sub>O ~HO}'],
    ['markup', '<b && c>', 'Quando a <b && c> d? {=a ~e}'],
    ['markup', '<ol start\\="3">'.replace('\\', ''), r`[html]<ol start\="3"><li>x</li></ol> {=a ~b}`],
    ['table', '', '[html]<table><tr><td>1</td></tr></table> {=a ~b}'],
    ['picture', '', r`Veja {=[html]<img src\="a.png"> ~b}`],
    ['link', '@@PLUGINFILE@@/a.pdf', r`[html]<a href\="@@PLUGINFILE@@/a.pdf">Leia</a> {=a ~b}`],
    ['markdown', '# Título', '[markdown]# Título\nQual? {=a ~b}'.replace('#', '\\#')],
    ['markdown', '[x](y)? ', '[markdown]Qual [x](y)? {=a ~b}'],
    ['option_lines', 'if x: ⏎     y()', r`[html]<p>Qual?</p> {=<pre>if x\:\n    y()</pre> ~b}`],
    ['option_lines', 'um ⏎ dois', 'Qual? {=um\ndois ~b}'],
    ['unclosed', '', r`Quanto é \frac{a}{b}? {=a ~b}`],
    ['unclosed', '', 'Uma } e outra { chave {=a ~b}'],
    ['empty_option', '', 'Qual? {= ~b}'],
    ['control', '', 'Qual? {=a\u202eb ~c}'],
    ['several_right', '', 'Qual? {=a =b ~c}'],
    ['weighted', '', 'Qual? {=a ~%50%b}'],
  ])('%s %s', async (reason, found, content) => {
    const { questions, refused } = await read(`// um\n\n${content}\n`);
    expect([questions, refused.map((each) => [each.line, each.reason, each.found.trim()])]).toEqual([
      [],
      [[3, reason, found.trim()]],
    ]);
  });
});

describe('what does not come along is named', () => {
  test.each<[ImportLoss[], string]>([
    [['format'], 'Qual? {=[html]<b>a</b> ~b}'],
    [['feedback'], 'Qual? {=a ~b#Não, porque c.}'],
    [['feedback'], 'Qual? {T#Não.#Sim.}'],
    [['penalty'], 'Qual? {=a ~%-50%b}'],
    [['latex'], r`Quanto é \(x\)? {=a ~b}`],
    [['topic'], `$CATEGORY: ${'x'.repeat(70)}\nQual? {=a ~b}`],
    [[], 'Qual? {=a#Isso. ~b}'],
  ])('%s', async (lost, content) => {
    const { questions, lost: said } = await read(`Sim? {T}\n\n${content}\n`);
    expect([questions.length, said]).toEqual([2, lost.map((what) => ({ what, questions: [2] }))]);
  });
});

const WORDS = 'Questão de ação: é <b>“não”</b>? {=sim ~não}';
test.each([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${WORDS}`)],
  ['UTF-16', Buffer.from(`\ufeff${WORDS}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${WORDS}`, 'utf16le').swap16()],
])('%s is read by its mark', async (_, content) => {
  expect(await read(content)).toMatchObject({
    questions: [
      { text: '<p>Questão de ação: é <strong>“não”</strong>?</p>', options: [{ text: 'sim' }, { text: 'não' }] },
    ],
    refused: [],
  });
});
