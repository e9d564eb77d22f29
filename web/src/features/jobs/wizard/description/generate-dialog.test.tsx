import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../../test/api.ts';
import { createQueryClient } from '../../../../lib/query-client.ts';
import type { Draft } from '../step-data.ts';
import { GenerateDialog } from './generate-dialog.tsx';

const server = testApi();
const draft = {
  id: 'job',
  title: 'Pessoa Analista',
  seniority: 'mid',
  locationModel: 'remote',
  contractType: 'CLT',
  benefits: [],
} as unknown as Draft;

test('what the law forbids to ask is named with its law, and another text is asked for as another', async () => {
  const asked: { variant: number }[] = [];
  server.use(
    http.post('*/api/v1/jobs/generate-description', async ({ request }) => {
      asked.push((await request.json()) as { variant: number });
      return success({
        description: `<p>Texto ${asked.length}</p>`,
        requirements: '<p>SQL</p>',
        engine: 'local',
        dropped: asked.length === 1 ? [{ quote: 'boa aparência', law: 'Lei nº 9.029/1995' }] : [],
      });
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <GenerateDialog draft={draft} skills={[]} written={false} onUse={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Gerar' }));
  const result = await screen.findByRole('region', { name: 'Texto gerado, revise' });
  expect(within(result).getByText('boa aparência')).toBeTruthy();
  expect(within(result).getByText('Lei nº 9.029/1995')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Gerar outro' }));
  expect(await screen.findByText('Texto 2')).toBeTruthy();
  expect(screen.queryByText('boa aparência')).toBeNull();
  expect(asked.map(({ variant }) => variant)).toEqual([0, 1]);
});
