import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import * as fixtures from '../../../test/fixtures/resumes.ts';
import { newId } from '../../../test/new-id.ts';
import { system } from '../../platform/actor.ts';
import { DAY, HOUR, MINUTE, systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { type Ctx, createContext, type Platform } from '../../platform/context.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { watchDiskSpace } from '../../platform/disk-space.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { localStorage } from '../../platform/storage/local-storage.ts';
import { signFileLink } from '../../platform/storage/signed-link.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type SteppedTasks, steppedTasks } from '../../platform/tasks/stepped-tasks.ts';
import { enqueue, type Task } from '../../platform/tasks.ts';
import { DOCX, PDF } from './document-mimes.ts';
import { registerFileRoutes } from './files.routes.ts';
import {
  deleteFile,
  extractResumeText,
  fileLink,
  keepFile,
  onTextExtracted,
  pictureLink,
  storeFile,
  storePicture,
  storeResume,
} from './files.service.ts';
import { fileTasks } from './files.tasks.ts';

const [, sweepTask] = fileTasks;
const company = newId();
const notified: string[] = [];
const follower = onTextExtracted('test.note', async (_ctx, fileId) => {
  notified.push(fileId);
});

let folder: string;
let database: Database;
let tasks: SteppedTasks;
let storage: Storage;
let ctx: Ctx;
let http: FastifyInstance;
let now = new Date('2026-03-01T12:00:00Z');
const logged: string[] = [];
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  cleanUp.push(testDatabase.drop);
  folder = await mkdtemp(join(tmpdir(), 'prova-files-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const config = readConfig(
    { NODE_ENV: 'test', DATABASE_URL: testDatabase.url },
    { secret: (name) => name.repeat(10) },
  );
  const sink = new PassThrough();
  sink.on('data', (line) => logged.push(String(line)));
  const log = pino({ level: 'debug' }, sink);
  database = openDatabase(config.databaseUrl, { size: 5, log });
  cleanUp.push(() => database.close());
  tasks = steppedTasks({ databaseUrl: config.databaseUrl, log });
  cleanUp.push(() => tasks.stop());
  storage = localStorage(folder);
  const sandbox = openSandbox({ log });
  cleanUp.push(() => sandbox.close());
  const platform: Platform = {
    config,
    database: database.kysely,
    diskSpace: watchDiskSpace(config, { database: database.kysely, storage }),
    log,
    clock: { ...systemClock, now: () => now },
    tasks,
    sandbox,
    storage: {
      ...storage,
      read: (key, range) => {
        opened += 1;
        return storage.read(key, range);
      },
      remove: (key) => (key === stuck ? Promise.reject(new Error('stuck')) : storage.remove(key)),
    },
  };
  await tasks.start([...fileTasks, follower] as unknown as Task<unknown>[], { platform, work: false });
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
  http = await createHttpServer(platform, []);
  registerFileRoutes(http, platform);
  cleanUp.push(() => http.close());
});
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** How often an object was opened. */
let opened = 0;
/** The key whose object the storage refuses to remove. */
let stuck: string | undefined;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const upload = (body: Buffer | Readable, extra: { name?: string; mime?: string; maxBytes?: number } = {}) =>
  storeFile(ctx, { companyId: company, name: 'cv.pdf', mime: PDF, maxBytes: 1000, body, ...extra });
async function kept(body: Buffer, extra: { name?: string; mime?: string } = {}) {
  const file = await upload(body, { ...extra, maxBytes: 10_000_000 });
  await ctx.transaction((ctx) => keepFile(ctx, file.id));
  return file.id;
}
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const row = (id: string) => ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
const textOf = (id: string) => ctx.db.selectFrom('fileTexts').selectAll().where('fileId', '=', id).executeTakeFirst();
async function drain() {
  expect((await tasks.drain()).failures).toEqual([]);
}
async function sweep() {
  await enqueue(ctx, sweepTask, {});
  await drain();
}

