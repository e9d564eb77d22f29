import { buffer } from 'node:stream/consumers';
import { IMPORT_PACKAGE_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import { createTest } from '@prova/contract/assessments/tests';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { LIBRARY } from '../../../../../seeds/tests/library.ts';
import { testFiles } from '../../../../../test/test-files.ts';
import { TEST_FIELDS, writeTest } from '../../../../../test/tests-factory.ts';
import { openZip } from '../../../files/files.service.ts';
import { readQtiPackage } from './read-package.ts';
import { named, readXml } from './xml-tree.ts';

const files = testFiles();
const send = (body: string | Buffer, name = 'item.xml') => files.read(body, name);
const read = async (body: string | Buffer) => {
  const answer = await send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.data;
};
const exported = (id: string) => files.exported(id, 'qti');
const write = (fields: Parameters<typeof writeTest>[2]) => writeTest(files.server(), files.ana(), fields);

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const MATCH = '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
const MAPPED = MATCH.replace('match_correct', 'map_response');
/** An item in the shape of the examples of the specification. */
const item = ({
  declared = '<correctResponse><value>A</value></correctResponse>',
  cardinality = 'single',
  body = '<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>Qual?</prompt><simpleChoice identifier="A">Um</simpleChoice><simpleChoice identifier="B">Dois</simpleChoice></choiceInteraction>',
  processing = MATCH,
  after = '',
  root = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Título" adaptive="false" timeDependent="false"',
} = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- um comentário -->
<assessmentItem ${root}>
	<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">${declared}</responseDeclaration>
	<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
	<itemBody>
		${body}
	</itemBody>
	${processing}
	${after}
</assessmentItem>`;
const bare = (question: object) =>
  'options' in question
    ? {
        ...question,
        options: (question.options as { text: string; correct: boolean }[]).map(({ text, correct }) => ({
          text,
          correct,
        })),
      }
    : question;

describe('an item', () => {
  test('of single choice: words before the interaction and its prompt are the statement, fixed choices are choices', async () => {
    const body = `<p>Leia   o
			texto <em>todo</em>.</p><div class="grid-row"><div class="col-12"><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
      <prompt>O que ele <strong>diz</strong>?</prompt>
      <simpleChoice identifier="A" fixed="true">Que sim <feedbackInline outcomeIdentifier="F" identifier="A">Muito bem.</feedbackInline></simpleChoice>
      <simpleChoice identifier="B"><p>Que <i>não</i></p></simpleChoice></choiceInteraction></div></div>`;
    const { format, questions, refused } = await read(item({ body }));
    expect([format, refused]).toEqual(['qti', []]);
    expect(questions.map(bare)).toEqual([
      {
        type: 'MULTIPLE_CHOICE',
        text: '<p>Leia   o texto <em>todo</em>.</p><p>O que ele <strong>diz</strong>?</p>',
        points: 1,
        topic: '',
        explanation: 'Muito bem.',
        options: [
          { text: 'Que sim', correct: true },
          { text: 'Que não', correct: false },
        ],
      },
    ]);
  });

  test('with names of a prefix, CDATA, HTML in it, and points of its own', async () => {
    const prefixed = `<qti:assessmentItem xmlns:qti="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="t" adaptive="false" timeDependent="false">
  <qti:responseDeclaration identifier="R1" cardinality="single" baseType="identifier"><qti:correctResponse><qti:value><![CDATA[choice_2]]></qti:value></qti:correctResponse></qti:responseDeclaration>
  <qti:outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <qti:outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><qti:defaultValue><qti:value>4.0</qti:value></qti:defaultValue></qti:outcomeDeclaration>
  <qti:itemBody><qti:choiceInteraction responseIdentifier="R1" maxChoices="1">
    <qti:prompt><![CDATA[<p>Quanto é <code>1 &lt; 2</code>?</p><script>alert(1)</script>]]></qti:prompt>
    <qti:simpleChoice identifier="choice_1"><![CDATA[menos que < isso]]></qti:simpleChoice>
    <qti:simpleChoice identifier="choice_2"><![CDATA[<b>true</b>, sempre]]></qti:simpleChoice>
  </qti:choiceInteraction></qti:itemBody>
</qti:assessmentItem>`;
    const { questions } = await read(prefixed);
    expect(questions.map(bare)).toMatchObject([
      {
        text: '<p>Quanto é <code>1 &lt; 2</code>?</p>',
        points: 4,
        options: [
          { text: 'menos que < isso', correct: false },
          { text: 'true, sempre', correct: true },
        ],
      },
    ]);
  });

  test('of true or false, with rules written out and what is said afterwards', async () => {
    const body = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>O sol nasce no leste.</prompt>
      <simpleChoice identifier="A" fixed="true">True </simpleChoice><simpleChoice identifier="B" fixed="true">False </simpleChoice></choiceInteraction>`;
    const processing = `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
      <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
    const after = `<modalFeedback outcomeIdentifier="F" showHide="show" identifier="incorrect">Não.</modalFeedback>
      <modalFeedback outcomeIdentifier="F" showHide="show" identifier="correct"><p>Isso.</p><p>Todo dia.</p></modalFeedback>`;
    const { questions } = await read(item({ body, processing, after }));
    expect(questions).toMatchObject([
      {
        type: 'TRUE_FALSE',
        correctAnswer: true,
        text: '<p>O sol nasce no leste.</p>',
        explanation: 'Isso.\nTodo dia.',
      },
    ]);
  });

  test('of long text, with what is expected of it', async () => {
    const body = `<p>Leia o cartão.</p><extendedTextInteraction responseIdentifier="RESPONSE" expectedLength="200"><prompt>Responda.</prompt></extendedTextInteraction>
      <rubricBlock view="scorer"><h1>Critérios</h1><ul><li>Clareza</li><li>Correção</li></ul></rubricBlock>`;
    const { questions } = await read(item({ body, processing: '' }));
    expect(questions).toMatchObject([
      { type: 'ESSAY', text: '<p>Leia o cartão.</p><p>Responda.</p>', expectedAnswer: 'Critérios\nClareza\nCorreção' },
    ]);
  });

  test('whose points say what is right', async () => {
    const declared =
      '<mapping defaultValue="0"><mapEntry mapKey="B" mappedValue="2"/><mapEntry mapKey="A" mappedValue="-1"/></mapping>';
    const { questions } = await read(item({ declared, processing: MAPPED }));
    expect(questions.map(bare)).toMatchObject([{ options: [{ correct: false }, { correct: true }] }]);
  });

  const other = (name: string) => `<${name} responseIdentifier="RESPONSE"/>`;
  const two = '<mapping><mapEntry mapKey="A" mappedValue="2"/><mapEntry mapKey="B" mappedValue="1"/></mapping>';
  const ofSpec = item().slice(item().indexOf('<assessmentItem'));
  test.each([
    [
      'several_right',
      7,
      item({
        cardinality: 'multiple',
        declared: '<correctResponse><value>A</value><value>B</value></correctResponse>',
      }),
    ],
    ['weighted', 7, item({ declared: two, processing: MAPPED })],
    ['no_right', 7, item({ declared: '' })],
    ['short_answer', 7, item({ body: `<p>A capital é ${other('textEntryInteraction')}.</p>` })],
    ['missing_word', 7, item({ body: `<p>A ${other('inlineChoiceInteraction')}.</p>` })],
    ['matching', 7, item({ body: other('matchInteraction') })],
    ['order', 7, item({ body: other('orderInteraction') })],
    ['other_interaction', 7, item({ body: other('uploadInteraction') })],
    ['several_interactions', 7, item({ body: other('extendedTextInteraction').repeat(2) })],
    ['description', 6, item({ body: '<p>Só texto.</p>' })],
    ['picture', 7, item({ body: `<p><img src="a.png" alt="a"/></p>${other('extendedTextInteraction')}` })],
    ['formula', 8, item({ body: `<p>x</p>\n<math/>${other('extendedTextInteraction')}` })],
    ['table', 7, item({ body: `<table><tr><td>1</td></tr></table>${other('extendedTextInteraction')}` })],
    [
      'adaptive',
      3,
      item({ root: 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t" adaptive="true"' }),
    ],
    ['processing', 7, item({ processing: MATCH.replace('match_correct', 'cc2_match') })],
    ['no_statement', 6, item({ body: other('extendedTextInteraction') })],
    [
      'qti_version',
      1,
      '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><item/></questestinterop>',
    ],
    ['qti_version', 1, '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"/>'],
    ['not_xml', 11, item().replace('</assessmentItem>', '</assessment>')],
    ['not_xml', 7, item({ body: '<p>&unknown;</p>' })],
    ['doctype', 1, `<!DOCTYPE assessmentItem [<!ENTITY x SYSTEM "file:///etc/passwd">]>${ofSpec}`],
    ['doctype', 3, `<!DOCTYPE assessmentItem [<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;&a;">\n]>${ofSpec}`],
    ['not_xml', 7, item({ body: '<div>'.repeat(200) + '</div>'.repeat(200) })],
  ])('is refused where it cannot be taken over: %s in line %i', async (reason, line, content) => {
    const { questions, refused } = await read(content);
    expect([questions, refused.map((each) => [each.reason, each.line])]).toEqual([[], [[reason, line]]]);
  });
});

