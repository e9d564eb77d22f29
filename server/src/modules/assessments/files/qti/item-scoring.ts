import { type ImportLoss, type ImportRefusal, POINTS_MAX } from '@prova/contract/assessments/test-fields';
import { QuestionRefused } from '../markup.ts';
import { isFor, linesOf } from './item-text.ts';
import { elements, named, textOf, type XmlElement } from './xml-tree.ts';

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, verdadeiro: true, false: false, falso: false };

/** A single choice; `right` is the identifier of what is right. @throws QuestionRefused */
export function readChoice(
  root: XmlElement,
  interaction: XmlElement,
  lost: Set<ImportLoss>,
): { readonly right: string | undefined } & Readonly<Record<string, unknown>> {
  const { responseIdentifier, maxChoices } = interaction.attributes;
  const declaration = named(root, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === responseIdentifier,
  );
  if (!declaration) throw new QuestionRefused('no_right');
  if (isScoredOtherwise(root, declaration)) throw new QuestionRefused('processing');
  const right = rightOnes(root, declaration);
  if (typeof right === 'string') throw new QuestionRefused(right);
  if (right.length === 0) throw new QuestionRefused('no_right');
  if (right.length > 1 || (declaration.attributes.cardinality !== 'single' && maxChoices !== '1'))
    throw new QuestionRefused('several_right');
  const options = named(interaction, 'simpleChoice').map((choice) => ({
    text: optionText(choice, lost),
    correct: choice.attributes.identifier === right[0],
  }));
  if (!options.some(({ correct }) => correct)) throw new QuestionRefused('no_right');
  if (named(root, 'rubricBlock').some((block) => !isFor('candidate', block))) lost.add('notes');
  const truths = options.map(({ text }) => TRUTHS[text.trim().toLowerCase()]);
  if (options.length === 2 && truths.every((truth) => truth !== undefined) && truths[0] !== truths[1])
    return { type: 'TRUE_FALSE', correctAnswer: truths[options.findIndex(({ correct }) => correct)], right: right[0] };
  return { type: 'MULTIPLE_CHOICE', options, right: right[0] };
}

/** An option stands on one line; a line that is lost of code makes other code of it. @throws QuestionRefused */
function optionText(choice: XmlElement, lost: Set<ImportLoss>): string {
  const { text, formatted } = linesOf(choice);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) throw new QuestionRefused('option_lines', lines.join(' ⏎ ').slice(0, 80), choice.line);
  if (lines.length === 0) throw new QuestionRefused('empty_option', '', choice.line);
  if (formatted) lost.add('format');
  return (lines[0] ?? '').replaceAll('\t', ' ');
}

/** The identifiers of what is right: as it is declared, or as the points of the choices say. */
function rightOnes(root: XmlElement, declaration: XmlElement): string[] | ImportRefusal {
  const correct = named(declaration, 'correctResponse').flatMap((each) =>
    named(each, 'value').map((value) => textOf(value).trim()),
  );
  const earning = named(declaration, 'mapEntry').flatMap(({ attributes }) =>
    Number(attributes.mappedValue) > 0 ? [attributes.mapKey ?? ''] : [],
  );
  if (!isMapped(root)) return correct;
  if (earning.length > 1) return declaration.attributes.cardinality === 'single' ? 'weighted' : 'several_right';
  return earning.length === 1 ? earning : correct;
}

const isMapped = (root: XmlElement): boolean =>
  processingOf(root).some((processing) => {
    const { template } = processing.attributes;
    return template ? /map_response(?:\.xml)?$/.test(template) : named(processing, 'mapResponse').length > 0;
  });

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

/** As many as can be reached, by what the item says of it or gives; else one. Here they are whole. */
export function pointsOf(root: XmlElement, lost: Set<ImportLoss>): number {
  const outcomes = named(root, 'outcomeDeclaration');
  const outcome = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name);
  const maximum = outcome('MAXSCORE');
  const [declared] = maximum ? named(maximum, 'value') : [];
  const said = [
    Number(declared ? textOf(declared) : Number.NaN),
    Number(outcome('SCORE')?.attributes.normalMaximum ?? Number.NaN),
    ...(isMapped(root) ? [highestMapped(root)] : [highestGiven(root)]),
  ].find((points) => Number.isFinite(points) && points > 0);
  const points = Math.min(Math.max(Math.round(said ?? 1), 1), POINTS_MAX);
  if (said !== undefined && said !== points) lost.add('points');
  const takesPoints =
    isMapped(root) && named(root, 'mapEntry').some((entry) => Number(entry.attributes.mappedValue) < 0);
  if (takesPoints) lost.add('penalty');
  return points;
}

const highestMapped = (root: XmlElement): number =>
  Math.max(...named(root, 'mapEntry').map(({ attributes }) => Number(attributes.mappedValue)));

/** Of the rules that set the score. */
const highestGiven = (root: XmlElement): number =>
  Math.max(
    ...processingOf(root)
      .flatMap((processing) => named(processing, 'setOutcomeValue'))
      .filter(({ attributes }) => attributes.identifier === 'SCORE')
      .flatMap((set) => named(set, 'baseValue').map((value) => Number(textOf(value)))),
  );
