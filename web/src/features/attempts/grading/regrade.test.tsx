import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { getResult } from '@prova/contract/attempts/own-tests';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { keyOf } from '../../../lib/query.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { Regrade } from './regrade.tsx';

const server = testApi();

test('other points make all be read again that shows a score', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/v1/tests/results/:id/grades', async ({ request }) => {
      sent = await request.json();
      return success({});
    }),
  );
  const client = createQueryClient(() => undefined);
  const shown = [getResult, compareResults, analyseTest, listAssignments].map(keyOf);
  for (const key of shown) client.setQueryData(key, {});
  render(
    <QueryClientProvider client={client}>
      <Regrade
        {...{ resultId: 'r', questionId: 'q', number: 2, points: 1, criteria: null, pointsMax: 1, rubric: [] }}
      />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Corrigir de novo a questão 2' }));
  const points = screen.getByRole('textbox', { name: /^Pontos/ });
  await person.clear(points);
  await person.type(points, '0,75{Enter}');
  await waitFor(() => expect(sent).toEqual({ questionId: 'q', points: 0.75 }));
  await waitFor(() =>
    expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true, true]),
  );
});
