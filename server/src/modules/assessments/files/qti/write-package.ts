import { buffer } from 'node:stream/consumers';
import { POINTS_MAX } from '@prova/contract/assessments/test-fields';
import type { Locale } from '@prova/contract/common';
import { ZipFile } from 'yazl';
import { plainText } from '../../../jobs/jobs.service.ts';
import type { QuestionRow } from '../../questions.queries.ts';
import type { TestRow } from '../../tests.queries.ts';
import { isKnownElsewhere, NOT_IN_XML } from '../export-losses.ts';

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const INSTANCE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const SCHEMA = `xsi:schemaLocation="${QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"`;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TRUTHS: Readonly<Record<Locale, readonly [string, string]>> = {
  'pt-BR': ['Verdadeiro', 'Falso'],
  'en-US': ['True', 'False'],
};

/** A test as a package of QTI 2.1, which holds neither code nor video. Sections draw as pools do. */
export async function writeQtiPackage(
  test: TestRow,
  questions: readonly QuestionRow[],
  locale: Locale,
): Promise<Buffer> {
  const items = questions.filter(isKnownElsewhere).map((question) => ({
    question,
    name: `item${question.position}`,
    xml: itemXml(question, locale),
  }));
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  add('imsmanifest.xml', manifestXml(items));
  add('test.xml', testXml(test, items));
  for (const { name, xml } of items) add(`items/${name}.xml`, xml);
  zip.end();
  return buffer(zip.outputStream);
}

interface Item {
  readonly question: QuestionRow;
  readonly name: string;
}

const escaped = (text: string): string =>
  plainXml(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'));
/** Without the characters that XML does not have; a return, which is read as a line end, by its number. */
const plainXml = (text: string): string => text.toWellFormed().replaceAll(NOT_IN_XML, '').replaceAll('\r', '&#13;');

/** A paragraph a line, so that they are found again; as it is written where blanks count. */
const lines = (text: string): string =>
  BLANKS.test(text)
    ? `<pre>${escaped(text)}</pre>`
    : text
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');
const BLANKS = /^[ \t]|[ \t]$|\t| {2}/m;

function itemXml(question: QuestionRow, locale: Locale): string {
  const { type, text, position, points, explanation, expectedAnswer } = question;
  const title = escaped(plainText(text).slice(0, 80));
  const isChoice = type !== 'ESSAY';
  const feedback =
    explanation === ''
      ? ''
      : '<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue>';
  const processing = isChoice
    ? `<responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue></responseIf></responseCondition>`
    : '';
  return `${HEAD}<assessmentItem xmlns="${QTI}" ${INSTANCE} ${SCHEMA} identifier="item${position}" title="${title}" xml:lang="${locale}" adaptive="false" timeDependent="false">
${isChoice ? choiceDeclaration(question) : '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>'}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${Math.min(points, POINTS_MAX)}"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
<itemBody>
<div>${plainXml(text)}</div>
${isChoice ? choiceInteraction(question, locale) : '<extendedTextInteraction responseIdentifier="RESPONSE"/>'}
${expectedAnswer === '' ? '' : `<rubricBlock view="scorer">${lines(expectedAnswer)}</rubricBlock>`}
</itemBody>
<responseProcessing>${processing}${feedback}</responseProcessing>
${explanation === '' ? '' : `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${lines(explanation)}</modalFeedback>`}
</assessmentItem>
`;
}

/** The choices of a question: an identifier, a text, and whether it is right. */
function choicesOf({ type, options, correctAnswer }: QuestionRow, locale: Locale) {
  if (type === 'TRUE_FALSE')
    return TRUTHS[locale].map((text, index) => ({
      id: index === 0 ? 'TRUE' : 'FALSE',
      text,
      correct: correctAnswer === (index === 0),
    }));
  return options.map(({ text, correct }, index) => ({ id: `CHOICE${index + 1}`, text, correct }));
}

function choiceDeclaration(question: QuestionRow): string {
  const right = choicesOf(question, 'en-US').find(({ correct }) => correct);
  return `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${right?.id ?? ''}</value></correctResponse></responseDeclaration>`;
}

function choiceInteraction(question: QuestionRow, locale: Locale): string {
  const choices = choicesOf(question, locale).map(
    ({ id, text }) => `<simpleChoice identifier="${id}">${escaped(text)}</simpleChoice>`,
  );
  return `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">\n${choices.join('\n')}\n</choiceInteraction>`;
}

function testXml({ title, pools }: TestRow, items: readonly Item[]): string {
  const ref = ({ name }: Item) => `<assessmentItemRef identifier="${name}" href="items/${name}.xml"/>`;
  const section = (id: string, named: string, own: readonly Item[], draws: number | null) =>
    `<assessmentSection identifier="${id}" title="${escaped(named)}" visible="false">${
      draws === null ? '' : `<selection select="${Math.min(draws, own.length)}"/>`
    }${own.map(ref).join('')}</assessmentSection>`;
  const everybody = items.filter(({ question }) => question.pool === '');
  const drawn = pools.flatMap(({ name, draws }, index) => {
    const own = items.filter(({ question }) => question.pool === name);
    return own.length === 0 ? [] : section(`pool${index + 1}`, name, own, draws);
  });
  return `${HEAD}<assessmentTest xmlns="${QTI}" ${INSTANCE} ${SCHEMA} identifier="test" title="${escaped(title)}">
<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">
${[...(everybody.length > 0 || drawn.length === 0 ? [section('everybody', title, everybody, null)] : []), ...drawn].join('\n')}
</testPart>
</assessmentTest>
`;
}

function manifestXml(items: readonly Item[]): string {
  const resources = items.map(({ name, question: { topic } }) => {
    const metadata =
      topic === ''
        ? ''
        : `<metadata><imsmd:lom><imsmd:general><imsmd:keyword><imsmd:langstring>${escaped(topic)}</imsmd:langstring></imsmd:keyword></imsmd:general></imsmd:lom></metadata>`;
    return `<resource identifier="resource-${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml">${metadata}<file href="items/${name}.xml"/></resource>`;
  });
  const dependencies = items.map(({ name }) => `<dependency identifierref="resource-${name}"/>`);
  return `${HEAD}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="manifest">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="resource-test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${dependencies.join('')}</resource>
${resources.join('\n')}
</resources>
</manifest>
`;
}
