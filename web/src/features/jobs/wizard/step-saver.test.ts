import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobDraft } from '../../../../test/job-draft.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readBackup, readBackupBase } from './step-backup.ts';
import { type Draft, type StepData, stepDataOf } from './step-data.ts';
import { type SaverPorts, type Saving, StepSaver } from './step-saver.ts';

const offline = () => new ApiError({ code: 'NO_CONNECTION', message: 'Sem conexão', status: 0 });
const conflict = () => new ApiError({ code: 'VERSION_CONFLICT', message: 'Mudou', status: 409 });
const refused = () => new ApiError({ code: 'VALIDATION_FAILED', message: 'Corrija', status: 422 });

/** A server that keeps one job, raises its version with every save and refuses old ones. */
function fakeServer(start: Draft | null) {
  let job = start;
  const sent: Saving[] = [];
  const answers: (() => void)[] = [];
  const failures: (unknown | 'after')[] = [];
  let held = false;
  const store = ({ step, data, partial }: Saving): Draft => {
    const base = job ?? jobDraft({ completedSteps: [] });
    const { [String(step)]: _done, ...others } = base.partial;
    const stored = !partial && step === 1 ? (data as Partial<Draft>) : {};
    job = { ...base, ...stored, version: base.version + 1, partial: partial ? { ...others, [step]: data } : others };
    return job;
  };
  const ports: SaverPorts = {
    send: async (saving) => {
      sent.push(saving);
      if (held) await new Promise<void>((resolve) => answers.push(resolve));
      const failure = failures.shift();
      if (failure === 'after') store(saving);
      if (failure !== undefined) throw failure === 'after' ? offline() : failure;
      if (job && saving.version !== job.version) throw conflict();
      return store(saving);
    },
    load: async () => job ?? jobDraft(),
    onJob: vi.fn(),
    onChangedElsewhere: vi.fn(),
  };
  return {
    ports,
    sent,
    job: () => job,
    fail: (...next: unknown[]) => failures.push(...next),
    hold: () => {
      held = true;
    },
    answer: () => {
      held = false;
      for (const resolve of answers.splice(0)) resolve();
    },
    /** Somebody else saves. */
    change: (change: Partial<Draft>) => {
      if (job) job = { ...job, ...change, version: job.version + 1 };
    },
  };
}

const details = (draft: Draft | null, change: StepData = {}): StepData => ({ ...stepDataOf(1, draft), ...change });

function open(draft: Draft | null) {
  const server = fakeServer(draft);
  const saver = new StepSaver(draft, server.ports);
  saver.open(1, details(draft));
  return { server, saver, type: (title: string) => saver.change(1, details(draft, { title })) };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is typed', () => {
  test('goes out once, a second after the last key', async () => {
    const { server, saver, type } = open(jobDraft());
    type('A');
    await vi.advanceTimersByTimeAsync(900);
    type('AB');
    await vi.advanceTimersByTimeAsync(900);
    expect(server.sent).toHaveLength(0);
    expect(saver.unsaved).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sent).toMatchObject([{ step: 1, partial: true, version: 1, data: { title: 'AB' } }]);
    expect(saver.read()).toMatchObject({ status: 'saved' });
    expect(saver.unsaved).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
  });

  test('and taken back again is not sent', async () => {
    const { server, saver, type } = open(jobDraft());
    type('Outra');
    type('Pessoa Desenvolvedora');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent).toHaveLength(0);
    expect(saver.unsaved).toBe(false);
    expect(readBackup(jobDraft().id, 1)).toBeNull();
  });

  test('while a call is under way goes out after it, on the version it made', async () => {
    const { server, type } = open(jobDraft());
    server.hold();
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    type('AB');
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.sent).toHaveLength(1);
    server.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent).toMatchObject([
      { version: 1, data: { title: 'A' } },
      { version: 2, data: { title: 'AB' } },
    ]);
  });

  test('in a new job makes one draft, however fast it is typed', async () => {
    const { server, type } = open(null);
    server.hold();
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    type('AB');
    await vi.advanceTimersByTimeAsync(1000);
    server.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent.map(({ jobId }) => jobId)).toEqual([null, jobDraft().id]);
    expect(readBackup(null, 1)).toBeNull();
  });

  test('in two steps is all sent', async () => {
    const { server, saver, type } = open(jobDraft());
    type('A');
    saver.open(2, stepDataOf(2, jobDraft()));
    saver.change(2, { description: '<p>B</p>', requirements: '', skills: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent.map(({ step }) => step)).toEqual([1, 2]);
    expect(saver.read().status).toBe('saved');
  });
});

