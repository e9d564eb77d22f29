import type { AskedTest, TestInvitation } from '@prova/contract/attempts/taking';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../../lib/lean-router.tsx';
import { TakingPage } from '../taking.page.tsx';

const server = testApi();
const TOKEN = 's'.repeat(43);
const DAY = '2026-11-20T12:00:00.000Z';

const asked = (id: string, given: Partial<AskedTest>): AskedTest => ({
  ...{ id, title: id, category: 'frontend', difficulty: 'basic', minutes: 30, questionCount: 4, points: 4 },
  ...{ description: '', instructions: '', status: 'sent', dueAt: DAY, extraMinutes: 0, helpAskedAt: null, notes: null },
  ...{ startedAt: null, expiresAt: null, endedAt: null, result: null, showsAnswers: false, earlier: null },
  can: { start: true, answer: false, decline: true, askHelp: true },
  ...given,
});

function open(tests: AskedTest[]) {
  const invitation: TestInvitation = {
    ...{ companyName: 'Aurora', companyLogoUrl: null, companyVerified: true, jobTitle: 'Dev', candidateName: 'Ana' },
    ...{ timeZone: 'America/Sao_Paulo', now: DAY, tests },
  };
  server.use(
    http.get('*/api/v1/tests/invitations/:token', () => success(invitation)),
    http.post('*/api/v1/tests/invitations/:token/opened', () => success(invitation)),
  );
  history.replaceState(null, '', `/tests/${TOKEN}`);
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/tests/:token', page: TakingPage }]} notFound={() => <p>elsewhere</p>} />
    </LeanRouter>,
  );
}

test('words that came with a test that is over do not stand above one that waits', async () => {
  const can = { start: false, answer: false, decline: false, askHelp: false };
  open([
    asked('Novo', { notes: 'Sem pressa.' }),
    asked('Antigo', { notes: 'Capriche.', status: 'expired', endedAt: DAY, can }),
  ]);
  expect(await screen.findByText('Sem pressa.')).toBeTruthy();
  expect(screen.queryByText('Capriche.')).toBeNull();
});

test('help is asked for where somebody can give it, and the page says that it was', async () => {
  const sent: unknown[] = [];
  const tests = [
    asked('Um', {}),
    asked('Dois', { can: { start: true, answer: false, decline: true, askHelp: false } }),
  ];
  server.use(
    http.post('*/api/v1/tests/invitations/:token/:id/help', async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      tests[0] = asked('Um', { helpAskedAt: DAY });
      return success(tests[0]);
    }),
  );
  open(tests);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Pedir ajuda' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pedir ajuda para fazer o teste' });
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Uma pausa durante o teste');
  await user.type(within(dialog).getByRole('textbox'), ' Amamento. ');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText(/^Você pediu ajuda/)).toBeTruthy();
  expect(sent).toEqual([['Um', { need: 'pause', words: 'Amamento.' }]]);
});
