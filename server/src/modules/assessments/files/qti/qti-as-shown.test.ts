import { buffer } from 'node:stream/consumers';
import type { ImportLoss, ImportRefusal } from '@prova/contract/assessments/test-fields';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { testFiles } from '../../../../../test/test-files.ts';

const files = testFiles();
const read = async (content: string | Buffer, name = 'item.xml') => (await files.read(content, name)).data;

const MATCH = '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
const choices = (first = 'Brasília', more = '') =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"${more}><simpleChoice identifier="A">${first}</simpleChoice><simpleChoice identifier="B">São Paulo</simpleChoice></choiceInteraction>`;
const item = (body: string, { outcome = '', processing = MATCH, after = '', prolog = '<?xml version="1.0"?>' } = {}) =>
  `${prolog}<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Título" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"${outcome}/><itemBody>
${body}</itemBody>${processing}${after}</assessmentItem>`;
const essay = '<extendedTextInteraction responseIdentifier="RESPONSE"/>';

describe('what comes in is what a candidate is shown', () => {
  test.each<[string, string, string]>([
    [
      'a rubric for candidates, in its place',
      '<rubricBlock view="candidate"><p>Leia com atenção antes.</p></rubricBlock><p>Capital? 3 &lt; 4 &amp; ção</p>',
      '<p>Leia com atenção antes.</p><p>Capital? 3 &lt; 4 &amp; ção</p>',
    ],
    [
      'code in it',
      '<rubricBlock view="scorer candidate"><pre>x = 1\n  print(x)\n\n\ty</pre></rubricBlock><p>O que imprime?</p>',
      '<pre>x = 1\n  print(x)\n\n\ty</pre><p>O que imprime?</p>',
    ],
    [
      'CDATA that is code',
      '<p><![CDATA[O que é List<String>, a <b> c e &lt;?]]></p>',
      '<p>O que é List&lt;String&gt;, a &lt;b&gt; c e &amp;lt;?</p>',
    ],
    ['CDATA in code', '<pre><code><![CDATA[<p>x</p>]]></code></pre>', '<pre><code>&lt;p&gt;x&lt;/p&gt;</code></pre>'],
    ['CDATA that holds HTML', '<div><![CDATA[<p>Um <b>dois</b></p>]]></div>', '<p>Um <strong>dois</strong></p>'],
    ['backslashes', String.raw`<p>C:\new \(\frac{a}{b}\)</p>`, String.raw`<p>C:\new \(\frac{a}{b}\)</p>`],
    ['characters by number', '<p>&#169; &#x1F600; a&#160;b</p>', '<p>© 😀 a\u00a0b</p>'],
    ['keys and quotes', '<blockquote><p>Tecle <kbd>Esc</kbd></p></blockquote>', '<p>Tecle <code>Esc</code></p>'],
  ])('%s', async (_, body, text) => {
    const { questions, refused } = await read(item(`${body}${choices()}`));
    expect([refused, questions[0]?.text]).toEqual([[], text]);
  });

  test.each([
    ['a list of strings', '<![CDATA[List<String>]]>', 'List<String>'],
    ['blanks that do not break', 'a&#160;b  c', 'a\u00a0b  c'],
    ['a paragraph', '\n  <p>a &lt; b</p>\n', 'a < b'],
  ])('%s in an option', async (_, written, text) => {
    const { questions } = await read(item(`<p>Qual?</p>${choices(written)}`));
    expect(questions).toMatchObject([{ options: [{ text, correct: true }, { text: 'São Paulo' }] }]);
  });

  test('explanations keep their lines, what stands beside blocks, and the indent of code', async () => {
    const after =
      '<modalFeedback outcomeIdentifier="F" identifier="A" showHide="show">Solto <p>um<br/>dois</p><p></p><pre>if x:\n    y</pre></modalFeedback>';
    const { questions } = await read(item(`<p>Qual?</p>${choices()}`, { after }));
    expect(questions[0]?.explanation).toBe('Solto\num\ndois\n\nif x:\n    y');
  });

  test.each([
    [
      'rules',
      3,
      '',
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">3</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ],
    ['what can be reached', 5, ' normalMaximum="5"', MATCH],
    ['nothing that says so', 1, '', MATCH],
  ])('points are those of %s: %i', async (_, points, outcome, processing) => {
    expect((await read(item(`<p>Qual?</p>${choices()}`, { outcome, processing }))).questions[0]?.points).toBe(points);
  });
});

test.each<[ImportRefusal, string, string]>([
  ['markup', '<sup>', `<p>2<sup>3</sup></p>${choices()}`],
  ['markup', '<infoControl>', `<infoControl title="t"><p>x</p></infoControl><p>Qual?</p>${choices()}`],
  ['markup', '<q>', `<p><q>x</q></p>${choices()}`],
  ['option_lines', 'if x: ⏎   y', `<p>Qual?</p>${choices('<pre>if x:\n  y</pre>')}`],
  ['empty_option', '', `<p>Qual?</p>${choices(' ')}`],
  ['table', '', `<div><![CDATA[<table><tr><td>1</td></tr></table>]]></div>${choices()}`],
])('%s %s is left out, with its line', async (reason, found, body) => {
  const { questions, refused } = await read(item(body));
  expect([questions, refused.map((each) => [each.line, each.reason, each.found])]).toEqual([[], [[2, reason, found]]]);
});

test.each<[ImportLoss[], string]>([
  [['notes'], item(`<p>Qual?</p>${choices()}<rubricBlock view="scorer"><p>x</p></rubricBlock>`)],
  [['notes'], item(`<p>Qual?</p>${essay}<rubricBlock view="tutor"><p>x</p></rubricBlock>`)],
  [[], item(`<p>Qual?</p>${essay}<rubricBlock view="scorer"><p>x</p></rubricBlock>`)],
  [['format'], item(`<p>Qual?</p>${choices('<b>x</b>')}`)],
  [['rules'], item(`<p>Qual?</p>${choices('x', ' shuffle="true"')}`)],
  [['points'], item(`<p>Qual?</p>${choices()}`, { outcome: ' normalMaximum="1.5"' })],
  [
    ['feedback'],
    item(`<p>Qual?</p>${choices()}`, {
      after:
        '<modalFeedback outcomeIdentifier="F" identifier="A" showHide="show">Sim.</modalFeedback><modalFeedback outcomeIdentifier="F" identifier="B" showHide="show">Não.</modalFeedback>',
    }),
  ],
])('%s does not come along, and is named', async (lost, content) => {
  const { questions, lost: said } = await read(content);
  expect([questions.length, said]).toEqual([1, lost.map((what) => ({ what, questions: [1] }))]);
});

describe('encodings', () => {
  const body = `<p>Ação — “não”</p>${choices()}`;
  const prolog = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
  const wide = Buffer.from(item(body, { prolog: prolog('UTF-16') }), 'utf16le');
  const latin = Buffer.from(item('<p>Ação</p>'.concat(choices()), { prolog: prolog('ISO-8859-1') }), 'latin1');
  test.each<[string, Buffer, string]>([
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), '<p>Ação — “não”</p>'],
    ['UTF-16 by its first characters', wide, '<p>Ação — “não”</p>'],
    ['UTF-16 that is said of UTF-8', Buffer.from(item(body, { prolog: prolog('utf-16') })), '<p>Ação — “não”</p>'],
    ['Latin-1 that says so', latin, '<p>Ação</p>'],
  ])('%s', async (_, content, text) => {
    const { questions } = await read(content);
    expect(questions).toMatchObject([{ text, options: [{ text: 'Brasília' }, { text: 'São Paulo' }] }]);
  });

  test('of a package, an item that says nothing and is no UTF-8 is left out', async () => {
    const zip = new ZipFile();
    const resource = (href: string) => `<resource identifier="${href}" type="imsqti_item_xmlv2p1" href="${href}.xml"/>`;
    zip.addBuffer(
      Buffer.from(`<manifest><resources>${['a', 'b'].map(resource).join('')}</resources></manifest>`),
      'imsmanifest.xml',
    );
    zip.addBuffer(latin, 'a.xml');
    zip.addBuffer(Buffer.from(item('<p>Ação</p>'.concat(choices())), 'latin1'), 'b.xml');
    zip.end();
    const { questions, refused } = await read(await buffer(zip.outputStream), 'a.zip');
    expect(questions).toMatchObject([{ text: '<p>Ação</p>' }]);
    expect(refused).toMatchObject([{ question: 2, reason: 'encoding', excerpt: 'b.xml' }]);
  });
});

