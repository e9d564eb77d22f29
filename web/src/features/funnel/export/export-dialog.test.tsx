import type { BodyInput } from '@prova/contract/endpoint';
import type { exportCandidates } from '@prova/contract/funnel/export';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ExportDialog, type Exported } from './export-dialog.tsx';

const api = testApi();
const path = '*/api/v1/applications/candidates/export';
let sent: BodyInput<typeof exportCandidates>[];
let opened: string[];

beforeEach(() => {
  localStorage.clear();
  [sent, opened] = [[], []];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
  api.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      const expiresAt = '2026-12-02T12:10:00.000Z';
      return success({ rows: 2, hidden: 1, url: '/exports/1?exp=1&sig=x', expiresAt });
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  toast.clear();
});

/** As a page has it: closed it is gone. */
function Page({ what }: { what: Exported }) {
  const [open, setOpen] = useState(true);
  return open && <ExportDialog what={what} count={2} onClose={() => setOpen(false)} />;
}

const show = (what: Exported) =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Suspense>
        <Page what={what} />
      </Suspense>
      <ToastRegion />
    </QueryClientProvider>,
  );
const box = (name: string) => screen.findByRole('checkbox', { name });
const press = async () => userEvent.setup().dblClick(await screen.findByRole('button', { name: 'Baixar' }));

test('exports what is shown with the columns that were chosen, once, and downloads the file', async () => {
  show({ of: 'board', jobId: 'job', status: 'new' });
  await screen.findByText(/2 candidaturas: o que o quadro mostra/);
  const person = userEvent.setup();
  await person.click(await box('Telefone'));
  await person.click(await box('Cidade'));
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened).toEqual(['/exports/1?exp=1&sig=x']);
  const columns = ['name', 'email', 'city', 'job', 'stage', 'status', 'match', 'appliedAt', 'link'];
  expect(sent).toEqual([{ of: 'board', jobId: 'job', status: 'new', columns }]);
  await screen.findByText('2 candidaturas exportadas');
  screen.getByText(/^1 saiu sem nome nem contato/);
});

test('remembers the columns on this device, and asks for one at least', async () => {
  localStorage.setItem('prova.export', '["email","name","gone"]');
  show({ of: 'chosen', applications: ['1', '2'] });
  await screen.findByText(/2 candidaturas selecionadas/);
  const checked = () =>
    screen.getAllByRole('checkbox', { checked: true }).map((each) => (each as HTMLInputElement).value);
  await box('Nome');
  expect(checked()).toEqual(['name', 'email']);
  const person = userEvent.setup();
  await person.click(await box('Nome'));
  await person.click(await box('E-mail'));
  await press();
  await screen.findByText('Escolha pelo menos uma coluna');
  expect(sent).toEqual([]);
  await person.click(await box('Cidade'));
  await press();
  await waitFor(() => expect(localStorage.getItem('prova.export')).toBe('["city"]'));
});

test('says inside why nothing was exported', async () => {
  const words = 'Não há nenhuma candidatura para exportar.';
  api.use(http.post(path, () => failure(422, 'NOTHING_TO_EXPORT', words)));
  show({ of: 'list', show: 'all' });
  await userEvent.setup().click(await box('Cidade'));
  await press();
  await screen.findByText(words);
  expect(opened).toEqual([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
