import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Interview } from '@prova/contract/interviews/interviews';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { HOST_ID, idOf, interviewOf } from '../../../../test/interviews.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { keepInTab } from '../../../lib/tab-memory.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ChangeInterviewDialog } from './change-interview-dialog.tsx';
import { ScheduleInterviewDialog } from './schedule-interview-dialog.tsx';

const server = testApi();
const onClose = vi.fn();
const CREATE = '*/api/v1/interviews';
const APPLICATION = idOf(200);
const COMPANY = idOf(400);
/** As the form keeps it in the tab, where nobody types it segment by segment. */
const draft = { date: '2027-01-15', time: '14:00', timeZone: 'America/Sao_Paulo', location: 'https://meet.example/a' };

const member = (n: number, name: string, role = 'recruiter') => ({
  userId: idOf(n),
  name,
  email: `p${n}@aurora.example`,
  photoUrl: null,
  role,
  joinedAt: '2026-01-01T00:00:00.000Z',
  jobs: 0,
  self: n === 1,
  takesOver: false,
  can: { changeRole: false, transfer: false, remove: false },
});

let person: UserEvent;
let sent: Record<string, unknown>[];
beforeEach(() => {
  // The clock alone: what waits goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  person = userEvent.setup();
  toast.clear();
  onClose.mockReset();
  sent = [];
  const company = { id: COMPANY, name: 'Aurora', role: 'recruiter', logoUrl: null, verified: true, runsJobs: true };
  const user = { id: HOST_ID, name: 'Rui Prado', companies: [company] } as unknown as SessionUser;
  authStore.write({ status: 'signed-in', user });
  server.use(
    http.get('*/api/v1/companies/:id/members', () =>
      success({
        members: [member(1, 'Rui Prado'), member(2, 'Marta Ribeiro', 'interviewer'), member(9, 'Eva Lima', 'expert')],
        invitations: [],
        can: { manage: false },
      }),
    ),
    http.post(CREATE, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return success(interviewOf());
    }),
  );
});

afterEach(() => void vi.useRealTimers());

function show(dialog: React.ReactNode) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      {dialog}
      <ToastRegion />
    </QueryClientProvider>,
  );
}
function schedule(kept: object = draft) {
  keepInTab(`prova.draft.schedule-interview.${APPLICATION}`, kept);
  show(<ScheduleInterviewDialog candidate={{ applicationId: APPLICATION, name: 'Ana Duarte' }} onClose={onClose} />);
}
const submit = async () => person.click(await screen.findByRole('button', { name: 'Agendar' }));

test('schedules, says so, and takes it back for as long as that can be done', async () => {
  const undone = vi.fn(() => success({}));
  server.use(http.post('*/api/v1/interviews/:id/undo', undone));
  schedule();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      applicationId: APPLICATION,
      ...draft,
      minutes: 60,
      type: 'video',
      interviewerIds: [HOST_ID],
    },
  ]);
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('A entrevista não foi marcada')).toBeTruthy();
  expect(undone).toHaveBeenCalledOnce();
});

test('the type says what the place is', async () => {
  schedule({});
  const link = within(await screen.findByRole('radiogroup', { name: /^Link da entrevista/ }));
  expect(link.getByRole('radio', { name: /^Sala da Prova/ })).toHaveProperty('checked', true);
  await person.click(link.getByRole('radio', { name: 'Outro link' }));
  expect(screen.getByRole('textbox', { name: /^Link da entrevista/ })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Presencial' }));
  expect(screen.getByRole('textbox', { name: /^Endereço/ })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Telefone' }));
  expect(screen.getByRole('textbox', { name: /^Telefone/ })).toBeTruthy();
});

test('a video interview is held in our room, unless a link of one’s own is typed', async () => {
  schedule({ ...draft, location: undefined });
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ type: 'video' });
  expect(sent[0]).not.toHaveProperty('location');
});

test('what is missing is said at its field, and nothing leaves', async () => {
  schedule({ type: 'presencial', location: '' });
  await submit();
  expect(await screen.findByText('Informe o local, o link ou o telefone da entrevista')).toBeTruthy();
  expect(screen.getByText('Informe o horário, como 14:30')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a day that is over is refused without asking the server', async () => {
  schedule({ ...draft, date: '2020-01-15' });
  await submit();
  expect(await screen.findByText('A data da entrevista não pode estar no passado')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a time that clocks skip is told with the ones beside it, of which one can be taken', async () => {
  schedule({ ...draft, date: '2027-03-14', time: '02:30', timeZone: 'America/New_York' });
  await submit();
  expect(await screen.findByText(/Nesse dia o relógio pula este horário. Escolha 01:30 ou 03:30/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '03:30' }));
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ date: '2027-03-14', time: '03:30' }]));
  expect(sent[0]).not.toHaveProperty('offset');
});

test('of a time that comes twice it is asked which', async () => {
  schedule({ ...draft, date: '2027-11-07', time: '01:30', timeZone: 'America/New_York' });
  await submit();
  expect(await screen.findByText(/Nesse dia este horário acontece duas vezes/)).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /Depois da mudança/ }));
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ time: '01:30', offset: '-05:00' }]));
});