describe('a package', () => {
  const manifest = (...resources: string[]) => `<?xml version="1.0"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><metadata><schema>QTIv2.1 Package</schema></metadata><organizations/>
<resources>${resources.join('')}</resources></manifest>`;
  const resource = (href: string, type = 'imsqti_item_xmlv2p1', more = '') =>
    `<resource identifier="r${href.length}" type="${type}" href="${href}">${more}<file href="${href}"/></resource>`;

  test('is read in the order of its test, with what it says of each, and names what it does not take', async () => {
    const keyword =
      '<metadata><imsmd:lom xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2"><imsmd:general><imsmd:keyword><imsmd:langstring xml:lang="pt">Leitura</imsmd:langstring></imsmd:keyword></imsmd:general></imsmd:lom></metadata>';
    const body = await zipOf({
      'pacote/imsmanifest.xml': manifest(
        resource('um%20item.xml', 'imsqti_item_xmlv2p1', keyword),
        resource('dois/item.xml'),
        resource('falta.xml'),
        resource('teste/teste.xml', 'imsqti_test_xmlv2p1'),
        resource('imagem.png', 'webcontent'),
      ),
      'pacote/um item.xml': item(),
      'pacote/dois/item.xml': item({ body: '<p>Só texto.</p>' }),
      'pacote/imagem.png': Buffer.from([0x89]),
      'pacote/teste/teste.xml': `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="T"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="S" visible="true"><assessmentItemRef identifier="b" href="../dois/item.xml"/><assessmentItemRef identifier="a" href="../um%20item.xml"/></assessmentSection></testPart></assessmentTest>`,
    });
    const { questions, refused } = await read(body);
    expect(questions.map(({ text, topic }) => [text, topic])).toEqual([['<p>Qual?</p>', 'Leitura']]);
    expect(refused.map(({ question, line, reason }) => [question, line, reason])).toEqual([
      [1, 6, 'description'],
      [3, 1, 'missing_file'],
    ]);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['without a manifest', () => zipOf({ 'item.xml': item() })],
    ['with a manifest that is no XML', () => zipOf({ 'imsmanifest.xml': 'não' })],
    ['without an item', () => zipOf({ 'imsmanifest.xml': manifest() })],
    ['that is cut off', async () => (await zipOf({ 'imsmanifest.xml': manifest(resource('a.xml')) })).subarray(0, -30)],
    [
      'that swells when it is unpacked',
      () => zipOf({ 'imsmanifest.xml': manifest(resource('a.xml')), 'a.xml': Buffer.alloc(60 * 1024 * 1024) }),
    ],
    [
      'of more text than is read',
      () => zipOf({ 'imsmanifest.xml': manifest(resource('a.xml')), 'a.xml': ' '.repeat(5 * 1024 * 1024) }),
    ],
  ])('%s is refused', async (_, made) => {
    const answer = await send(await made(), 'a.zip');
    expect([answer.status, answer.body.error]).toEqual([422, 'TEST_FILE_UNREADABLE']);
  });

  test('that leads out of itself finds nothing there, and one that is too large is not read', async () => {
    const { refused } = await read(await zipOf({ 'imsmanifest.xml': manifest(resource('../../../etc/passwd')) }));
    expect(refused.map(({ reason }) => reason)).toEqual(['missing_file']);
    expect((await send(Buffer.alloc(IMPORT_PACKAGE_MAX_BYTES + 1), 'a.zip')).status).toBe(413);
  });
});

