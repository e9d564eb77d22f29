import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Autosave } from './autosave.ts';
import type { Conflict, Remote, Saving } from './autosave-types.ts';
import { type KeptWords, tabStore } from './kept-words.ts';

interface Doc {
  readonly version: number;
  readonly parts: Readonly<Record<string, object>>;
}
type Sent = Saving<Doc, string, 'done'>;

const offline = () => new ApiError({ code: 'NO_CONNECTION', message: 'Sem conexão', status: 0 });
const conflict = () => new ApiError({ code: 'VERSION_CONFLICT', message: 'Mudou', status: 409 });
const broken = () => new ApiError({ code: 'UNREADABLE_ANSWER', message: 'Caiu', status: 500 });
const refused = () =>
  new ApiError({
    code: 'VALIDATION_FAILED',
    message: 'Corrija',
    status: 422,
    details: [{ field: 'title', code: 'TOO_LONG', message: 'Longo' }],
  });

const START: Doc = { version: 1, parts: { one: { title: 'Antes' }, two: { text: '' } } };
const partOf = (part: string, doc: Doc | null) => doc?.parts[part] ?? { title: '' };
const keyOf = (part: string, doc: Doc | null) => `test.${doc ? 'doc' : 'new'}.${part}`;
const KEY = keyOf('one', START);

/** A server that keeps one document, raises its version with every save and refuses old ones. */
function fakeServer(start: Doc | null) {
  let doc = start;
  const sent: Sent[] = [];
  const answers: (() => void)[] = [];
  const failures: (unknown | 'after')[] = [];
  let held = false;
  const store = ({ part, data }: Sent): Doc => {
    doc = { version: (doc?.version ?? 0) + 1, parts: { ...doc?.parts, [part]: data } };
    return doc;
  };
  const remote: Remote<Doc, string, 'done'> = {
    send: async (saving) => {
      sent.push(saving);
      if (held) await new Promise<void>((resolve) => answers.push(resolve));
      const failure = failures.shift();
      if (failure === 'after') store(saving);
      if (failure !== undefined) throw failure === 'after' ? offline() : failure;
      if (doc && saving.doc?.version !== doc.version) throw conflict();
      return store(saving);
    },
    load: async () => doc ?? START,
    onDoc: vi.fn(),
    onChangedElsewhere: vi.fn(),
  };
  return {
    remote,
    sent,
    doc: () => doc,
    /** What becomes of the next calls; `after`: done, but the answer is lost. */
    fail: (...next: unknown[]) => failures.push(...next),
    hold: () => {
      held = true;
    },
    answer: () => {
      held = false;
      for (const resolve of answers.splice(0)) resolve();
    },
    /** Somebody else saves. */
    change: (parts: Record<string, object>) => {
      doc = { version: (doc?.version ?? 0) + 1, parts: { ...doc?.parts, ...parts } };
    },
  };
}

function visit(server: ReturnType<typeof fakeServer>, more: Partial<Remote<Doc, string, 'done'>> = {}) {
  const autosave = new Autosave<Doc, string, 'done'>(server.doc(), {
    keyOf,
    partOf,
    remote: { ...server.remote, ...more },
  });
  autosave.open('one', autosave.kept('one') ?? partOf('one', server.doc()));
  return autosave;
}

function begin(start: Doc | null = START, more?: Partial<Remote<Doc, string, 'done'>>) {
  const server = fakeServer(start);
  const autosave = visit(server, more);
  return { server, autosave, type: (title: string) => autosave.change('one', { title }) };
}

