import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { Body } from './body.tsx';

const started = vi.hoisted(() => ({ editors: 0, workers: [] as { program: { code: string } }[] }));

vi.mock('../../code/components/code-editor.tsx', () => {
  started.editors += 1;
  return {
    CodeEditor: ({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) => (
      <textarea aria-label={`${label} (editor)`} value={value} onChange={(event) => onChange(event.target.value)} />
    ),
  };
});
vi.mock('../../code/components/run-in-worker.ts', () => ({
  // What it is given never ends, as far as this test goes; a sort is ended with its worker.
  runInWorker: (
    task: { program: { code: string } },
    { signal, onSaid }: { signal: AbortSignal; onSaid: (text: string) => void },
  ) => {
    started.workers.push(task);
    if (task.program.code.includes('sort')) {
      for (const said of ['antes\n', 'e depois\n']) onSaid(said);
      return Promise.resolve(false);
    }
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  },
}));

const asked: unknown[] = [];
let answer: () => Response = () => success(DONE);
const DONE = { outcome: 'done', cause: null, printed: '', rows: null, message: '', milliseconds: 3 };
testApi(
  http.post('*/api/v1/knowledge/run', async ({ request }) => {
    asked.push(await request.json());
    return answer();
  }),
);
beforeEach(() => {
  asked.length = 0;
  started.workers.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('Worker', class {});
});

const block = (language: string, code: string) => `<pre><code class="language-${language}">${code}</code></pre>`;
const show = (html: string, runnable = true) =>
  render(
    <MemoryRouter initialEntries={['/admin/potential/knowledge/articles/a']}>
      <Body html={html} runnable={runnable} />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a body is drawn as it was cleaned, and what was not is its words alone', () => {
  const { container } = show(
    '<h2 id="s-um">Um</h2><p>a <strong>b</strong> <em>c</em><br /><a href="https://x.example" rel="nofollow noopener">d</a></p>' +
      '<ul><li><code>e</code></li></ul><pre><code>f &lt;g&gt;</code></pre>' +
      '<a href="javascript:alert(1)">h</a><svg onload="alert(1)"><text>i</text></svg><p onclick="alert(1)" style="x">j</p>',
  );
  expect(container.innerHTML).not.toMatch(/alert|svg|style=|javascript/);
  expect(screen.getByRole('heading', { name: 'Um' }).id).toBe('s-um');
  expect(screen.getByRole('link', { name: 'd' }).getAttribute('rel')).toBe('nofollow noopener');
  expect(container.querySelector('pre')?.textContent).toBe('f <g>');
  expect(container.querySelector('a[href^="java"]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is run, and nothing that runs it is fetched, before a press', async () => {
  show(block('javascript', 'while(true){}') + block('python', 'while True: pass'));
  expect(await screen.findAllByRole('button', { name: 'Executar' })).toHaveLength(2);
  expect([started.workers.length, started.editors, asked.length]).toEqual([0, 0, 0]);
});

test('where nothing runs, code is shown', () => {
  show(block('python', 'print(1)'), false);
  screen.getByText('print(1)');
  expect(screen.queryByRole('button', { name: 'Executar' })).toBeNull();
});

test('what never ends is stopped by a press', async () => {
  show(block('javascript', 'while(true){}'));
  await press('Executar');
  await waitFor(() => expect(started.workers).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
  await screen.findByText('Parado por você.');
  expect(started.workers.map(({ program }) => program.code)).toEqual(['while(true){}']);
  expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Executar' }));
});

test('what was ended from outside shows what it had printed until then, and why', async () => {
  show(block('javascript', 'console.log("antes"); list.sort()'));
  await press('Executar');
  await screen.findByText(/antes\s+e depois/);
  screen.getByText('Parado depois de 2 s. Executado neste navegador.');
  expect(asked).toEqual([]);
});

test('Python is run on the server, as it is written', async () => {
  answer = () => success({ ...DONE, printed: 'Olá\n' });
  show(block('python', 'if 1 &lt; 2:\n    print("Olá")\n'));
  await press('Executar');
  await screen.findByText('Olá');
  screen.getByText('Terminou. Executado no servidor.');
  expect(asked).toEqual([{ language: 'python', code: 'if 1 < 2:\n    print("Olá")' }]);
});

test('rows are a table, and what is left out is said', async () => {
  answer = () =>
    success({
      ...DONE,
      rows: {
        columns: ['n', 'n'],
        values: [
          [1, null],
          [2, '<b>'],
        ],
        cut: true,
      },
    });
  show(block('sql', 'select 1'));
  await press('Executar');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['n', 'n']);
  within(table).getByText('<b>');
  within(table).getByText('null');
  screen.getByText(/primeiras 2 linhas/);
});

test.each([
  [{ outcome: 'stopped', cause: 'time', printed: 'antes\n' }, 'Parado depois de 2 s. Executado no servidor.', 'antes'],
  [{ outcome: 'error', message: 'ValueError: não (line 1)' }, /^Parou com um erro\./, 'ValueError: não (line 1)'],
  [{}, /^Terminou sem imprimir nada\./, null],
])('an end is said: %j', async (ended, words, output) => {
  answer = () => success({ ...DONE, ...ended });
  show(block('python', 'x'));
  await press('Executar');
  await screen.findByText(words);
  if (output) screen.getByText(output);
});

test('what could not be run says why', async () => {
  answer = () => failure(429, 'TOO_MANY_REQUESTS', 'Espere um pouco.');
  show(block('python', 'x'));
  await press('Executar');
  await screen.findByText('Espere um pouco.');
});

test('what was changed is kept in the tab until the author changes it, and can be undone and come back', async () => {
  answer = () => HttpResponse.json({});
  const html = block('python', 'print(1)');
  const first = show(html);
  await press('Editar');
  fireEvent.change(await screen.findByLabelText(/editor/), { target: { value: 'print(2)' } });
  first.unmount();

  const second = show(html);
  screen.getByText('print(2)');
  screen.getByText('alterado por você');
  await press('Desfazer alterações');
  screen.getByText('print(1)');
  await press('Voltar ao meu código');
  screen.getByText('print(2)');
  expect(asked).toEqual([]);
  second.unmount();

  show(block('python', 'print(3)'));
  await waitFor(() => screen.getByText('print(3)'));
  expect(screen.queryByText('alterado por você')).toBeNull();
});
