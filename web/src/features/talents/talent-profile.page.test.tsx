import type { TalentProfile } from '@prova/contract/talents/talents';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { AppLink } from '../../app/app-link.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { LinkContext } from '../../ui/link.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { TalentProfilePage } from './talent-profile.page.tsx';

const ID = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const EMPTY: TalentProfile = {
  id: ID,
  version: 1,
  name: 'Caio Figueira',
  email: 'caio@correio.example',
  photoUrl: null,
  coverUrl: null,
  title: null,
  bio: null,
  seniority: null,
  experienceYears: null,
  city: null,
  state: null,
  country: null,
  availability: null,
  workModel: null,
  payExpected: null,
  currency: null,
  phone: null,
  portfolioUrl: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  skills: [],
  otherProofs: [],
  languages: [],
  education: [],
  experience: [],
  skillScore: null,
  visibility: 'applied',
  publicSlug: null,
  completeness: {
    percent: 93,
    missing: [
      { part: 'payExpected', gain: 4 },
      { part: 'links', gain: 3 },
    ],
  },
};
const skill = (name: string, more: object = {}) => ({
  skillId: `skill-${name}`,
  name,
  level: 'ADVANCED' as const,
  yearsOfExperience: 2,
  proposed: false,
  proof: null,
  ...more,
});

const server = testApi();
const person = userEvent.setup();
/** What stands on the server, and what was sent to it. */
let stored: TalentProfile;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sessionStorage.clear();
  stored = EMPTY;
  sent = [];
  server.use(
    http.get('*/api/v1/talents/profile', () => HttpResponse.json({ success: true, data: stored })),
    http.get('*/api/v1/talents/profile/kept-resume', () => HttpResponse.json({ success: true, data: null })),
    http.get('*/api/v1/skills', () => HttpResponse.json({ success: true, data: [] })),
    http.get('*/api/v1/posts', () =>
      HttpResponse.json({ success: true, data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }),
    ),
    http.put('*/api/v1/talents/profile', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (body.version !== stored.version)
        return HttpResponse.json(
          { success: false, error: 'VERSION_CONFLICT', message: 'Mudou.', requestId: 'r' },
          { status: 409 },
        );
      const skills = (body.skills as { name: string }[] | undefined)?.map((each) => skill(each.name, each));
      stored = { ...stored, ...body, ...(skills && { skills }), version: stored.version + 1 } as TalentProfile;
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
});
afterEach(cleanup);

function Address() {
  const { search } = useLocation();
  return <output aria-label="address">{search}</output>;
}

async function open(address = '/admin/potential/profile') {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[address]}>
        <LinkContext value={AppLink}>
          <TalentProfilePage />
          <Address />
        </LinkContext>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Meu perfil' });
  return unmount;
}