const rest = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
const titles = (sent: readonly Sent[]) => sent.map(({ data }) => (data as { title: string }).title);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is typed', () => {
  test('goes out once, a second after the last key', async () => {
    const { server, autosave, type } = begin();
    expect(autosave.read().status).toBe('idle');
    type('A');
    await rest(900);
    type('AB');
    await rest(900);
    expect([server.sent.length, autosave.unsaved, autosave.read().status]).toEqual([0, true, 'pending']);
    await rest(100);
    expect(server.sent).toMatchObject([{ part: 'one', as: 'draft', doc: { version: 1 }, data: { title: 'AB' } }]);
    expect([autosave.unsaved, autosave.read().status]).toEqual([false, 'saved']);
    await rest(60_000);
    expect(server.sent).toHaveLength(1);
  });

  test('and taken back again is not sent', async () => {
    const { server, autosave, type } = begin();
    type('Outra');
    type('Antes');
    await rest(5000);
    expect([server.sent.length, autosave.unsaved, tabStore.read(KEY)]).toEqual([0, false, null]);
  });

  test('while a call is under way goes out after it, on the version it made', async () => {
    const { server, type } = begin();
    server.hold();
    type('A');
    await rest();
    type('AB');
    await rest(3000);
    expect(server.sent).toHaveLength(1);
    server.answer();
    await rest();
    expect(server.sent.map(({ doc }) => doc?.version)).toEqual([1, 2]);
    expect(titles(server.sent)).toEqual(['A', 'AB']);
  });

  test('in a new document makes one, however fast it is typed', async () => {
    const { server, type } = begin(null);
    server.hold();
    type('A');
    await rest();
    type('AB');
    await rest();
    expect(tabStore.read(keyOf('one', null))?.values).toEqual({ title: 'AB' });
    server.answer();
    await rest();
    expect(server.sent.map(({ doc }) => doc?.version)).toEqual([undefined, 1]);
    expect([tabStore.read(keyOf('one', null)), tabStore.read(KEY)]).toEqual([null, null]);
  });

  test('in two parts is all sent, one after the other', async () => {
    const { server, autosave, type } = begin();
    type('A');
    autosave.close('one');
    autosave.open('two', { text: '' });
    autosave.change('two', { text: 'B' });
    await rest();
    expect(server.sent.map(({ part, doc }) => [part, doc?.version])).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
    expect(autosave.read().status).toBe('saved');
  });

  test('is not sent again because the server writes it in its own way', async () => {
    const { server, autosave, type } = begin(START, {
      send: async (saving) => {
        server.sent.push(saving);
        return { version: 2, parts: { one: { title: 'A' } } };
      },
    });
    type('A ');
    await rest();
    type('A ');
    await rest();
    expect(server.sent).toHaveLength(1);
    expect(autosave.unsaved).toBe(false);
  });
});

describe('a part that is finished', () => {
  test('replaces what was waiting', async () => {
    const { server, autosave, type } = begin();
    type('A ');
    await autosave.save('one', { title: 'A' }, 'done');
    await rest(5000);
    expect(server.sent).toMatchObject([{ as: 'done', data: { title: 'A' } }]);
    expect(autosave.unsaved).toBe(false);
  });

  test('and refused is saved as it was typed', async () => {
    const { server, autosave } = begin();
    server.fail(refused());
    await expect(autosave.save('one', { title: 'A' }, 'done')).rejects.toThrow('Corrija');
    expect(autosave.unsaved).toBe(true);
    await rest();
    expect(server.sent.at(-1)).toMatchObject({ as: 'draft', data: { title: 'A' } });
    expect(autosave.unsaved).toBe(false);
  });

  test('waits its turn, as does whatever else is done to the document', async () => {
    const { server, autosave, type } = begin();
    server.hold();
    type('A');
    await rest();
    const published = autosave.inTurn(async (doc) => ({ version: (doc?.version ?? 0) + 10, parts: doc?.parts ?? {} }));
    server.answer();
    expect(await published).toMatchObject({ version: 12, parts: { one: { title: 'A' } } });
  });
});

describe('what the server does not take', () => {
  test('is refused once, names its fields, stays, and goes out with the next key', async () => {
    const { server, autosave, type } = begin();
    server.fail(refused());
    type('A');
    await rest();
    expect(autosave.read()).toMatchObject({ status: 'failed', part: 'one', error: { details: [{ field: 'title' }] } });
    expect([autosave.unsaved, autosave.stranded]).toEqual([true, true]);
    await rest(60_000);
    expect(server.sent).toHaveLength(1);
    type('AB');
    await rest();
    expect(autosave.read().status).toBe('saved');
  });

  test('in one part does not keep another one here', async () => {
    const { server, autosave, type } = begin();
    server.fail(refused());
    type('A');
    autosave.open('two', { text: '' });
    autosave.change('two', { text: 'B' });
    await rest(60_000);
    expect(server.sent.map(({ part }) => part)).toEqual(['one', 'two']);
    expect(autosave.read()).toMatchObject({ status: 'failed', part: 'one' });
  });

  test('because it is broken is tried again', async () => {
    const { server, autosave, type } = begin();
    server.fail(broken());
    type('A');
    await rest();
    expect(autosave.read().status).toBe('failed');
    await rest(10_000);
    expect([autosave.read().status, server.sent.length]).toEqual(['saved', 2]);
  });
});