describe('what is exported', () => {
  test('comes back as it was, but for code and video, which it names', async () => {
    for (const { questions, ...fields } of LIBRARY) {
      const written = await write({ ...fields, questions });
      const { name, content, encoding, lost } = await exported(written.id);
      expect([name.endsWith('-qti.zip'), encoding]).toEqual([true, 'base64']);
      const kept = written.questions.filter(({ type }) => type !== 'CODE' && type !== 'VIDEO_RESPONSE');
      const left = lost.flatMap(({ what, questions: of }) => (what === 'code' || what === 'video' ? of : []));
      expect(left).toEqual(written.questions.flatMap((each) => (kept.includes(each) ? [] : [each.position])));
      const { questions: again, refused } = await read(Buffer.from(content, 'base64'));
      expect(refused).toEqual([]);
      const paragraphs = (text: string) => (/^<(?:p|pre|h[23]|[uo]l)>/.test(text) ? text : `<p>${text}</p>`);
      // Those of a pool stand together in a section of their own.
      const byText = (questions: readonly { readonly text: string }[]) =>
        questions.toSorted((one, other) => one.text.localeCompare(other.text)).map(essence);
      expect(byText(again)).toEqual(byText(kept.map((each) => ({ ...each, text: paragraphs(each.text) }))));
    }
  });

  const words = fc
    .array(fc.stringMatching(/^[a-zA-ZçãéÀ0-9<>&"'\][=;.-]{1,8}$/), { minLength: 1, maxLength: 6 })
    .map((each) => each.join(' '));
  const html = fc.array(
    fc.tuple(fc.constantFrom('p', 'h2', 'pre', 'li', 'strong'), words).map(([tag, text]) => {
      const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      if (tag === 'li') return `<ul><li>${safe}</li></ul>`;
      if (tag === 'strong') return `<p><strong>${safe}</strong> e <code>${safe}</code></p>`;
      return tag === 'pre' ? `<pre><code>${safe}\n  ${safe}</code></pre>` : `<${tag}>${safe}</${tag}>`;
    }),
    { minLength: 1, maxLength: 4 },
  );
  const common = {
    text: html.map((each) => each.join('')),
    points: fc.integer({ min: 1, max: 100 }),
    topic: words,
    explanation: fc.array(words, { maxLength: 3 }).map((each) => each.join('\n')),
  };
  const question = fc.oneof(
    fc.record({
      type: fc.constant('MULTIPLE_CHOICE'),
      ...common,
      options: fc
        .uniqueArray(words, { minLength: 2, maxLength: 10, selector: (text) => text.toLowerCase() })
        .map((texts) => texts.map((text, index) => ({ text, correct: index === texts.length - 1 }))),
    }),
    fc.record({ type: fc.constant('TRUE_FALSE'), ...common, correctAnswer: fc.boolean() }),
    fc.record({ type: fc.constant('ESSAY'), ...common, expectedAnswer: common.explanation }),
  );

  test('comes back as it was, whatever was written, and is what a package has to be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 5 }), async (questions) => {
        const written = (
          await files.server().call(createTest, { as: files.ana().token, body: { ...TEST_FIELDS, questions } })
        ).data;
        const { content } = await exported(written.id);
        const file = Buffer.from(content, 'base64');
        const { questions: again, refused } = await read(file);
        expect(refused).toEqual([]);
        expect(again.map(essence)).toEqual(written.questions.map(essence));
        expectWhole(file);
      }),
      { numRuns: 25 },
    );
  });

  test('keeps pools as sections that draw', async () => {
    const choice = (text: string, pool?: string) => ({
      type: 'TRUE_FALSE',
      text: `<p>${text}</p>`,
      correctAnswer: true,
      ...(pool && { pool }),
    });
    const questions = [choice('a'), choice('b', 'P'), choice('c', 'P'), choice('d', 'P')];
    const { id } = await write({ questions, pools: [{ name: 'P', draws: 2 }] });
    const file = Buffer.from((await exported(id)).content, 'base64');
    expect(await read(file)).toMatchObject({
      pools: [{ name: 'P', draws: 2 }],
      questions: [{ text: '<p>a</p>' }, { pool: 'P' }, { pool: 'P' }, { pool: 'P' }],
    });
    expectWhole(file);
    expect(readQtiPackage(file).title).toBe(TEST_FIELDS.title);
  });

  const essence = (given: object) => {
    const { type, text, points, topic, explanation, options, correctAnswer, expectedAnswer } = given as Record<
      string,
      unknown
    >;
    const texts = ((options ?? []) as { text: string; correct: boolean }[]).map((each) => [each.text, each.correct]);
    return [type, text, points, topic, explanation, texts, correctAnswer ?? null, expectedAnswer ?? ''];
  };

  /** What the specification asks of a package, as far as programs rely on it. */
  function expectWhole(file: Buffer): void {
    const zip = openZip(file, 10_000_000);
    const resources = named(readXml(zip.read('imsmanifest.xml') ?? ''), 'resource');
    const identifiers = resources.map(({ attributes }) => attributes.identifier ?? '');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const resource of resources) {
      const { type, href = '' } = resource.attributes;
      expect(named(resource, 'file').map(({ attributes }) => attributes.href)).toContain(href);
      for (const { attributes } of named(resource, 'dependency'))
        expect(identifiers).toContain(attributes.identifierref);
      const root = readXml(zip.read(href) ?? '');
      expect(root.namespace).toBe('http://www.imsglobal.org/xsd/imsqti_v2p1');
      if (type === 'imsqti_test_xmlv2p1') {
        expect(root.name).toBe('assessmentTest');
        expect(named(root, 'assessmentSection').length).toBeGreaterThan(0);
        continue;
      }
      const order = root.children.flatMap((child) => ('name' in child ? [child.name] : []));
      const places = ['responseDeclaration', 'outcomeDeclaration', 'itemBody', 'responseProcessing', 'modalFeedback'];
      expect(order.map((name) => places.indexOf(name))).toEqual(order.map((name) => places.indexOf(name)).toSorted());
      const choices = named(root, 'simpleChoice').map(({ attributes }) => attributes.identifier ?? '');
      expect(new Set(choices).size).toBe(choices.length);
      for (const id of [root.attributes.identifier ?? '', ...choices]) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
      const declared = named(root, 'outcomeDeclaration').map(({ attributes }) => attributes.identifier);
      for (const { attributes } of [...named(root, 'setOutcomeValue'), ...named(root, 'modalFeedback')])
        expect(declared).toContain(attributes.outcomeIdentifier ?? attributes.identifier);
    }
  }
});