describe('what is missing', () => {
  test('stands in the order of its effect, and leads to its field', async () => {
    await open();
    const card = screen.getByRole('region', { name: 'Perfil completo' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pretensão salarial+4%', 'Um link+3%']);
    await person.click(within(card).getByRole('link', { name: 'Um link' }));
    expect(screen.getByRole('tab', { name: 'Contato' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^LinkedIn: / })));
  });
});

describe('pay', () => {
  test('is typed as people do, kept in hundredths, and never saved as nothing where it cannot be read', async () => {
    await open();
    await person.click(screen.getByRole('button', { name: /^Pretensão salarial: / }));
    const field = () => screen.getByLabelText<HTMLInputElement>('Pretensão salarial');
    await person.type(field(), 'a combinar{Enter}');
    expect(await screen.findByText('Escreva um valor como 14.000 ou 14 mil')).toBeTruthy();
    expect(sent).toEqual([]);
    await person.clear(field());
    await person.type(field(), '14,5 mil{Enter}');
    await screen.findByRole('button', { name: /^Pretensão salarial: R\$\s14\.500 por mês/ });
    expect(sent).toEqual([{ version: 1, payExpected: 1_450_000, currency: 'BRL' }]);
  });
});

describe('skills', () => {
  const tab = '/admin/potential/profile?tab=skills';
  const list = () => screen.getByRole('region', { name: 'Habilidades' });

  test('show proofs as such, and what no dictionary knows', async () => {
    const proof = {
      score: 92,
      faded: 84,
      provenAt: '2026-06-01T12:00:00Z',
      validUntil: '2199-06-01T12:00:00Z',
      source: 'test' as const,
      companyName: null,
    };
    stored = { ...EMPTY, skillScore: 84, skills: [skill('SQL', { proof }), skill('Zorbix', { proposed: true })] };
    await open(tab);
    const [sql, zorbix] = within(list()).getAllByRole('listitem');
    expect(sql?.textContent).toContain('SQL: provado, nota 92');
    expect(sql?.textContent).toContain('vale 84 hoje');
    expect(zorbix?.textContent).toContain('Zorbix: declarado, sem prova');
    expect(zorbix?.textContent).toContain('ainda não está no dicionário');
  });

  test('one that was removed comes back where it stood, also out of a list that is searched', async () => {
    stored = { ...EMPTY, skills: Array.from({ length: 300 }, (_, index) => skill(`Técnica ${index}`)) };
    await open(tab);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(40);
    expect(within(list()).getByRole('button', { name: 'Adicionar habilidade' })).toHaveProperty('disabled', true);
    await person.type(screen.getByLabelText('Procurar nas suas habilidades'), 'tecnica 123');
    await person.click(await screen.findByRole('button', { name: 'Remover Técnica 123' }));
    await waitFor(() => expect(stored.skills).toHaveLength(299));
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(stored.skills).toHaveLength(300));
    expect(stored.skills[123]?.name).toBe('Técnica 123');
  });

  test('one that is being changed is saved as such whatever is searched for meanwhile', async () => {
    stored = { ...EMPTY, skills: Array.from({ length: 12 }, (_, index) => skill(`Técnica ${index}`)) };
    await open(tab);
    await person.click(within(list()).getByRole('button', { name: 'Editar Técnica 3' }));
    await person.selectOptions(await screen.findByLabelText('Nível'), 'BEGINNING');
    await person.type(screen.getByLabelText('Procurar nas suas habilidades'), 'tecnica 7');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar Técnica 5' })).toBeNull());
    expect(within(list()).queryByText(/em outro lugar/)).toBeNull();
    await person.click(within(list()).getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(stored.skills[3]).toMatchObject({ name: 'Técnica 3', level: 'BEGINNING' }));
    expect(stored.skills).toHaveLength(12);
  });

  test('a half-written one outlives the page, a save that fails and a change made elsewhere', async () => {
    stored = { ...EMPTY, skills: [skill('SQL')] };
    const leave = await open(tab);
    await person.click(within(list()).getByRole('button', { name: 'Adicionar habilidade' }));
    await person.type(screen.getByLabelText(/^Nome da habilidade/), 'Elixir');
    await person.selectOptions(screen.getByLabelText('Nível'), 'ADVANCED');
    leave();
    await open(tab);
    // Meanwhile, on another device.
    await person.click(within(list()).getByRole('button', { name: 'Adicionar habilidade' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome da habilidade/).value).toBe('Elixir');
    stored = { ...stored, version: 7, skills: [skill('SQL'), skill('Kafka')] };
    await person.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText(/^O perfil mudou em outra aba/)).toBeTruthy();
    expect(await within(list()).findByText('Kafka')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Adicionar' }));
    await waitFor(() => expect(stored.skills.map(({ name }) => name)).toEqual(['Elixir', 'SQL', 'Kafka']));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});

describe('the résumé', () => {
  test('is asked for by an address that asks for it no more once that is closed', async () => {
    await open('/admin/potential/profile?tab=skills&import=resume');
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar currículo' }));
    expect(screen.getByLabelText('address').textContent).toBe('?tab=skills&import=resume');
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('address').textContent).toBe('?tab=skills');
  });

  const keep = () => {
    let kept = true;
    let links = 0;
    server.use(
      http.get('*/api/v1/talents/profile/kept-resume', () => {
        links += 1;
        const resume = { fileId: ID, name: 'caio.pdf', bytes: 2_000, keptAt: '2026-11-01T12:00:00Z' };
        return HttpResponse.json({ success: true, data: kept ? { ...resume, viewUrl: `/f/${links}` } : null });
      }),
      http.delete('*/api/v1/talents/profile/kept-resume', () => {
        kept = false;
        return HttpResponse.json({ success: true, data: null });
      }),
    );
  };

  test('that is kept has a link that is renewed before it ends', async () => {
    keep();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await open();
      const link = await screen.findByRole('link', { name: 'caio.pdf' });
      const former = link.getAttribute('href');
      vi.advanceTimersByTime(9 * 60_000);
      vi.useRealTimers();
      await waitFor(() => expect(link.getAttribute('href')).not.toBe(former));
    } finally {
      vi.useRealTimers();
    }
  });

  test('that was erased leaves the focus beside it', async () => {
    keep();
    await open();
    await person.click(await screen.findByRole('button', { name: 'Apagar currículo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Apagar currículo' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Seu currículo' })).toBeNull());
    const beside = screen.getByRole('region', { name: 'Página pública' });
    await waitFor(() => expect(document.activeElement).toBe(within(beside).getByRole('heading')));
  });
});

describe('posts', () => {
  test('what is too short is said, and after one is published the field waits for the next', async () => {
    const published: unknown[] = [];
    server.use(
      http.post('*/api/v1/posts', async ({ request }) => {
        published.push(await request.json());
        const post = { id: ID, body: 'x', createdAt: '2026-11-01T12:00:00Z', can: { remove: true } };
        return HttpResponse.json({ success: true, data: post }, { status: 201 });
      }),
    );
    const leave = await open();
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^O que você quer contar/ });
    const publish = () => person.click(screen.getByRole('button', { name: 'Publicar' }));
    await publish();
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    await person.type(field(), 'Aprendi Rust');
    leave();
    await open();
    expect(field().value).toBe('Aprendi Rust');
    await publish();
    await waitFor(() => expect(field().value).toBe(''));
    expect(published).toEqual([{ body: 'Aprendi Rust' }]);
    await person.type(field(), 'A');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
  });

  test('one that is removed goes when it cannot be put back any more, and not when it was', async () => {
    const removed: string[] = [];
    const posts = ['primeiro', 'segundo'].map((body, index) => ({
      id: `01a0af8b-b2d2-724c-b367-e2de7a7b210${index}`,
      body,
      createdAt: '2026-11-01T12:00:00Z',
      can: { remove: true },
    }));
    server.use(
      http.get('*/api/v1/posts', () =>
        HttpResponse.json({ success: true, data: posts, meta: { page: 1, limit: 10, total: 2, totalPages: 1 } }),
      ),
      http.delete('*/api/v1/posts/:id', ({ params }) => {
        removed.push(String(params.id));
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const leave = await open();
    await screen.findByText('primeiro');
    const remove = () => screen.getAllByRole('button', { name: /^Remover a publicação/ })[0] as HTMLElement;
    await person.click(remove());
    expect(screen.queryByText('primeiro')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('primeiro')).toBeTruthy();
    expect(removed).toEqual([]);
    await person.click(remove());
    leave();
    await waitFor(() => expect(removed).toEqual([posts[0]?.id]));
  });
});

describe('exporting', () => {
  const choose = async (name: RegExp) => {
    await person.click(await screen.findByRole('button', { name: 'Exportar' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };

  test.each([
    [/Currículo em PDF/, 'pdf', 'curriculo-caio.pdf'],
    [/JSON Resume/, 'json-resume', 'curriculo-caio.json'],
  ])('%s saves what the server answers', async (label, format, name) => {
    const blobs: Blob[] = [];
    const saved: string[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.use(
      http.get('*/api/v1/talents/profile/export', ({ request }) =>
        HttpResponse.json({
          success: true,
          data: {
            name: `curriculo-caio.${new URL(request.url).searchParams.get('format') === 'pdf' ? 'pdf' : 'json'}`,
            mime: `application/${format}`,
            content: 'w6fDow==',
          },
        }),
      ),
    );
    await open();
    await choose(label);
    await waitFor(() => expect(saved).toEqual([name]));
    expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual([`application/${format}`, 'çã']);
    click.mockRestore();
  });

  test('says when that failed', async () => {
    server.use(
      http.get('*/api/v1/talents/profile/export', () =>
        HttpResponse.json(
          { success: false, error: 'INTERNAL_ERROR', message: 'Algo deu errado.', requestId: 'r' },
          { status: 500 },
        ),
      ),
    );
    await open();
    await choose(/JSON Resume/);
    expect(await screen.findByText('Não foi possível exportar o perfil. Tente de novo.')).toBeDefined();
  });
});