test('who is busy is named, and is asked all the same for that time alone', async () => {
  const message = 'Rui Prado já tem entrevista nesse horário. Escolha outro horário ou marque mesmo assim.';
  server.use(
    http.post(CREATE, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return body.allowOverlap
        ? failure(409, 'ACTION_REFUSED', 'A candidatura está em espera.')
        : failure(409, 'INTERVIEWER_BUSY', message, { data: { names: 'Rui Prado' } });
    }),
  );
  schedule();
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Marcar mesmo assim' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ allowOverlap: true }));
  expect(await screen.findByText('A candidatura está em espera.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: /^Duração/ }), '90');
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ minutes: 90 });
  expect(sent.at(-1)).not.toHaveProperty('allowOverlap');
});

test('experts of the company are offered as observers alone, and why one may not is said', async () => {
  const message = 'Há respostas desta pessoa à espera da nota de Eva Lima, que avalia sem saber de quem são.';
  server.use(
    http.post(CREATE, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return body.observerIds ? failure(409, 'OBSERVER_GRADES', message) : success(interviewOf());
    }),
  );
  schedule();
  await person.click(await screen.findByRole('button', { name: /^Quem observa/ }));
  expect(screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual(['Eva Lima']);
  await person.click(screen.getByRole('checkbox', { name: 'Eva Lima' }));
  await person.keyboard('{Escape}');
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent).toMatchObject([{ interviewerIds: [HOST_ID], observerIds: [idOf(9)] }]);
  await person.click(await screen.findByRole('button', { name: /^Quem observa/ }));
  await person.click(screen.getByRole('checkbox', { name: 'Eva Lima' }));
  await person.keyboard('{Escape}');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('observerIds');
});

test('whom the job hides is revealed for a reason', async () => {
  const message = 'Esta vaga esconde quem se candidata.';
  server.use(
    http.post(CREATE, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return body.revealReason ? success(interviewOf()) : failure(409, 'REVEAL_REQUIRED', message);
    }),
  );
  schedule();
  expect(screen.queryByRole('textbox', { name: /^Por que revelar/ })).toBeNull();
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent[0]).not.toHaveProperty('revealReason');
  await person.type(await screen.findByRole('textbox', { name: /^Por que revelar/ }), 'Próxima etapa');
  await submit();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ revealReason: 'Próxima etapa' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('the team can be chosen, whoever only grades tests not', async () => {
  schedule();
  await person.click(await screen.findByRole('button', { name: /^Quem entrevista/ }));
  await person.click(await screen.findByRole('checkbox', { name: /^Marta Ribeiro/ }));
  expect(screen.queryByRole('checkbox', { name: /Eva Lima/ })).toBeNull();
  expect(screen.getByText('Rui Prado (você) conduz a entrevista.')).toBeTruthy();
  await person.keyboard('{Escape}');
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ interviewerIds: [HOST_ID, idOf(2)] }]));
});

test('without a person the form asks for one, found by name', async () => {
  server.use(
    http.get('*/api/v1/applications', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      const candidate = { id: idOf(5), name: 'Bia Nunes', email: 'bia@correio.example', status: 'review' };
      return success(search ? [{ id: APPLICATION, jobTitle: 'Pessoa Desenvolvedora', candidate }] : [], {
        page: 1,
        limit: 20,
        total: 1,
        totalPages: 1,
      });
    }),
  );
  keepInTab('prova.draft.schedule-interview.anybody', draft);
  show(<ScheduleInterviewDialog onClose={onClose} />);
  await submit();
  expect(await screen.findByText('Escolha a pessoa candidata')).toBeTruthy();
  await person.type(screen.getByRole('combobox', { name: /^Pessoa candidata/ }), 'Bia');
  await person.click(await screen.findByRole('option', { name: 'Bia Nunes · Pessoa Desenvolvedora' }));
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ applicationId: APPLICATION }]));
});

const change = (interview: Interview) => show(<ChangeInterviewDialog interview={interview} onClose={onClose} />);
const save = async () => person.click(await screen.findByRole('button', { name: 'Salvar mudanças' }));

test('of an interview that changes only what is new leaves', async () => {
  server.use(
    http.patch('*/api/v1/interviews/:id', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return success(interviewOf({ version: 2 }));
    }),
  );
  change(interviewOf());
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Duração/ }), '30');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ version: 1, minutes: 30 }]);
  expect(await screen.findByText('Entrevista atualizada')).toBeTruthy();
});

test('nothing leaves where nothing is new', async () => {
  change(interviewOf());
  await save();
  expect(await screen.findByText('Nada mudou na entrevista')).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
});

test('where somebody else was quicker, what was typed goes onto what they saved', async () => {
  const newer = interviewOf({ version: 2, location: 'https://meet.example/b', notes: 'Nova observação' });
  server.use(
    http.get('*/api/v1/interviews/:id', () => success(newer)),
    http.patch('*/api/v1/interviews/:id', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return body.version === 2 ? success({ ...newer, version: 3 }) : failure(409, 'VERSION_CONFLICT', 'Isto mudou.');
    }),
  );
  change(interviewOf());
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Duração/ }), '30');
  await save();
  expect(await screen.findByText('Isto mudou.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ver como está agora' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: /^Link/ })).toHaveProperty('value', newer.location),
  );
  await save();
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2, minutes: 30 }));
});