describe('a step that is finished', () => {
  test('replaces what was waiting', async () => {
    const { server, saver, type } = open(jobDraft());
    type('A ');
    await saver.complete(1, details(jobDraft(), { title: 'A' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent).toMatchObject([{ partial: false, data: { title: 'A' } }]);
    expect(saver.unsaved).toBe(false);
  });

  test('and refused is kept as it was typed', async () => {
    const { server, saver } = open(jobDraft());
    server.fail(refused());
    await expect(saver.complete(1, details(jobDraft(), { title: 'A' }))).rejects.toThrow('Corrija');
    expect(saver.unsaved).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent.at(-1)).toMatchObject({ partial: true, data: { title: 'A' } });
    expect(saver.unsaved).toBe(false);
  });
});

describe('without a connection', () => {
  test('what was typed stays on this device and is tried again', async () => {
    const { server, saver, type } = open(jobDraft());
    server.fail(offline(), offline());
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read().status).toBe('offline');
    expect(readBackup(jobDraft().id, 1)).toMatchObject({ title: 'A' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saver.read().status).toBe('saved');
    // The same each time, so that the request layer sends them under one key.
    expect(new Set(server.sent.map((saving) => JSON.stringify(saving))).size).toBe(1);
    expect(readBackup(jobDraft().id, 1)).toBeNull();
  });

  test('a save whose answer was lost is no conflict with itself', async () => {
    const { server, saver, type } = open(jobDraft());
    server.fail('after');
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saver.read().status).toBe('saved');
    expect(server.ports.onChangedElsewhere).not.toHaveBeenCalled();
  });
});

describe('two people', () => {
  test('in different steps do not hinder each other', async () => {
    const { server, saver, type } = open(jobDraft());
    server.change({ description: '<p>De outra pessoa</p>' });
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read().status).toBe('saved');
    expect(server.job()).toMatchObject({ description: '<p>De outra pessoa</p>', partial: { 1: { title: 'A' } } });
    expect(server.ports.onChangedElsewhere).toHaveBeenCalledOnce();
  });

  test('in the same step are told, and nothing is overwritten', async () => {
    const { server, saver, type } = open(jobDraft());
    server.change({ internalCode: 'DELES' });
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read()).toMatchObject({ status: 'conflict', step: 1 });
    type('AB');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.job()).toMatchObject({ internalCode: 'DELES', partial: {} });
    expect(saver.unsaved).toBe(true);
  });

  test('keep the last words when they choose their own', async () => {
    const { server, saver, type } = open(jobDraft());
    server.change({ internalCode: 'DELES' });
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    type('AB');
    await saver.resolve('mine');
    expect(saver.read().status).toBe('saved');
    expect(server.job()?.partial).toMatchObject({ 1: { title: 'AB', internalCode: '' } });
  });

  test('let go of their words when they choose the other version', async () => {
    const { server, saver, type } = open(jobDraft());
    server.change({ internalCode: 'DELES' });
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    await saver.resolve('theirs');
    expect(saver.read().status).toBe('saved');
    expect(saver.unsaved).toBe(false);
    expect(server.job()?.partial).toEqual({});
    expect(readBackup(jobDraft().id, 1)).toBeNull();
    saver.change(1, { ...stepDataOf(1, server.job()), title: 'C' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.job()?.partial).toMatchObject({ 1: { title: 'C', internalCode: 'DELES' } });
  });

  test('are asked about again after the page was loaded anew', async () => {
    const { server, type } = open(jobDraft());
    server.change({ internalCode: 'DELES' });
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    const [kept, base] = [readBackup(jobDraft().id, 1), readBackupBase(jobDraft().id, 1)];

    const anew = new StepSaver(server.job(), server.ports);
    anew.open(1, details(server.job()));
    anew.resume(1, kept ?? {}, base);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(anew.read()).toMatchObject({ status: 'conflict', step: 1 });
    expect(server.job()).toMatchObject({ internalCode: 'DELES', partial: {} });
    await anew.resolve('mine');
    expect(server.job()?.partial).toMatchObject({ 1: { title: 'A' } });
  });

  test('are not feared where nobody changed anything since', async () => {
    const { server, saver, type } = open(jobDraft());
    server.fail(offline());
    type('A');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.read().status).toBe('offline');

    const anew = new StepSaver(server.job(), server.ports);
    anew.open(1, details(server.job()));
    anew.resume(1, readBackup(jobDraft().id, 1) ?? {}, readBackupBase(jobDraft().id, 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(anew.read().status).toBe('saved');
  });
});
