import type { TalentStats } from '@prova/contract/metrics/talent-home';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileViewers } from './profile-viewers.tsx';
import { TalentFigures } from './talent-figures.tsx';
import { TopSkills } from './top-skills.tsx';

const server = testApi();
const NOTHING: TalentStats = {
  views: { total: 0, recent: 0, before: 0, curve: Array(10).fill(0) },
  applications: { total: 0, open: 0 },
  interviews: 0,
  skillScore: null,
  provenSkills: 0,
  completeness: { percent: 20, missing: [{ part: 'skills', gain: 25 }] },
  responses: { asked: 0, inTime: 0 },
};
const stats = (data: TalentStats) =>
  http.get('*/api/v1/dashboard/stats', () => HttpResponse.json({ success: true, data }));
const failing = (path: string) =>
  http.get(`*/api/v1/dashboard/${path}`, () =>
    HttpResponse.json({ success: false, error: 'INTERNAL', message: 'Algo deu errado.' }, { status: 500 }),
  );

function draw(part: React.ReactElement) {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

test('what nobody can know yet is a dash, and not a zero', async () => {
  server.use(stats(NOTHING));
  draw(<TalentFigures />);
  await screen.findByText('Nota das provas');
  expect(figure('Nota das provas')).toContain('—');
  expect(figure('Taxa de resposta')).toContain('nada a responder em 90 dias');
  expect(figure('Visitas ao perfil')).toContain('0');
  expect(figure('Perfil completo')).toContain('20%');
});

test('in the profile each figure has its definition beside it', async () => {
  server.use(stats({ ...NOTHING, skillScore: 84, provenSkills: 2, responses: { asked: 4, inTime: 3 } }));
  draw(<ProfileFigures />);
  await screen.findByText('Nota das provas');
  expect(figure('Nota das provas')).toBe('Nota das provas84Média do que cada prova vale hoje, de 0 a 100.');
  expect(figure('Taxa de resposta')).toContain('75%');
  expect(screen.getAllByText(/\w/, { selector: 'dd.text-small' })).toHaveLength(6);
});

test('a part that fails says so by itself, and shows an example on request alone, as such', async () => {
  server.use(failing('stats'));
  const user = draw(<TalentFigures />);
  await screen.findByText('Não foi possível carregar seus números');
  expect(screen.queryByText('Visitas ao perfil')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver um exemplo' }));
  expect(screen.getByText('Dados de exemplo')).toBeTruthy();
  expect(figure('Visitas ao perfil')).toContain('64');
  server.use(stats(NOTHING));
  await user.click(screen.getByRole('button', { name: 'Carregar os dados reais' }));
  await screen.findByText('aparece com a primeira prova');
  expect(screen.queryByText('Dados de exemplo')).toBeNull();
});

test('companies that opened the profile are listed, with their page where they have one', async () => {
  const viewer = (name: string, slug: string | null, days: number) => ({
    companyId: name,
    name,
    logoUrl: null,
    slug,
    lastAt: new Date().toISOString(),
    days,
  });
  server.use(
    http.get('*/api/v1/dashboard/profile-views', () =>
      HttpResponse.json({
        success: true,
        data: [viewer('Aurora', 'aurora', 3), viewer('Sem Página', null, 1)],
        meta: { page: 1, limit: 5, total: 2, totalPages: 1 },
      }),
    ),
  );
  draw(<ProfileViewers visibility="hidden" />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('abriu em 3 dias');
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/companies/aurora');
  expect(second?.textContent).toContain('abriu uma vez');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  expect(screen.getByText(/Seu perfil está oculto/)).toBeTruthy();
});

test('proven skills come with their bar, declared ones say that they are not proven', async () => {
  const proof = {
    score: 92,
    faded: 88,
    provenAt: '2026-10-01T00:00:00Z',
    validUntil: '2199-10-01T00:00:00Z',
    source: 'test',
    companyName: null,
  };
  server.use(
    http.get('*/api/v1/dashboard/skills', () =>
      HttpResponse.json({
        success: true,
        data: [
          { skillId: '1', name: 'SQL', level: null, proof },
          { skillId: '2', name: 'Go', level: 'ADVANCED', proof: null },
        ],
      }),
    ),
  );
  draw(<TopSkills first={false} />);
  const [sql, go] = await screen.findAllByRole('listitem');
  expect(sql?.textContent).toContain('vale 88 hoje');
  expect(
    within(sql as HTMLElement)
      .getByRole('progressbar')
      .getAttribute('aria-valuetext'),
  ).toBe('vale 88 hoje');
  expect(go?.textContent).toContain('Declarada, ainda sem prova');
});
