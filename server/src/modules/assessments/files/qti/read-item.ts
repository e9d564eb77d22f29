import type { ImportLoss, ImportRefusal } from '@prova/contract/assessments/test-fields';
import { cleanStatement } from '../../statement.ts';
import { QuestionRefused, requireKnownMarkup } from '../markup.ts';
import { pointsOf, readChoice } from './item-scoring.ts';
import { htmlOf, isFor, linesOf } from './item-text.ts';
import { elements, named, textOf, type XmlElement } from './xml-tree.ts';

export interface ReadItem {
  readonly line: number;
  readonly excerpt: string;
  /** As it would be sent, or why it is not taken over. */
  readonly question: Readonly<Record<string, unknown>> | ImportRefusal;
  /** What is in the way, where it is not taken over and there are words for it. */
  readonly found: string;
  /** What of it does not come along. */
  readonly lost: readonly ImportLoss[];
}

const NAMESPACES = /^(?:|http:\/\/www\.imsglobal\.org\/xsd\/imsqti_v2p[0-2])$/;

const INTERACTIONS: Readonly<Record<string, ImportRefusal>> = {
  textEntryInteraction: 'short_answer',
  inlineChoiceInteraction: 'missing_word',
  gapMatchInteraction: 'missing_word',
  hottextInteraction: 'missing_word',
  matchInteraction: 'matching',
  associateInteraction: 'matching',
  orderInteraction: 'order',
  sliderInteraction: 'numeric',
};
const isInteraction = (name: string) => name.endsWith('Interaction');

/** A question of QTI 2.1, also as 2.0 and 2.2 write it. */
export function readItem(root: XmlElement): ReadItem {
  const title = root.attributes.title ?? root.attributes.identifier ?? '';
  try {
    return readQuestion(root, title);
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error;
    const { reason, found, line, excerpt } = error;
    return { line: line ?? root.line, excerpt: (excerpt || title).slice(0, 120), question: reason, found, lost: [] };
  }
}

/** @throws QuestionRefused */
function readQuestion(root: XmlElement, title: string): ReadItem {
  if (root.name !== 'assessmentItem' || !NAMESPACES.test(root.namespace)) throw new QuestionRefused('qti_version');
  const [body] = named(root, 'itemBody');
  if (!body) throw new QuestionRefused('no_statement');
  const [interaction, another] = elements(body, isInteraction);
  requireShowable(root, body);
  if (!interaction) throw new QuestionRefused('description', '', body.line);
  if (another) throw new QuestionRefused('several_interactions', '', another.line);
  const isChoice = interaction.name === 'choiceInteraction';
  if (!isChoice && interaction.name !== 'extendedTextInteraction')
    throw new QuestionRefused(INTERACTIONS[interaction.name] ?? 'other_interaction', '', interaction.line);
  const text = htmlOf(body, (element) => (element === interaction ? promptOf(interaction) : undefined));
  const excerpt = cleanStatement(text).words.slice(0, 120) || title;
  if (cleanStatement(text).words === '') throw new QuestionRefused('no_statement', '', body.line);
  try {
    requireKnownMarkup(text);
    const lost = new Set<ImportLoss>(interaction.attributes.shuffle === 'true' ? ['rules'] : []);
    const points = pointsOf(root, lost);
    const rest = isChoice ? readChoice(root, interaction, lost) : readEssay(root, body, lost);
    const explanation = explained(root, body, interaction, rest.right, lost);
    const { right: _, ...question } = rest;
    return {
      line: root.line,
      excerpt,
      question: { text, points, explanation, ...question },
      found: '',
      lost: [...lost],
    };
  } catch (error) {
    if (error instanceof QuestionRefused) error.of(excerpt, interaction.line);
    throw error;
  }
}

/** What nothing here can show, or what would be shown to each in another way. @throws QuestionRefused */
function requireShowable(root: XmlElement, body: XmlElement): void {
  if (root.attributes.adaptive === 'true') throw new QuestionRefused('adaptive');
  for (const { line } of elements(root, (name) => name === 'templateDeclaration' || name === 'templateProcessing'))
    throw new QuestionRefused('adaptive', '', line);
  const shown = elements(body, () => true);
  const strange: readonly [RegExp, ImportRefusal][] = [
    [/^(?:img|object|audio|video|svg|picture|include)$/, 'picture'],
    [/^math$/, 'formula'],
    [/^table$/, 'table'],
    [/^(?:printedVariable|templateInline|templateBlock)$/, 'adaptive'],
  ];
  for (const [names, reason] of strange) {
    const found = shown.find(({ name }) => names.test(name));
    if (found) throw new QuestionRefused(reason, '', found.line);
  }
}

const promptOf = (interaction: XmlElement): string =>
  named(interaction, 'prompt')
    .map((prompt) => htmlOf(prompt))
    .join('');

/** What scorers read is what is expected; without it, the answer that is declared to be right. */
function readEssay(root: XmlElement, body: XmlElement, lost: Set<ImportLoss>) {
  const rubrics = named(body, 'rubricBlock').filter((block) => !isFor('candidate', block));
  const forScorers = rubrics.filter((block) => isFor('scorer', block));
  if (forScorers.length < rubrics.length) lost.add('notes');
  const read = forScorers.map(linesOf);
  if (read.some(({ formatted }) => formatted)) lost.add('format');
  const declared = named(root, 'correctResponse').flatMap((each) => named(each, 'value').map(textOf));
  const expectedAnswer = (read.length > 0 ? read.map(({ text }) => text) : declared).join('\n');
  return { type: 'ESSAY', expectedAnswer, right: undefined };
}

/** What is said once something was answered: to who was right, where that is told apart. @throws QuestionRefused */
function explained(
  root: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  right: string | undefined,
  lost: Set<ImportLoss>,
): string {
  const isSaid = (element: XmlElement) => textOf(element).trim() !== '';
  const modal = named(root, 'modalFeedback').filter(isSaid);
  const within = elements(body, (name) => name === 'feedbackInline' || name === 'feedbackBlock').filter(isSaid);
  const shown = modal.filter(({ attributes }) => attributes.showHide !== 'hide');
  const ofRight = shown.find(
    ({ attributes }) => attributes.identifier === right || /^correct$/i.test(attributes.identifier ?? ''),
  );
  const general = shown.find(({ attributes }) => !/wrong|incorrect/i.test(attributes.identifier ?? ''));
  const choice =
    right === undefined
      ? undefined
      : named(interaction, 'simpleChoice').find(({ attributes }) => attributes.identifier === right);
  const inline = choice && named(choice, 'feedbackInline').find(isSaid);
  const said = ofRight ?? (shown.length === 1 || !inline ? general : inline);
  if (modal.length + within.length > (said ? 1 : 0)) lost.add('feedback');
  if (!said) return '';
  const { text, formatted } = linesOf(said);
  if (formatted) lost.add('format');
  return text;
}