describe('storing', () => {
  test('a kept file has its size, its hash and a clean name', async () => {
    const body = Buffer.from('%PDF-1.7 …');
    for (const form of [body, Readable.from([body.subarray(0, 4), body.subarray(4)])]) {
      const file = await upload(form, { name: '../João\u202e.pdf' });
      expect(file).toMatchObject({ name: 'João.pdf', mime: PDF, bytes: body.length });
      expect(file.sha256.toString('hex')).toBe(createHash('sha256').update(body).digest('hex'));
      await ctx.transaction((ctx) => keepFile(ctx, file.id));
      expect(await row(file.id)).toMatchObject({
        state: 'stored',
        companyId: company,
        bytes: body.length,
        sha256: file.sha256,
      });
    }
  });

  test('the limit is counted, not believed', async () => {
    const largest = Buffer.alloc(1000, 'x');
    expect(await upload(largest)).toMatchObject({ bytes: 1000 });
    const tooLarge = { code: 'FILE_TOO_LARGE' };
    await expect(upload(Buffer.alloc(1001))).rejects.toMatchObject(tooLarge);
    await expect(upload(Readable.from([largest, Buffer.from('x')]))).rejects.toMatchObject(tooLarge);
    await expect(upload(Buffer.alloc(0))).rejects.toMatchObject({ code: 'FILE_EMPTY' });
    await expect(upload(Readable.from([]))).rejects.toMatchObject({ code: 'FILE_EMPTY' });
  });

  test('a storage that fails says so at once, even when it reads nothing', async () => {
    const broken = { ...ctx.platform.storage, put: () => Promise.reject(new Error('disk full')) };
    const failing = createContext({ ...ctx.platform, storage: broken }, { actor: system, locale: 'pt-BR' });
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    await expect(
      storeFile(failing, { companyId: null, name: 'x', mime: PDF, maxBytes: 1e9, body: endless }),
    ).rejects.toThrow('disk full');
    expect(endless.destroyed).toBe(true);
  });

  test('a résumé is inspected first', async () => {
    const file = await storeResume(ctx, {
      companyId: company,
      name: 'cv.pdf',
      body: await fixtures.docxResume(['Ana']),
    });
    expect(file).toMatchObject({ mime: DOCX, name: 'cv.pdf.docx' });
    await expect(
      storeResume(ctx, { companyId: company, name: 'cv.pdf', body: fixtures.pngPicture() }),
    ).rejects.toMatchObject({
      code: 'FILE_TYPE_UNSUPPORTED',
    });
  });

  test('uploading inside a transaction is refused', async () => {
    const inside = ctx.transaction((ctx) =>
      storeFile(ctx, { companyId: null, name: 'x', mime: PDF, maxBytes: 10, body: Buffer.from('x') }),
    );
    await expect(inside).rejects.toThrow('before the transaction');
  });
});

