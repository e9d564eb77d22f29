import { type ImportRefusal, POINTS_MAX } from '@prova/contract/assessments/test-fields';
import { cleanStatement } from '../../statement.ts';
import { htmlOf, linesOf, wordsOf } from './item-text.ts';
import { elements, named, textOf, type XmlElement } from './xml-tree.ts';

export interface ReadItem {
  readonly line: number;
  readonly excerpt: string;
  /** As it would be sent, or why it is not taken over. */
  readonly question: Readonly<Record<string, unknown>> | ImportRefusal;
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
  const refused = (question: ImportRefusal, line = root.line, excerpt = title): ReadItem => ({
    line,
    excerpt: excerpt.slice(0, 120),
    question,
  });
  if (root.name !== 'assessmentItem' || !NAMESPACES.test(root.namespace)) return refused('qti_version');
  const [body] = named(root, 'itemBody');
  if (!body) return refused('no_statement');
  const [interaction, another] = elements(body, isInteraction);
  const strange = strangeIn(root, body);
  if (strange) return refused(...strange);
  if (!interaction) return refused('description', body.line);
  if (another) return refused('several_interactions', another.line);
  const html = htmlOf(body, (element) => (element === interaction ? promptOf(interaction) : undefined));
  const { words } = cleanStatement(html);
  const excerpt = words.slice(0, 120) || title;
  const isKnown = interaction.name === 'choiceInteraction' || interaction.name === 'extendedTextInteraction';
  if (isKnown && words === '') return refused('no_statement', body.line);
  const common = { text: html, points: pointsOf(root) };
  switch (interaction.name) {
    case 'choiceInteraction': {
      const read = readChoice(root, interaction);
      if (typeof read === 'string') return refused(read, interaction.line, excerpt);
      return { line: root.line, excerpt, question: { ...common, ...read } };
    }
    case 'extendedTextInteraction': {
      const expected = named(body, 'rubricBlock').filter(({ attributes }) => /\bscorer\b/.test(attributes.view ?? ''));
      const essay = { type: 'ESSAY', expectedAnswer: expected.map(linesOf).join('\n'), explanation: explained(root) };
      return { line: root.line, excerpt, question: { ...common, ...essay } };
    }
    default:
      return refused(INTERACTIONS[interaction.name] ?? 'other_interaction', interaction.line, excerpt);
  }
}

/** What nothing here can show, or what would be shown to each in another way. */
function strangeIn(root: XmlElement, body: XmlElement): [ImportRefusal, number] | null {
  if (root.attributes.adaptive === 'true') return ['adaptive', root.line];
  for (const element of elements(root, (name) => name === 'templateDeclaration' || name === 'templateProcessing'))
    return ['adaptive', element.line];
  const shown = elements(body, () => true);
  const strange: readonly [RegExp, ImportRefusal][] = [
    [/^(?:img|object|audio|video|svg|picture|include)$/, 'picture'],
    [/^math$/, 'formula'],
    [/^table$/, 'table'],
    [/^(?:printedVariable|templateInline|templateBlock)$/, 'adaptive'],
  ];
  for (const [names, reason] of strange) {
    const found = shown.find(({ name }) => names.test(name));
    if (found) return [reason, found.line];
  }
  return null;
}

const promptOf = (interaction: XmlElement): string =>
  named(interaction, 'prompt')
    .map((prompt) => htmlOf(prompt))
    .join('');

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, verdadeiro: true, false: false, falso: false };

function readChoice(root: XmlElement, interaction: XmlElement): Readonly<Record<string, unknown>> | ImportRefusal {
  const { responseIdentifier, maxChoices } = interaction.attributes;
  const declaration = named(root, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === responseIdentifier,
  );
  if (!declaration) return 'no_right';
  if (isScoredOtherwise(root, declaration)) return 'processing';
  const right = rightOnes(root, declaration);
  if (typeof right === 'string') return right;
  if (right.length === 0) return 'no_right';
  if (right.length > 1 || (declaration.attributes.cardinality !== 'single' && maxChoices !== '1'))
    return 'several_right';
  const options = named(interaction, 'simpleChoice').map((choice) => ({
    text: wordsOf(choice),
    correct: choice.attributes.identifier === right[0],
  }));
  if (!options.some(({ correct }) => correct)) return 'no_right';
  const explanation = explained(root, interaction, right[0]);
  const truths = options.map(({ text }) => TRUTHS[text.toLowerCase()]);
  if (options.length === 2 && truths.every((truth) => truth !== undefined) && truths[0] !== truths[1])
    return { type: 'TRUE_FALSE', correctAnswer: truths[options.findIndex(({ correct }) => correct)], explanation };
  return { type: 'MULTIPLE_CHOICE', options, explanation };
}

/** The identifiers of what is right: as it is declared, or as the points of the choices say. */
function rightOnes(root: XmlElement, declaration: XmlElement): string[] | ImportRefusal {
  const correct = named(declaration, 'correctResponse').flatMap((each) =>
    named(each, 'value').map((value) => textOf(value).trim()),
  );
  const earning = named(declaration, 'mapEntry').flatMap(({ attributes }) =>
    Number(attributes.mappedValue) > 0 ? [attributes.mapKey ?? ''] : [],
  );
  const isMapped = processingOf(root).some((processing) => {
    const { template } = processing.attributes;
    return template ? /map_response(?:\.xml)?$/.test(template) : named(processing, 'mapResponse').length > 0;
  });
  if (!isMapped) return correct;
  if (earning.length > 1) return declaration.attributes.cardinality === 'single' ? 'weighted' : 'several_right';
  return earning.length === 1 ? earning : correct;
}

const processingOf = (root: XmlElement) => named(root, 'responseProcessing');

/** Rules of its own that are not about what is declared to be right. */
function isScoredOtherwise(root: XmlElement, { attributes: { identifier } }: XmlElement): boolean {
  return processingOf(root).some((processing) => {
    const { template } = processing.attributes;
    if (template) return !/\/(?:match_correct|map_response)(?:\.xml)?$/.test(template);
    const rules = elements(processing, (name) => name === 'correct' || name === 'mapResponse');
    return (
      elements(processing, () => true).length > 0 && !rules.some((rule) => rule.attributes.identifier === identifier)
    );
  });
}

/** As many as can be reached, where that is said; else one. */
function pointsOf(root: XmlElement): number {
  const outcomes = named(root, 'outcomeDeclaration');
  const outcome = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name);
  const [maximum] = outcome('MAXSCORE') ? named(outcome('MAXSCORE') as XmlElement, 'value') : [];
  const said = Number(maximum ? textOf(maximum) : outcome('SCORE')?.attributes.normalMaximum);
  return Number.isFinite(said) && said > 0 ? Math.min(Math.max(Math.round(said), 1), POINTS_MAX) : 1;
}

/** What is said once something was answered: to who was right, where that is told apart. */
function explained(root: XmlElement, interaction?: XmlElement, right?: string): string {
  const shown = named(root, 'modalFeedback').filter(({ attributes }) => attributes.showHide !== 'hide');
  const ofRight = shown.find(
    ({ attributes }) => attributes.identifier === right || /^correct$/i.test(attributes.identifier ?? ''),
  );
  const general = shown.find(({ attributes }) => !/wrong|incorrect/i.test(attributes.identifier ?? ''));
  const choice =
    interaction && named(interaction, 'simpleChoice').find(({ attributes }) => attributes.identifier === right);
  const [inline] = choice ? named(choice, 'feedbackInline') : [];
  const said = ofRight ?? (shown.length === 1 || !inline ? general : inline);
  return said ? linesOf(said) : '';
}
