import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { articleOf } from '../../../../test/knowledge.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ExpertArticlePage } from '../expert-item.page.tsx';

vi.mock('../../../widgets/rich-text/rich-text-editor.tsx', () => ({
  RichTextEditor: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

type Sent = Record<string, unknown> & { version: number };
let stored: ReturnType<typeof articleOf>;
/** What the server took. */
const taken: Sent[] = [];
/** Until when answers are held back. */
let held: Promise<void> | undefined;
let isOffline: boolean;
testApi(
  http.get('*/api/v1/knowledge/articles/:id', () => success(stored)),
  http.put('*/api/v1/knowledge/articles/:id', async ({ request }) => {
    const body = (await request.json()) as Sent;
    await held;
    if (isOffline) return HttpResponse.error();
    if (body.version !== stored.version) return failure(409, 'VERSION_CONFLICT', 'Mudou.');
    taken.push(body);
    stored = { ...stored, ...body, version: stored.version + 1 } as typeof stored;
    return success(stored);
  }),
);
beforeEach(() => {
  taken.length = 0;
  held = undefined;
  isOffline = false;
  stored = articleOf({ body: '<p>Antes</p>' });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/articles/${stored.id}`]}>
        <Routes>
          <Route path="/articles/:id" element={<ExpertArticlePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: 'Texto' });
}

/** As a reload does, or coming back. */
async function openAgain() {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  await open();
}

const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });
const type = (text: string) => fireEvent.change(body(), { target: { value: text } });
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const isUnsaved = () => screen.queryByText(/ainda não foram salvas/) !== null;
const aWhile = () => vi.advanceTimersByTimeAsync(5_000);
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}
const elsewhere = (change: object) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
};

test('words that are typed while a change is being saved stay, and are kept until they are saved, too', async () => {
  await open();
  type('<p>Um</p>');
  const release = hold();
  await press('Salvar alterações');
  type('<p>Dois</p>');
  release();
  await waitFor(() => expect(taken).toMatchObject([{ body: '<p>Um</p>' }]));
  await aWhile();
  expect(body().value).toBe('<p>Dois</p>');
  expect(isUnsaved()).toBe(true);
  await openAgain();
  await waitFor(() => expect(body().value).toBe('<p>Dois</p>'));
  expect(screen.queryByText(/mudou depois/)).toBeNull();
  await press('Salvar alterações');
  await waitFor(() => expect(taken.at(-1)).toMatchObject({ body: '<p>Dois</p>', version: 2 }));
  await waitFor(() => expect(isUnsaved()).toBe(false));
});

test('words that are typed while it is being published stay, and do not go out by themselves', async () => {
  stored.status = 'draft';
  await open();
  const release = hold();
  await press('Publicar');
  type('<p>Depois</p>');
  release();
  await screen.findByRole('button', { name: 'Tirar do ar' });
  await aWhile();
  expect(taken).toMatchObject([{ status: 'published', body: '<p>Antes</p>' }]);
  expect(body().value).toBe('<p>Depois</p>');
  expect(isUnsaved()).toBe(true);
  await openAgain();
  await waitFor(() => expect(body().value).toBe('<p>Depois</p>'));
  expect(isUnsaved()).toBe(true);
});

test('what was kept goes over no newer text unseen', async () => {
  await open();
  type('<p>Minha</p>');
  await aWhile();
  elsewhere({ title: 'Outro título' });
  await openAgain();
  await screen.findByText('Este conteúdo mudou depois que você escreveu isto');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Título/ }).value).toBe('Outro título');
  expect(body().value).toBe('<p>Minha</p>');
  elsewhere({ body: '<p>Da outra aba</p>' });
  await openAgain();
  await screen.findByText(/se salvar, vale a sua versão/);
  await press('Usar a versão salva');
  expect(body().value).toBe('<p>Da outra aba</p>');
  expect(isUnsaved()).toBe(false);
  await openAgain();
  expect(body().value).toBe('<p>Da outra aba</p>');
  expect(taken).toEqual([]);
});

test('what was kept of a published one goes on with its draft, and does not come back later', async () => {
  await open();
  type('<p>Minha</p>');
  await aWhile();
  await press('Tirar do ar');
  await waitFor(() => expect(stored).toMatchObject({ status: 'draft', body: '<p>Minha</p>' }));
  elsewhere({ status: 'published', body: '<p>Nova</p>' });
  await openAgain();
  expect(body().value).toBe('<p>Nova</p>');
  type('<p>Minha outra</p>');
  await aWhile();
  elsewhere({ status: 'draft', body: '<p>De outro lugar</p>' });
  await openAgain();
  await aWhile();
  expect(body().value).toBe('<p>De outro lugar</p>');
  elsewhere({ status: 'published' });
  await openAgain();
  expect(body().value).toBe('<p>De outro lugar</p>');
  expect(isUnsaved()).toBe(false);
  type('<p>Esta</p>');
  await aWhile();
  elsewhere({ status: 'draft' });
  await openAgain();
  await waitFor(() => expect(stored).toMatchObject({ status: 'draft', body: '<p>Esta</p>' }));
});

test('the saved version of a published one is used when it is chosen', async () => {
  await open();
  type('<p>Minha</p>');
  await aWhile();
  elsewhere({ body: '<p>Da outra aba</p>' });
  await press('Salvar alterações');
  await screen.findByText('Este conteúdo também mudou em outro lugar');
  await press('Usar a versão salva');
  expect(body().value).toBe('<p>Da outra aba</p>');
  await aWhile();
  expect(isUnsaved()).toBe(false);
  await openAgain();
  expect(body().value).toBe('<p>Da outra aba</p>');
  expect(taken).toEqual([]);
});

test.each([
  ['published', 'Salvar alterações'],
  ['draft', 'Publicar'],
] as const)('what is kept over a change of a %s one ends as was pressed: %s', async (status, name) => {
  stored.status = status;
  await open();
  type('<p>Minha</p>');
  elsewhere({ body: '<p>Da outra aba</p>' });
  await press(name);
  await screen.findByText('Este conteúdo também mudou em outro lugar');
  await press('Manter a desta tela');
  await waitFor(() => expect(stored).toMatchObject({ status: 'published', body: '<p>Minha</p>' }));
  await screen.findByRole('button', { name: 'Tirar do ar' });
  await waitFor(() => expect(isUnsaved()).toBe(false));
  await aWhile();
  expect(taken).toHaveLength(1);
});

test('what is typed in a draft that was published elsewhere does not go live by itself', async () => {
  stored.status = 'draft';
  await open();
  elsewhere({ status: 'published' });
  type('<p>Só um começo</p>');
  await screen.findByText('Este conteúdo também mudou em outro lugar');
  await press('Manter a desta tela');
  await screen.findByRole('button', { name: 'Salvar alterações' });
  type('<p>Só um começo, e mais</p>');
  await aWhile();
  expect(taken).toEqual([]);
  expect(isUnsaved()).toBe(true);
  await press('Salvar alterações');
  await waitFor(() => expect(stored.body).toBe('<p>Só um começo, e mais</p>'));
});

test('a save of a published one without a connection is not made up for by itself, and is unsaved after a reload', async () => {
  await open();
  type('<p>Minha</p>');
  isOffline = true;
  await press('Salvar alterações');
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar alterações' }).ariaBusy).toBeNull());
  isOffline = false;
  fireEvent(window, new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual([]);
  expect(isUnsaved()).toBe(true);
  await openAgain();
  await waitFor(() => expect(body().value).toBe('<p>Minha</p>'));
  expect(isUnsaved()).toBe(true);
  await aWhile();
  expect(taken).toEqual([]);
});

test('the browser asks before unsaved changes of what is published are left', async () => {
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await open();
  expect(isAsked()).toBe(false);
  type('<p>Minha</p>');
  expect(isAsked()).toBe(true);
  await press('Salvar alterações');
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(isAsked()).toBe(false);
});

test('it is taken down as it is by now, unless what is typed here would go over that', async () => {
  await open();
  elsewhere({ body: '<p>Da outra aba</p>' });
  await press('Tirar do ar');
  await screen.findByRole('button', { name: 'Publicar' });
  expect(body().value).toBe('<p>Da outra aba</p>');
  await aWhile();
  expect(stored).toMatchObject({ status: 'draft', body: '<p>Da outra aba</p>' });
  elsewhere({ status: 'published' });
  await openAgain();
  type('<p>Minha</p>');
  elsewhere({ body: '<p>Mais uma</p>' });
  await press('Tirar do ar');
  await aWhile();
  expect(stored).toMatchObject({ status: 'published', body: '<p>Mais uma</p>' });
  expect(body().value).toBe('<p>Minha</p>');
});

test('the focus stays where was pressed, and the second half of a double click takes nothing down', async () => {
  // All presses come at one moment, however slow the machine is.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now());
  stored.status = 'draft';
  await open();
  await press('Publicar');
  const down = await screen.findByRole('button', { name: 'Tirar do ar' });
  fireEvent.click(down);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar alterações' }));
  await aWhile();
  expect(stored.status).toBe('published');
});
