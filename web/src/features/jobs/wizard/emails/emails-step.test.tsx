import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../../../test/api.ts';
import { JOB_ID, jobDraft } from '../../../../../test/job-draft.ts';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { signIn } from '../../../../lib/session.ts';
import { EditJobPage } from '../../wizard.page.tsx';
import type { Draft } from '../step-data.ts';

const OWN = 'Texto da Aurora';
const template = {
  id: '01939c2a-0000-7000-8000-0000000000aa',
  jobId: JOB_ID,
  kind: 'received' as const,
  stageId: null,
  stageName: null,
  enabled: true,
  subject: 'Assunto da Aurora',
  body: OWN,
  version: 1,
};
let job: Draft;
const server = testApi(
  http.get('*/api/v1/jobs/draft/:id', () => HttpResponse.json({ success: true, data: job })),
  http.get('*/api/v1/jobs/email-templates/:id/content', () =>
    HttpResponse.json({ success: true, data: { subject: 'Recebemos', text: 'Texto da Prova', html: '' } }),
  ),
);
const record = {
  id: 'c',
  version: 1,
  name: 'Aurora',
  website: null,
  cnpj: null,
  verified: false,
  pending: [],
  refused: null,
  proposal: { email: 'rita@aurora.example', website: 'https://aurora.example' },
  can: { edit: true },
};
beforeEach(() => sessionStorage.clear());

async function openTemplate(companyVerified: boolean, role: 'owner' | 'recruiter' = 'owner') {
  job = { ...jobDraft(), companyVerified, templates: [template] };
  signIn({
    accessToken: 'x',
    refreshToken: 'x',
    user: { id: 'u', name: 'Rita', email: 'rita@aurora.example', role: 'RECRUITER', companies: [{ id: 'c', role }] },
  } as never);
  const router = createMemoryRouter([{ path: '/admin/recruiter/jobs/:id/edit', Component: EditJobPage }], {
    initialEntries: [`/admin/recruiter/jobs/${JOB_ID}/edit?step=5`],
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Editar modelo/ }));
}

test('before the company is verified the step says why, and shows what is really sent', async () => {
  await openTemplate(false);
  const preview = await screen.findByRole('region', { name: 'O que é enviado até a verificação' });
  expect(preview.textContent).toContain('Texto da Prova');
  expect(preview.textContent).not.toContain(OWN);
  // What was written stays where it is edited.
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Mensagem/).value).toBe(OWN);
  expect(document.body.textContent).toContain('Por enquanto, os e-mails saem com o texto padrão da Prova');
  // Over the step that one is in, which is there again afterwards.
  server.use(
    http.get(`${location.origin}/api/v1/companies/c`, () => HttpResponse.json({ success: true, data: record })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verificar empresa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verificar empresa' });
  expect((await within(dialog).findByLabelText<HTMLInputElement>('E-mail no domínio do site')).value).toBe(
    'rita@aurora.example',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Mensagem/).value).toBe(OWN);
});

test('who may not verify the company is not sent where that is done', async () => {
  await openTemplate(false, 'recruiter');
  await screen.findByRole('region', { name: 'O que é enviado até a verificação' });
  expect(document.body.textContent).toContain('Por enquanto, os e-mails saem com o texto padrão da Prova');
  expect(screen.queryByRole('button', { name: 'Verificar empresa' })).toBeNull();
});

test('afterwards the template itself is shown', async () => {
  await openTemplate(true);
  const preview = await screen.findByRole('region', { name: 'Pré-visualização com valores de exemplo' });
  expect(preview.textContent).toContain(OWN);
  expect(document.body.textContent).not.toContain('Por enquanto, os e-mails saem');
});
