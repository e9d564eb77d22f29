import type { InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { interviewAnalysisOf } from '../../../../test/ai-interviews.ts';
import { failure, success, testApi } from '../../../../test/api.ts';
import { idOf } from '../../../../test/interviews.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { InterviewAnalysisPart } from './interview-analysis-part.tsx';

const server = testApi();
const API = '*/api/v1/interview-ai/:id';
const NONE = { analysis: null, analysisState: null, analyses: 0, score: null, band: null, kind: 'live' } as const;
const shows = (interview: InterviewAnalysis) => http.get(API, () => success(interview));

function show() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <InterviewAnalysisPart interviewId={idOf(600)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('one that is analysed shows its score, and leads to the rest', async () => {
  server.use(shows(interviewAnalysisOf({ kind: 'live' })));
  show();
  expect(await screen.findByText('72/100')).toBeTruthy();
  expect(screen.getByText('Boa')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver análise' }).getAttribute('href')).toBe(
    `/admin/recruiter/interviews/analysis/${idOf(600)}`,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was said is analysed when it is asked for', async () => {
  server.use(
    shows(interviewAnalysisOf(NONE)),
    http.post(`${API}/analysis`, () => {
      server.use(shows(interviewAnalysisOf({ ...NONE, analysisState: 'running' })));
      return success({ id: idOf(700), state: 'running' });
    }),
  );
  show();
  await screen.findByRole('button', { name: 'Analisar' });
  // There is nothing to see yet.
  expect(screen.queryByRole('link', { name: 'Ver análise' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Analisar' }));
  expect(await screen.findByText('Analisando a entrevista')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that could not be made again is tried again, beside the score of the one before', async () => {
  server.use(
    shows(interviewAnalysisOf({ kind: 'live', analysisState: 'failed' })),
    http.post(`${API}/analysis`, () => {
      server.use(shows(interviewAnalysisOf({ kind: 'live', analysisState: 'running' })));
      return success({ id: idOf(701), state: 'running' });
    }),
  );
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao gerar a análise');
  expect(screen.getByText('72/100')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Analisando a entrevista')).toBeTruthy();
  expect(screen.getByText('72/100')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['nothing was kept', () => success(interviewAnalysisOf({ ...NONE, hasTranscript: false }))],
  ['the reader may not know of it', () => failure(404, 'INTERVIEW_NOT_FOUND', 'Não há.')],
])('where %s there is no such part', async (_, answer) => {
  const asked = vi.fn(answer);
  server.use(http.get(API, asked));
  show();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