test('what a package says of its test and has no place here is named; sections of one name are two pools', async () => {
  const zip = new ZipFile();
  const names = ['a', 'b', 'c', 'd'];
  const resource = (href: string) =>
    `<resource identifier="${href}" type="imsqti_item_xmlv2p1" href="${href}.xml"><metadata><keyword> Um  assunto </keyword>${href === 'd' ? '<keyword>Outro</keyword>' : ''}</metadata></resource>`;
  const section = (refs: string[]) =>
    `<assessmentSection identifier="s" title="Grupo"><selection select="1"/>${refs.map((each) => `<assessmentItemRef identifier="${each}" href="${each}.xml"/>`).join('')}</assessmentSection>`;
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  add(
    'imsmanifest.xml',
    `<manifest><resources>${names.map(resource).join('')}<resource identifier="t" type="imsqti_test_xmlv2p1" href="t.xml"/></resources></manifest>`,
  );
  add(
    't.xml',
    `<assessmentTest title="T"><timeLimits maxTime="60"/>${section(['a', 'b'])}${section(['c', 'd'])}</assessmentTest>`,
  );
  for (const name of names) add(`${name}.xml`, item(`<p>${name}</p>${choices()}`));
  zip.end();
  const { questions, pools, lost } = await read(await buffer(zip.outputStream), 'a.zip');
  expect(questions.map(({ pool, topic }) => [pool, topic])).toEqual([
    ['Grupo', 'Um  assunto'],
    ['Grupo', 'Um  assunto'],
    ['Grupo (2)', 'Um  assunto'],
    ['Grupo (2)', 'Um  assunto'],
  ]);
  expect(pools).toEqual([
    { name: 'Grupo', draws: 1 },
    { name: 'Grupo (2)', draws: 1 },
  ]);
  expect(lost).toEqual([
    { what: 'topic', questions: [4] },
    { what: 'rules', questions: [] },
  ]);
});
