import { expect, test } from 'vitest';
import { writeInsights } from './insights.ts';

type Data = Parameters<typeof writeInsights>[0];

const NOTHING: Data = { advances: [], promises: [], test: undefined, sources: [], stage: undefined };
const kindsOf = (data: Partial<Data>, unscheduled = 0) =>
  writeInsights({ ...NOTHING, ...data }, unscheduled).map(({ kind }) => kind);

test('nothing is said of nothing', () => {
  expect(kindsOf({})).toEqual([]);
});

const advances = (withProof: [number, number], without: [number, number]) =>
  [withProof, without].map(([advanced, applications], place) => ({ proven: place === 0, advanced, applications }));

test('proofs are spoken of where both sides have cases enough, and the difference is notable', () => {
  expect(writeInsights({ ...NOTHING, advances: advances([6, 8], [10, 40]) }, 0)).toEqual([
    { kind: 'proofAdvances', times: 3, withProof: 8, withoutProof: 40 },
  ]);
  expect(kindsOf({ advances: advances([4, 4], [10, 40]) })).toEqual([]);
  expect(kindsOf({ advances: advances([5, 10], [9, 20]) })).toEqual([]);
  expect(kindsOf({ advances: advances([5, 10], [0, 20]) })).toEqual([]);
});

const source = (name: string, applications: number, hires: number) => ({ source: name, applications, hires });

test('of sources the one is named whose hires are furthest from its applications', () => {
  const sources = [source('github', 10, 4), source('linkedin', 70, 3), source('indeed', 20, 1)];
  expect(writeInsights({ ...NOTHING, sources }, 0)).toEqual([
    { kind: 'sourceHires', source: 'github', received: 10, hired: 50, applications: 10, hires: 4 },
  ]);
  expect(kindsOf({ sources: [source('github', 10, 2), source('linkedin', 70, 2)] })).toEqual([]);
  expect(kindsOf({ sources: [source('github', 50, 5), source('linkedin', 50, 5)] })).toEqual([]);
});

test('promises, tests, stages and people without an interview are named where somebody can act', () => {
  const promises = [
    { id: 'a', title: 'Dados', all: 7 },
    { id: 'b', title: 'Front-end', all: 7 },
  ];
  const losing = { testId: 't', title: 'SQL', minutes: 40, sent: 10, lost: 30 };
  const stage = { jobId: 'a', jobTitle: 'Dados', stage: 'Em análise', medianDays: 3, people: 5 };
  expect(writeInsights({ ...NOTHING, promises, test: losing, stage }, 2)).toEqual([
    {
      kind: 'promisesDue',
      applications: 7,
      jobs: [
        { id: 'a', title: 'Dados' },
        { id: 'b', title: 'Front-end' },
      ],
    },
    { kind: 'unscheduledMatches', people: 2 },
    { kind: 'testLosesPeople', ...losing },
    { kind: 'stageHolds', ...stage },
  ]);
  expect(kindsOf({ test: { ...losing, lost: 29 }, stage: { ...stage, medianDays: 2.9 } })).toEqual([]);
});
