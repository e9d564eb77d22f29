import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useLoad } from '../lib/use-load.ts';
import { QueryView, type Viewed } from './query-view.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const lost = () => new ApiError({ code: 'NO_CONNECTION', message: 'Sem conexão', status: 0 });
const gone = () => new ApiError({ code: 'NOT_FOUND', message: 'Não há', status: 404 });

type List = readonly string[];
type Load = () => Promise<List>;

function List({ query }: { query: Viewed<List> }) {
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton />
        </SkeletonGroup>
      }
      failure={{ title: 'A lista não carregou', level: 3 }}
      refusal={(error) => (error as ApiError).code === 'NOT_FOUND' && <p>não existe mais</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>ninguém ainda</p>}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryView>
  );
}

function Queried({ load, filter = '' }: { load: Load; filter?: string }) {
  const query = useQuery({ queryKey: ['names', filter], queryFn: load });
  return (
    <>
      <List query={query} />
      <button type="button" onClick={() => void query.refetch()}>
        atualizar
      </button>
    </>
  );
}
const Loaded = ({ load, filter = '' }: { load: Load; filter?: string }) => <List query={useLoad(filter, load)} />;

const kinds = { useQuery: Queried, useLoad: Loaded };

function draw(kind: keyof typeof kinds, load: Load) {
  const Kind = kinds[kind];
  const client = createQueryClient(() => undefined);
  const page = (filter: string) => (
    <QueryClientProvider client={client}>
      <Kind load={load} filter={filter} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(''));
  return { person: userEvent.setup(), filter: (filter: string) => rerender(page(filter)) };
}

for (const kind of ['useQuery', 'useLoad'] as const) {
  test(`${kind}: a skeleton, then what was loaded`, async () => {
    draw(kind, () => Promise.resolve(['Ana']));
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    await screen.findByText('Ana');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test(`${kind}: what this place is for, where there is nothing`, async () => {
    draw(kind, () => Promise.resolve([]));
    await screen.findByText('ninguém ainda');
  });

  test(`${kind}: what failed and why, and the way to try again, with the focus after it`, async () => {
    const tries = [1, 2, 3].map(() => Promise.withResolvers<List>());
    let next = 0;
    const { person } = draw(kind, () => tries[next++]?.promise ?? Promise.reject(lost()));
    tries[0]?.reject(lost());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Sem conexão');
    expect(screen.getByRole('heading', { level: 3, name: 'A lista não carregou' })).toBeTruthy();
    // It is said once more, and the keyboard is back beside the button.
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('status');
    tries[1]?.reject(lost());
    await screen.findByRole('alert');
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tentar de novo' }));
    await person.keyboard('{Enter}');
    await screen.findByRole('status');
    tries[2]?.resolve(['Ana']);
    await screen.findByText('Ana');
    expect(document.activeElement?.textContent).toBe('Carregado');
  });

  test(`${kind}: what will not be there the next time either has words of its own`, async () => {
    draw(kind, () => Promise.reject(gone()));
    await screen.findByText('não existe mais');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  test(`${kind}: another filter that fails does not show what was found before`, async () => {
    const load = vi.fn<Load>().mockResolvedValueOnce(['Ana']).mockRejectedValueOnce(lost());
    const { filter } = draw(kind, load);
    await screen.findByText('Ana');
    filter('bia');
    await screen.findByRole('alert');
    expect(screen.queryByText('Ana')).toBeNull();
  });
}

test('what was loaded stays when a refresh fails', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce(['Ana']).mockRejectedValueOnce(lost()).mockResolvedValue(['Bia']);
  const { person } = draw('useQuery', load);
  await screen.findByText('Ana');
  await person.click(screen.getByRole('button', { name: 'atualizar' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'atualizar' }));
  await screen.findByText('Bia');
});

function PublicPage({ load }: { load: Load }) {
  const query = useLoad('', load);
  return (
    <>
      <List query={query} />
      <button type="button" onClick={query.refetch}>
        de novo
      </button>
    </>
  );
}

test('what a public page shows stays when it is loaded again in vain', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce(['Ana']).mockRejectedValueOnce(lost());
  render(<PublicPage load={load} />);
  await screen.findByText('Ana');
  await userEvent.click(screen.getByRole('button', { name: 'de novo' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Pages() {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => Promise.resolve([`nome ${pageParam}`]),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
  });
  return (
    <>
      <QueryView query={query} skeleton={null}>
        {({ pages }) => pages.flat().map((name) => <p key={name}>{name}</p>)}
      </QueryView>
      <button type="button" onClick={() => void query.fetchNextPage()}>
        mais
      </button>
    </>
  );
}

test('the pages of an endless list', async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Pages />
    </QueryClientProvider>,
  );
  await screen.findByText('nome 1');
  await userEvent.click(screen.getByRole('button', { name: 'mais' }));
  await screen.findByText('nome 2');
  expect(screen.getByText('nome 1')).toBeTruthy();
});

test.each([
  [
    'that failed',
    new ApiError({ code: 'INTERNAL_ERROR', message: 'Algo falhou aqui', status: 500 }),
    'Algo falhou aqui',
  ],
  ['without a connection', lost(), 'Confira sua conexão'],
])('a screen says of a call %s what is true of it', (_, error, words) => {
  const query = { data: undefined, error, refetch: () => Promise.resolve() } as unknown as Viewed<List>;
  render(
    <QueryView query={query} skeleton={null} failure={{ title: 'A lista não carregou', text: 'Confira sua conexão' }}>
      {() => null}
    </QueryView>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('being offline is said at once, and what it has cost loads once the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refetch = vi.fn();
  const { rerender } = render(<List query={{ data: undefined, error: null, refetch }} />);
  expect(screen.getByText(/Você está sem conexão/)).toBeTruthy();
  rerender(<List query={{ data: undefined, error: lost(), refetch }} />);
  expect(screen.getByText(/Você está sem conexão/)).toBeTruthy();
  expect(refetch).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  onLine.mockRestore();
});
