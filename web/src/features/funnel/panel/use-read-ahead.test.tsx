import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { NO_INTERVIEWS } from '../../../../test/interviews.ts';
import { NO_MESSAGES } from '../../../../test/messages.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { pdfBytes } from '../../../widgets/pdf-pages/pdf-bytes.ts';
import { boardOf, detailOf, NO_MATCH } from '../test-board.ts';
import { ColumnPanel } from './column-panel.tsx';

vi.mock('../../../widgets/pdf-pages/pdf-pages.tsx', () => ({
  PdfPages: ({ source: url }: { source: string }) => {
    useEffect(() => void pdfBytes(url, new AbortController().signal), [url]);
    return <p>Páginas de {url}</p>;
  },
}));

const server = testApi();
const at = (path: string) => `${location.origin}/api/v1${path}`;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const NAMES = ['Ana', 'Bia', 'Caio', 'Davi'];

let asked: string[] = [];
const idle = new Map<number, () => void>();
const rest = async () => {
  await act(async () => {
    const works = [...idle.values()];
    idle.clear();
    for (const work of works) work();
  });
};
beforeEach(() => {
  asked = [];
  idle.clear();
  let handle = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    handle += 1;
    idle.set(handle, work);
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (one: number) => idle.delete(one));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly hear: (entries: { isIntersecting: boolean }[]) => void;
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        this.hear = hear;
      }
      observe = () => this.hear([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  const empty = () => success([], { nextCursor: null });
  server.use(
    http.get(at('/applications/:id/timeline'), empty),
    http.get(at('/applications/:id/notes'), empty),
    http.get(at('/applications/:id/messages'), () => success(NO_MESSAGES)),
    http.get(at('/feedbacks'), () => success([], { nextCursor: null })),
    http.get(at('/applications/:id/match'), () => success(NO_MATCH)),
    http.get('*/api/v1/interviews/recruiter', () => success([], NO_INTERVIEWS)),
    http.get('*/api/v1/interview-ai', () => success([], NO_INTERVIEWS)),
    http.get(at('/job-offers'), () => success([], { page: 1, limit: 20, total: 0, totalPages: 0 })),
    http.get(at('/applications/:id/resume-text'), ({ params }) => {
      asked.push(`text ${String(params.id)}`);
      return success({
        state: 'extracted',
        blocks: [{ kind: 'paragraph', lines: [`Palavras de ${String(params.id)}`] }],
      });
    }),
    http.post(at('/applications/:id/opened'), ({ params }) => {
      asked.push(`opened ${String(params.id)}`);
      return success({});
    }),
    http.get(at('/applications/:id'), ({ params, request }) => {
      const name = String(params.id).slice('id-'.length);
      asked.push(`${request.url.includes('ahead=true') ? 'ahead' : 'read'} ${String(params.id)}`);
      return success({
        ...detailOf(name),
        resume: {
          fileId: `f-${name}`,
          name: 'curriculo',
          mime: name === 'Caio' ? DOCX : 'application/pdf',
          bytes: 1000,
          text: 'extracted',
          viewUrl: `${location.origin}/files/${name}`,
          downloadUrl: `/files/${name}?save`,
        },
      });
    }),
    http.get(`${location.origin}/files/:name`, ({ params }) => {
      asked.push(`file ${String(params.name)}`);
      return HttpResponse.arrayBuffer(new ArrayBuffer(4));
    }),
  );
});

const handlers = {
  changes: {
    move: vi.fn(),
    moveFor: vi.fn(),
    act: vi.fn(),
    waiting: 0,
    isRunning: () => false,
    isBehind: () => false,
    settled: vi.fn(),
    heard: vi.fn(),
    ownVersion: () => 0,
  },
  arrived: false,
  onMove: vi.fn(),
  onAsk: vi.fn(),
  onDecide: vi.fn(),
  onMore: vi.fn(),
  onClose: vi.fn(),
};

function Triage() {
  const [id, setId] = useState('id-Ana');
  return <ColumnPanel id={id} board={boardOf({ new: NAMES })} onOpen={setId} {...handlers} />;
}

function triage() {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <Triage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const count = (request: string) => asked.filter((one) => one === request).length;

test('who comes next is read ahead with the résumé: one person, nothing twice, and noted once looked at', async () => {
  const person = triage();
  await screen.findByText(/Páginas de .*Ana/);
  expect(asked).not.toContain('ahead id-Bia');
  await rest();
  await waitFor(() => expect(asked).toContain('file Bia'));
  expect(asked.some((one) => /Caio|Davi/.test(one))).toBe(false);
  expect(count('opened id-Bia')).toBe(0);

  await person.keyboard('j');
  await screen.findByText(/Páginas de .*Bia/);
  await waitFor(() => expect(count('opened id-Bia')).toBe(1));
  await rest();
  await waitFor(() => expect(asked).toContain('text id-Caio'));
  await person.keyboard('j');
  await screen.findByText('Palavras de id-Caio');
  await rest();
  await waitFor(() => expect(asked).toContain('file Davi'));

  // Back to whom one has just read: everything is there.
  await person.keyboard('k');
  await screen.findByText(/Páginas de .*Bia/);
  await rest();
  expect(asked.filter((one) => !one.startsWith('file')).sort()).toEqual(
    [
      'read id-Ana',
      'ahead id-Bia',
      'opened id-Bia',
      'ahead id-Caio',
      'text id-Caio',
      'opened id-Caio',
      'ahead id-Davi',
    ].sort(),
  );
  expect([count('file Ana'), count('file Davi')]).toEqual([1, 1]);
});

test('whoever saves data loads nothing ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  try {
    triage();
    await screen.findByText(/Páginas de .*Ana/);
    expect(idle.size).toBe(0);
    expect(asked.filter((one) => one.includes('Bia'))).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
