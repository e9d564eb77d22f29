import { expect, test } from 'vitest';
import { applicationState } from '../board-state.ts';
import { boardOf, cardOf } from '../test-board.ts';
import type { Stage } from '../use-changes.ts';
import { approvalOf, type Chosen, commonStages, isForOne, moveOf, rejectionOf, skipsOf } from './plan.ts';

const board = boardOf({});
const stages = board.columns.map(({ stage }) => stage);
const [entry, review, offer, hired] = stages as [Stage, Stage, Stage, Stage];

function chosen(
  name: string,
  stage: 'new' | 'review' | 'offer',
  more: Partial<ReturnType<typeof cardOf>> = {},
): Chosen {
  const card = { ...cardOf(name || 'X', stage), name, ...more };
  return {
    id: card.id,
    jobId: 'job',
    name,
    version: 1,
    state: { ...applicationState(card, stage), stageId: card.stageId },
    stages,
  };
}
const names = ({ able }: { able: readonly Chosen[] }) => able.map(({ name }) => name);

test('advancing goes to the next stage of each, tells who gets a mail there, and why others cannot', () => {
  const plan = approvalOf([
    chosen('Ana', 'new'),
    chosen('Bia', 'new', { status: 'put_on_hold' }),
    chosen('Caio', 'review'),
    chosen('', 'new'),
  ]);
  expect(names(plan)).toEqual(['Ana', '']);
  // Nobody writes to who was erased.
  expect(plan.mails).toBe(1);
  expect([...plan.refused]).toEqual([
    ['ON_HOLD', 1],
    ['LAST_STAGE_BEFORE_OFFER', 1],
  ]);
});

test('everybody who can be written to may get the mail of a rejection', () => {
  const plan = rejectionOf([
    chosen('Ana', 'new', { status: 'put_on_hold' }),
    chosen('', 'new'),
    chosen('Bia', 'offer'),
  ]);
  expect([names(plan), plan.mails, [...plan.refused]]).toEqual([['Ana', ''], 1, [['OFFER_LIVE', 1]]]);
});

test('a move leaves out who is there already', () => {
  const plan = moveOf([chosen('Ana', 'new'), chosen('Bia', 'review')], review);
  expect([names(plan), plan.mails, [...plan.refused]]).toEqual([['Ana'], 1, [['SAME_STAGE', 1]]]);
  expect(stages.filter(isForOne)).toEqual([offer, hired]);
});

test('people of several jobs have no stages in common', () => {
  const elsewhere = { ...chosen('Bia', 'new'), stages: stages.map((stage) => ({ ...stage, id: `other-${stage.id}` })) };
  expect(commonStages([chosen('Ana', 'new'), chosen('Caio', 'review')])).toBe(stages);
  expect(commonStages([chosen('Ana', 'new'), elsewhere])).toEqual([]);
  expect(commonStages([])).toEqual([]);
});

test('who passes over required stages is counted, and each of the stages named once', () => {
  const talk: Stage = { ...review, id: 'talk', type: 'interview', name: 'Conversa', position: 2 };
  const longer = [entry, review, talk, { ...offer, position: 3 }, { ...hired, position: 4 }];
  const at = (name: string, stage: 'new' | 'review') => ({ ...chosen(name, stage), stages: longer });
  const skips = skipsOf([at('Ana', 'new'), at('Bia', 'review'), at('Caio', 'new')], talk);
  expect([skips.people, skips.stages.map(({ name }) => name)]).toEqual([2, ['Em análise']]);
  expect(skipsOf([at('Ana', 'new')], review)).toEqual({ people: 0, stages: [] });
});
