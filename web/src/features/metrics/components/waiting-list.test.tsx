import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { hasWork, WaitingList } from './waiting-list.tsx';

const [FRONT, DATA] = ['01939c2a-0000-7000-8000-000000000001', '01939c2a-0000-7000-8000-000000000002'];
const nothing = {
  overdue: 0,
  unopened: 0,
  offersOpen: null,
  offersDeclined: null,
  offersExpired: null,
  toSchedule: null,
  toTest: null,
  dataRequests: null,
  mailsFailed: null,
  overdueJobs: 0,
  unopenedJobs: 0,
  byJob: [],
  next: [],
};

const show = (waiting: Parameters<typeof WaitingList>[0]['waiting']) => {
  render(
    <MemoryRouter>
      <WaitingList waiting={waiting} />
    </MemoryRouter>,
  );
  return userEvent.setup();
};

test('what waits unfolds job by job, the most first, each a way to those very people', async () => {
  const person = show({
    ...nothing,
    overdue: 3,
    unopened: 1500,
    overdueJobs: 1,
    unopenedJobs: 4,
    byJob: [
      { jobId: FRONT, title: 'Front-end', overdue: 3, unopened: 1 },
      { jobId: DATA, title: 'Dados', overdue: 0, unopened: 1490 },
    ],
  });
  const [overdue, unopened] = document.querySelectorAll('details');
  if (!overdue || !unopened) throw new Error('Nothing unfolds');
  expect(overdue.open).toBe(false);
  await person.click(screen.getByText('3 respostas prometidas estão atrasadas'));
  expect(overdue.open).toBe(true);
  expect(
    within(overdue)
      .getByRole('link', { name: /Front-end/ })
      .getAttribute('href'),
  ).toBe(`/admin/recruiter/jobs/${FRONT}/board?overdue=1`);
  expect(within(overdue).queryByText('Dados')).toBeNull();
  await person.click(screen.getByText('1.500 candidaturas ainda não foram abertas por ninguém'));
  const links = within(unopened).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Dados1.490 candidaturas para abrir',
    'Front-end1 candidatura para abrir',
    'e em mais 2 vagas',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/recruiter/jobs/${DATA}/board?unopened=1`,
    `/admin/recruiter/jobs/${FRONT}/board?unopened=1`,
    '/admin/recruiter/candidates?unopened=true',
  ]);
});

test('offers that wait for a candidate stand apart from what waits for the reader, and lead to those people', () => {
  show({ ...nothing, offersOpen: 2 });
  // Nothing waits for the reader.
  expect(screen.getByText('Tudo em dia')).toBeTruthy();
  const offers = screen.getByRole('link', { name: 'Com os candidatos: 2 ofertas sem resposta' });
  expect(offers.getAttribute('href')).toBe('/admin/recruiter/candidates?status=offer_sent');
});

test('they are no entry of the list of what waits', () => {
  show({
    ...nothing,
    overdue: 1,
    overdueJobs: 1,
    byJob: [{ jobId: FRONT, title: 'Front-end', overdue: 1, unopened: 0 }],
    offersOpen: 2,
  });
  const [waits] = screen.getAllByRole('list');
  expect(waits?.textContent).toContain('1 resposta prometida está atrasada');
  expect(waits?.textContent).not.toContain('oferta');
});

test('nothing is said of what is zero', () => {
  show(nothing);
  expect(screen.getByText('Tudo em dia')).toBeTruthy();
  expect(document.querySelector('details')).toBeNull();
});

test('requests about data and declined offers wait, too, each with its way', () => {
  show({ ...nothing, offersDeclined: 1, offersExpired: 2, dataRequests: 1 });
  expect(screen.queryByText('Tudo em dia')).toBeNull();
  const hrefs = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(hrefs).toEqual({
    '1 oferta recusada espera uma decisão': '/admin/recruiter/candidates?status=offer_declined',
    '2 ofertas venceram sem resposta e esperam uma decisão': '/admin/recruiter/candidates?status=offer_expired',
    '1 pedido sobre dados pessoais espera resposta': '/admin/recruiter/data-requests',
  });
});

test('beside what waits in people stands who comes next, on the board among the others who wait', () => {
  const next = {
    work: 'unopened',
    applicationId: DATA,
    jobId: FRONT,
    jobTitle: 'Front-end',
    name: 'Ana Souza',
  } as const;
  show({
    ...nothing,
    unopened: 2,
    unopenedJobs: 1,
    byJob: [{ jobId: FRONT, title: 'Front-end', overdue: 0, unopened: 2 }],
    toSchedule: 1,
    next: [next],
  });
  expect(screen.getByRole('link', { name: /^Próxima pessoa: Ana Souza/ }).getAttribute('href')).toBe(
    `/admin/recruiter/jobs/${FRONT}/board?unopened=1&application=${DATA}`,
  );
  expect(screen.getByRole('link', { name: '1 pessoa espera o horário da entrevista' }).getAttribute('href')).toBe(
    '/admin/recruiter/interviews?view=undecided',
  );
});

test('who decides about nobody has no such list', () => {
  expect(hasWork({ ...nothing, overdue: null, unopened: null })).toBe(false);
  expect(hasWork({ ...nothing, overdue: 0 })).toBe(true);
});