describe('what nobody keeps', () => {
  test('is swept a day later: forgotten, broken, or kept in a transaction that failed', async () => {
    const forgotten = await upload(Buffer.from('x'));
    const undone = await upload(Buffer.from('x'));
    await expect(
      ctx.transaction(async (ctx) => {
        await keepFile(ctx, undone.id);
        throw new Error('the owner could not be written');
      }),
    ).rejects.toThrow('the owner');
    const ofUse = await kept(Buffer.from('x'));

    later(DAY - MINUTE);
    await sweep();
    expect(await storage.exists(forgotten.id)).toBe(true);

    const fresh = await upload(Buffer.from('x'));
    later(2 * MINUTE);
    await sweep();
    for (const { id } of [forgotten, undone]) {
      expect(await storage.exists(id)).toBe(false);
      expect(await row(id)).toMatchObject({ state: 'deleted', name: '', sha256: null, deletedAt: now });
      await expect(keepFile(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const id of [ofUse, fresh.id]) expect(await storage.exists(id)).toBe(true);
    expect(await ctx.db.selectFrom('files').select('id').where('state', '=', 'uploading').execute()).toEqual([
      { id: fresh.id },
    ]);
  });

  test('cannot be kept before it has arrived', async () => {
    const slow = new PassThrough();
    const arriving = upload(slow);
    slow.write('half');
    const half = ctx.db.selectFrom('files').select('id').where('state', '=', 'uploading').where('sha256', 'is', null);
    await expect.poll(() => half.orderBy('id', 'desc').executeTakeFirst()).toBeDefined();
    const { id } = await half.orderBy('id', 'desc').executeTakeFirstOrThrow();
    await expect(keepFile(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    slow.end();
    expect((await arriving).id).toBe(id);
    await keepFile(ctx, id);
  });
});

describe('deleting', () => {
  test('ends links, name and text at once, and the object with the next sweep', async () => {
    const id = await kept(await fixtures.pdfResume([['Ana']]));
    await extractResumeText(ctx, id);
    await drain();
    const link = fileLink(ctx, id, 'inline');
    expect((await get(link)).statusCode).toBe(200);

    await ctx.transaction((ctx) => deleteFile(ctx, id));
    expect((await get(link)).statusCode).toBe(404);
    expect(await row(id)).toMatchObject({ name: '', sha256: null, deletedAt: null });
    expect(await textOf(id)).toBeUndefined();
    expect(await storage.exists(id)).toBe(true);
    await sweep();
    expect(await storage.exists(id)).toBe(false);
    expect(await row(id)).toMatchObject({ state: 'deleted', deletedAt: now });
  });

  test('an object that cannot be removed keeps no other, and is tried again', async () => {
    const ids = [await kept(Buffer.from('1')), await kept(Buffer.from('2')), await kept(Buffer.from('3'))];
    for (const id of ids) await deleteFile(ctx, id);
    stuck = ids[1];
    await enqueue(ctx, sweepTask, {});
    const { failures } = await tasks.drain();
    expect(failures.length).toBeGreaterThan(0);
    expect(await Promise.all(ids.map((id) => storage.exists(id)))).toEqual([false, true, false]);
    stuck = undefined;
    await sweep();
    expect(await storage.exists(String(ids[1]))).toBe(false);
  });
});

describe('texts', () => {
  test('a kept résumé gets its text, and whoever follows is told once', async () => {
    const id = await kept(await fixtures.pdfResume([['Ana Conceição', 'TypeScript']]));
    notified.length = 0;
    await ctx.transaction(async (ctx) => {
      await extractResumeText(ctx, id);
      await extractResumeText(ctx, id);
    });
    await drain();
    expect(await textOf(id)).toMatchObject({ state: 'extracted', body: 'Ana Conceição\nTypeScript' });
    expect(notified).toEqual([id]);
    await extractResumeText(ctx, id);
    await drain();
    expect(notified).toEqual([id]);
  });

  test('a résumé that cannot be read says so', async () => {
    const id = await kept(fixtures.encryptedPdf('Ana', 'secret'));
    notified.length = 0;
    await extractResumeText(ctx, id);
    await drain();
    expect(await textOf(id)).toMatchObject({ state: 'unreadable', body: '' });
    expect(notified).toEqual([id]);
  });

  test('a file that was deleted meanwhile gets none', async () => {
    const id = await kept(await fixtures.pdfResume([['Ana']]));
    await extractResumeText(ctx, id);
    await deleteFile(ctx, id);
    notified.length = 0;
    await drain();
    expect(await textOf(id)).toBeUndefined();
    expect(notified).toEqual([]);
  });
});

describe('GET /files/:id', () => {
  test('gives the file as a document that may do nothing', async () => {
    const body = await fixtures.pdfResume([['Ana']]);
    const id = await kept(body, { name: 'Currículo.pdf' });
    const response = await get(fileLink(ctx, id, 'inline'));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(body)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': PDF,
      'content-length': String(body.length),
      'content-disposition': `inline; filename=Curriculo.pdf; filename*=UTF-8''Curr%C3%ADculo.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    });
    const policy = String(response.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]));
  });

  test('shows only what a browser can show safely', async () => {
    const disposition = async (mime: string, wanted: 'inline' | 'attachment') =>
      String(
        (await get(fileLink(ctx, await kept(Buffer.from('x'), { mime }), wanted))).headers['content-disposition'],
      ).split(';')[0];
    for (const mime of [PDF, 'image/png', 'image/jpeg', 'video/webm', 'audio/ogg']) {
      expect(await disposition(mime, 'inline')).toBe('inline');
      expect(await disposition(mime, 'attachment')).toBe('attachment');
    }
    for (const mime of [DOCX, 'text/html', 'image/svg+xml', 'application/xml', 'application/octet-stream']) {
      expect(await disposition(mime, 'inline')).toBe('attachment');
    }
  });

  test('gives parts', async () => {
    const id = await kept(Buffer.from('0123456789'));
    const link = fileLink(ctx, id, 'inline');
    const part = await get(link, { range: 'bytes=2-5' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('2345');
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-5/10', 'content-length': '4' });
    expect((await get(link, { range: 'bytes=-1' })).body).toBe('9');

    const beyond = await get(link, { range: 'bytes=10-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */10');

    const etag = String(part.headers.etag);
    expect((await get(link, { range: 'bytes=0-0', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(link, { range: 'bytes=0-0', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('never compresses: a part of a compressed file is no part', async () => {
    const id = await kept(Buffer.alloc(5000, 'text '), { mime: 'text/plain' });
    const response = await get(fileLink(ctx, id, 'attachment'), { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.rawPayload.length).toBe(5000);
  });

  test('an expired link says so; every other wrong one is not found', async () => {
    const id = await kept(Buffer.from('x'));
    const link = fileLink(ctx, id, 'inline');
    const [path] = link.split('?');
    const refused = async (url: string) => {
      const response = await get(url);
      return `${response.statusCode} ${response.json().error}`;
    };
    expect(await refused(String(path))).toBe('404 NOT_FOUND');
    expect(await refused(link.replace('d=inline', 'd=attachment'))).toBe('404 NOT_FOUND');
    expect(await refused(`${link}&d=attachment`)).toBe('404 NOT_FOUND');
    expect(await refused(link.slice(0, -1))).toBe('404 NOT_FOUND');
    expect(await refused('/files/not-an-id?exp=1&d=inline&sig=x')).toBe('404 NOT_FOUND');
    expect(await refused(fileLink(ctx, newId(), 'inline'))).toBe('404 NOT_FOUND');
    expect(await refused(fileLink(ctx, (await upload(Buffer.from('x'))).id, 'inline'))).toBe('404 NOT_FOUND');

    later(10 * MINUTE - 1);
    expect((await get(link)).statusCode).toBe(200);
    later(1);
    expect(await refused(link)).toBe('410 FILE_LINK_EXPIRED');
    const old = signFileLink(
      { fileSecret: 'another'.repeat(6) },
      { fileId: id, expiresAt: now, disposition: 'inline' },
    );
    expect(await refused(old)).toBe('404 NOT_FOUND');
  });

  test('an object that went missing is not found, and logged', async () => {
    const id = await kept(Buffer.from('x'));
    await storage.remove(id);
    expect((await get(fileLink(ctx, id, 'inline'))).statusCode).toBe(404);
    expect(logged.join('')).toContain('the object of a stored file is missing');
  });

  test('the signature reaches no log', async () => {
    const id = await kept(Buffer.from('x'));
    const link = fileLink(ctx, id, 'inline');
    logged.length = 0;
    await get(link);
    await get(`${link}x`);
    later(HOUR);
    await get(link);
    expect(logged.join('')).toContain('/files/:id');
    expect(logged.join('')).not.toContain(new URL(link, 'http://localhost').searchParams.get('sig'));
  });
});

test('a picture is drawn again, and its link stays the same for an hour', async () => {
  now = new Date('2026-05-01T12:10:00Z');
  const file = await storePicture(ctx, { companyId: null, shape: 'avatar', body: await twoHalves('jpeg') });
  expect(file).toMatchObject({ name: 'avatar.webp', mime: 'image/webp' });
  await ctx.transaction((ctx) => keepFile(ctx, file.id));
  const link = pictureLink(ctx, file.id);
  const shown = await get(link);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(shown.headers['content-disposition']).toMatch(/^inline/);
  later(45 * MINUTE);
  expect(pictureLink(ctx, file.id)).toBe(link);
  later(HOUR);
  expect(pictureLink(ctx, file.id)).not.toBe(link);
  later(HOUR);
  expect((await get(link)).statusCode).toBe(410);
});

test('what the browser has already is not opened again', async () => {
  const link = fileLink(ctx, await kept(Buffer.from('%PDF-1.7 known')), 'inline');
  const first = await get(link);
  const before = opened;
  for (const tag of [first.headers.etag, `W/${first.headers.etag}`, `"other", ${first.headers.etag}`, '*']) {
    const again = await get(link, { 'if-none-match': String(tag), range: 'bytes=0-3' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  expect(opened).toBe(before);
  expect((await get(link, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});