describe('without a connection', () => {
  test('what was typed stays on this device and is tried again as the same', async () => {
    const { server, autosave, type } = begin();
    server.fail(offline(), offline());
    type('A');
    await rest();
    expect([autosave.read().status, autosave.stranded]).toEqual(['offline', true]);
    expect(tabStore.read(KEY)?.values).toEqual({ title: 'A' });
    await rest(20_000);
    expect([autosave.read().status, autosave.stranded]).toEqual(['saved', false]);
    // To the letter, so that the request layer sends them under one key.
    expect(new Set(server.sent.map((saving) => JSON.stringify(saving))).size).toBe(1);
    expect(tabStore.read(KEY)).toBeNull();
  });

  test('nothing is tried where the browser knows that there is none', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server, autosave, type } = begin();
    type('A');
    await rest(30_000);
    expect([server.sent.length, autosave.read().status]).toEqual([0, 'offline']);
    online.mockReturnValue(true);
    await autosave.flush();
    expect([server.sent.length, autosave.read().status]).toEqual([1, 'saved']);
  });

  test.each([
    ['to the letter', 'A'],
    ['and more', 'AB'],
    ['as it was before', 'Antes'],
  ])('a save whose answer was lost is no conflict with what is typed now: %s', async (_, now) => {
    const { server, autosave, type } = begin();
    server.fail('after');
    type('A');
    await rest();
    type(now);
    await rest(10_000);
    expect(autosave.read().status).toBe('saved');
    expect(server.doc()?.parts.one).toEqual({ title: now });
    expect(server.remote.onChangedElsewhere).not.toHaveBeenCalled();
  });

  test('nor is it one after the page was loaded again', async () => {
    const { server, autosave, type } = begin();
    server.fail('after', offline());
    type('A');
    await rest();
    type('AB');
    await autosave.flush();
    vi.clearAllTimers();
    const after = visit(server);
    await rest();
    expect(after.read().status).toBe('saved');
    expect(server.doc()?.parts.one).toEqual({ title: 'AB' });
  });
});

describe('two tabs, or two people,', () => {
  const other = { one: { title: 'Da outra aba' } };

  test('in different parts do not hinder each other', async () => {
    const { server, autosave, type } = begin();
    server.change({ two: { text: 'Da outra aba' } });
    type('A');
    await rest();
    expect(autosave.read().status).toBe('saved');
    expect(server.doc()?.parts).toEqual({ one: { title: 'A' }, two: { text: 'Da outra aba' } });
    expect(server.remote.onChangedElsewhere).toHaveBeenCalledOnce();
  });

  test('in the same part are told, and nothing is overwritten', async () => {
    const { server, autosave, type } = begin();
    server.change(other);
    type('A');
    await rest();
    expect(autosave.read()).toMatchObject({ status: 'conflict', part: 'one', mine: { title: 'A' } });
    type('AB');
    await rest(30_000);
    await autosave.flush();
    expect(server.doc()?.parts).toMatchObject(other);
    expect([autosave.unsaved, autosave.stranded]).toEqual([true, true]);
    await expect(autosave.save('one', { title: 'AB' }, 'done')).rejects.toThrow('Mudou');
    expect(server.doc()?.parts).toMatchObject(other);
  });

  test('keep the last words when they choose their own', async () => {
    const { server, autosave, type } = begin();
    server.change(other);
    type('A');
    await rest();
    type('AB');
    autosave.resolve('mine');
    expect(autosave.edition).toBe(0);
    await autosave.flush();
    expect(autosave.read().status).toBe('saved');
    expect(server.doc()?.parts.one).toEqual({ title: 'AB' });
  });

  test('let go of their words when they choose the other version', async () => {
    const { server, autosave, type } = begin();
    server.change(other);
    type('A');
    await rest();
    autosave.resolve('theirs');
    expect([autosave.unsaved, autosave.edition, tabStore.read(KEY)]).toEqual([false, 1, null]);
    expect(server.remote.onDoc).toHaveBeenLastCalledWith(server.doc());
    await rest(10_000);
    expect(server.doc()?.parts).toMatchObject(other);
    type('C');
    await rest();
    expect(server.doc()?.parts.one).toEqual({ title: 'C' });
  });

  test('are told, too, when the part was finished elsewhere as it was', async () => {
    const server = fakeServer(START);
    let state = 'draft';
    const autosave = new Autosave<Doc, string, 'done'>(START, {
      keyOf,
      partOf,
      stateOf: (_part, doc) => (doc === START ? 'draft' : state),
      remote: server.remote,
    });
    autosave.open('one', partOf('one', START));
    server.change({});
    state = 'done';
    autosave.change('one', { title: 'A' });
    await rest();
    expect(autosave.read().status).toBe('conflict');
  });

  test('decide of each part by itself', async () => {
    const { server, autosave, type } = begin();
    type('A');
    autosave.open('two', { text: '' });
    autosave.change('two', { text: 'B' });
    server.change({ ...other, two: { text: 'Da outra aba' } });
    await rest();
    autosave.resolve('mine');
    expect(autosave.read()).toMatchObject({ status: 'conflict', part: 'two', mine: { text: 'B' } });
    autosave.resolve('theirs');
    await autosave.flush();
    expect(server.doc()?.parts).toEqual({ one: { title: 'A' }, two: { text: 'Da outra aba' } });
  });

  test('are asked again when a part that they left undecided is opened again', async () => {
    const { server, autosave, type } = begin();
    server.change(other);
    type('A');
    await rest();
    autosave.close('one');
    expect([autosave.read().status, autosave.unsaved, autosave.stranded]).toEqual(['idle', false, true]);
    autosave.change('two', { text: 'B' });
    await rest();
    expect(server.doc()?.parts).toEqual({ ...other, two: { text: 'B' } });
    autosave.open('one', autosave.kept('one') ?? {});
    expect(autosave.read()).toMatchObject({ status: 'conflict', mine: { title: 'A' } });
  });

  test('are asked again after the page was loaded', async () => {
    const { server, type } = begin();
    server.change(other);
    type('A');
    await rest();
    const after = visit(server);
    await rest(30_000);
    expect(after.read()).toMatchObject({ status: 'conflict', part: 'one' });
    expect(server.doc()?.parts).toMatchObject(other);
    after.resolve('mine');
    await after.flush();
    expect(server.doc()?.parts.one).toEqual({ title: 'A' });
  });

  test.each([
    ['mine', 'A', 'saved', 0],
    ['theirs', 'Da outra aba', 'idle', 1],
  ] as const)('are not asked where it is known that %s stand', async (choice, title, status, edition) => {
    const onConflict = vi.fn((_: Conflict<Doc, string>) => choice);
    const { server, autosave, type } = begin(START, { onConflict });
    server.change(other);
    type('A');
    await rest();
    expect(onConflict).toHaveBeenCalledExactlyOnceWith({
      part: 'one',
      mine: { title: 'A' },
      theirs: expect.anything(),
    });
    expect([autosave.read().status, autosave.edition]).toEqual([status, edition]);
    expect(server.doc()?.parts.one).toEqual({ title });
  });
});

