import { describe, expect, test } from 'vitest';
import { jobDraft } from '../../../../test/job-draft.ts';
import { sameData } from '../../../lib/same-data.ts';
import {
  detailsValues,
  emailsValues,
  formValues,
  pipelineValues,
  stepDataOf,
  stepOf,
  withoutKeys,
} from './step-data.ts';

describe('what was left half done', () => {
  test('stands over what is stored, where it is of the same kind', () => {
    const draft = jobDraft({ partial: { 1: { title: '', benefits: 'nenhum', payMin: null, unknown: 1 } } });
    expect(detailsValues(draft)).toMatchObject({ title: '', benefits: [], payMin: null, payMax: 1_800_000 });
    expect(detailsValues(draft)).not.toHaveProperty('unknown');
  });

  test('of a new job is all there is', () => {
    expect(detailsValues(null, { title: 'Só aqui' })).toMatchObject({ title: 'Só aqui', payMode: 'range' });
  });

  test('names stages that are gone as new ones, so that their words are not lost', () => {
    const [first, ...others] = jobDraft().stages;
    const typed = { stages: [first, { id: 'gone', type: 'custom', name: 'Conversa' }, ...others] };
    const { stages } = pipelineValues(jobDraft({ partial: { 4: typed } }));
    expect(stages[1]).toMatchObject({ name: 'Conversa' });
    expect(stages[1]).not.toHaveProperty('id');
    expect(new Set(stages.map(({ key }) => key)).size).toBe(stages.length);
  });

  test('of mails keeps those that came with new stages', () => {
    const [received] = jobDraft().templates;
    const added = { ...jobDraft().templates[0], id: 'added', kind: 'test', stageId: 'x' } as never;
    const draft = jobDraft({
      templates: [...jobDraft().templates, added],
      partial: {
        5: {
          templates: [
            { ...received, subject: 'Meu assunto' },
            { id: 'gone', subject: 'x' },
          ],
        },
      },
    });
    expect(emailsValues(draft).templates.map(({ subject }) => subject)).toEqual([
      'Meu assunto',
      'Recebemos sua candidatura',
    ]);
  });
});

test('every standard field is there, asked or not', () => {
  const { fields } = formValues(jobDraft());
  expect(fields).toHaveLength(9);
  expect(fields.find(({ field }) => field === 'github')).toEqual({ field: 'github', visible: false, required: false });
});

test('keys never leave the screen', () => {
  expect(JSON.stringify(stepDataOf(4, jobDraft()))).not.toContain('"key"');
  expect(withoutKeys({ key: 1, list: [{ key: 2, name: 'a' }] })).toEqual({ list: [{ name: 'a' }] });
});

test.each([
  ['3', 3],
  ['7', 7],
  ['0', 1],
  ['8', 1],
  ['x', 1],
  [null, 1],
])('the address “step=%s” leads to step %i', (text, step) => {
  expect(stepOf(text)).toBe(step);
});

test.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [[1, 2], [2, 1], false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(sameData(one, other)).toBe(same);
});
