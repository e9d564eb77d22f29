import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { needPhrases } from '../../../lib/i18n.ts';
import { JobBody, type ShownJob } from '../../jobs/components/job-parts.tsx';
import { Steps } from './steps.tsx';

const stages: ShownJob['stages'] = [
  { type: 'new', name: 'Novos candidatos', minutes: 10, replyDays: 5 },
  { type: 'review', name: 'Leitura do time', minutes: null, replyDays: 5 },
  { type: 'test', name: 'Desafio técnico', minutes: 90, replyDays: 5 },
  { type: 'custom', name: 'Referências', minutes: 60, replyDays: null },
  { type: 'offer', name: 'Oferta enviada', minutes: null, replyDays: null },
  { type: 'hired', name: 'Contratados', minutes: null, replyDays: null },
];
const job = { description: '', requirements: '', skills: [], fields: [], questions: [], stages } as unknown as ShownJob;
const statusAt = (stageIndex: number, visited: readonly number[] = []) =>
  ({
    stages: stages.map((stage, at) => ({ ...stage, visited: visited.includes(at) })),
    stageIndex,
    waitsFor: stageIndex === 5 ? 'nobody' : 'company',
  }) as unknown as ApplicationOverview;

beforeAll(() => needPhrases(['public-jobs', 'application-status']));

const stepsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => (item.textContent ?? '').replace(/, (etapa atual|ainda não começou)/, ''));

test('the page of a job and that of an application count and name the same steps', () => {
  const { unmount } = render(<JobBody job={job} heading="h2" />);
  const announced = stepsOf(screen.getByRole('list'));
  unmount();
  render(<Steps status={statusAt(0, [0])} calm={false} />);
  expect(stepsOf(screen.getByRole('list', { name: 'Etapas' }))).toEqual(announced);
  expect(announced.map((step) => step.replace(/\u00a0/g, ' '))).toEqual([
    '1Candidatura10 min',
    '2Leitura do time',
    '3Desafio técnico1 h 30 min',
    '4Referências1 h',
    '5Oferta',
    '6Contratação',
  ]);
});

const read = () => {
  const list = screen.getByRole('list', { name: 'Etapas' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => /, ([\p{L} ]+)/u.exec(item.textContent ?? '')?.[1]);
};

test('a step that was passed over is not called done, and a hire is', () => {
  const { unmount } = render(<Steps status={statusAt(4, [0, 2, 4])} calm={false} />);
  expect(read()).toEqual(['concluída', 'pulada', 'concluída', 'pulada', 'etapa atual', 'ainda não começou']);
  unmount();
  render(<Steps status={statusAt(5, [0, 1, 2, 3, 4, 5])} calm={false} />);
  expect(read()).toEqual(Array.from({ length: 6 }, () => 'concluída'));
});