describe('after a reload', () => {
  test('what had not arrived is on screen again and goes out', async () => {
    const { server, type } = begin();
    type('A');
    vi.clearAllTimers();
    const after = visit(server);
    expect(after.kept('one')).toEqual({ title: 'A' });
    await rest();
    expect([after.read().status, titles(server.sent)]).toEqual(['saved', ['A']]);
  });

  test('what the version before this one kept goes out, too', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ title: 'De antes' }));
    sessionStorage.setItem(`${KEY}.base`, JSON.stringify({ title: 'Antes' }));
    const { server, autosave } = begin();
    await rest();
    expect([autosave.read().status, titles(server.sent)]).toEqual(['saved', ['De antes']]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('and overwrites nothing that was saved since', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ title: 'De antes' }));
    sessionStorage.setItem(`${KEY}.base`, JSON.stringify({ title: 'Mais antes' }));
    const { server, autosave } = begin();
    await rest(30_000);
    expect([autosave.read().status, server.sent]).toEqual(['conflict', []]);
  });
});

describe('without a server', () => {
  const begin = (keep = tabStore.keep) => {
    const store = { ...tabStore, keep };
    return new Autosave<null>(null, { keyOf: () => KEY, partOf: () => ({ title: '' }), store });
  };

  test('words are kept at once, and forgotten when they are gone', () => {
    const autosave = begin();
    autosave.change('one', { title: 'A' });
    expect([autosave.read().status, autosave.unsaved]).toEqual(['saved', false]);
    expect(begin().kept('one')).toEqual({ title: 'A' });
    autosave.change('one', { title: '' });
    expect([autosave.read().status, tabStore.read(KEY)]).toEqual(['idle', null]);
    autosave.change('one', { title: 'B' });
    autosave.forget('one');
    expect([autosave.read().status, tabStore.read(KEY)]).toEqual(['idle', null]);
  });

  test('nothing is called saved that could not be kept', () => {
    const autosave = begin((_key: string, _words: KeptWords) => false);
    autosave.change('one', { title: 'A' });
    expect(autosave.read().status).toBe('idle');
  });
});

test('where storage is forbidden nothing typed is lost between two parts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { autosave, type } = begin();
  type('A');
  autosave.close('one');
  expect(autosave.kept('one')).toEqual({ title: 'A' });
});
