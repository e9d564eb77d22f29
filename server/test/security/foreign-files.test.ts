import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apply } from '@prova/contract/applications/applications';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall } from '../applications-factory.ts';
import { docxBomb, pdfBomb, pdfResume } from '../fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';
import { besides, endPrograms, type Program, startProgram } from '../platform/program.ts';

/** What the server itself may keep of all bombs; one of them alone unpacks to more. */
const GROWTH_MAX_MB = 100;
/** The sandbox has at most eight places, one of which is not for résumés. Each takes seconds of computing. */
const BOMBS = 8;

let server: TestServer;
let job: JobDetail;
let program: Program;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  job = await publishJob(server, await signUp(server, 'RECRUITER'));
  await server.drain();
  program = startProgram(besides(server));
  await program.address;
});
afterAll(async () => {
  await endPrograms();
  await server.close();
});

async function send(body: Buffer, name = 'curriculo.pdf'): Promise<number> {
  const call = applicationCall(job, { resume: { name, body } });
  const form = new FormData();
  form.set('data', JSON.stringify(call.body));
  form.append('resume', new Blob([new Uint8Array(body)]), name);
  const { status } = await program.fetch(apply.path.replace(':slug', job.slug), { method: 'POST', body: form });
  return status;
}

/** How many résumés have come to which end. */
async function texts(): Promise<Record<string, number>> {
  const rows = await server.platform.database.selectFrom('fileTexts').select('state').execute();
  const counted: Record<string, number> = {};
  for (const { state } of rows) counted[state] = (counted[state] ?? 0) + 1;
  return counted;
}

const residentMegabytes = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8'))?.[1]) / 1024;
const children = () => {
  const { pid } = program.process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length;
};

test('the server loads no parser of foreign files itself', () => {
  const parsers = /^(sharp|file-type|pdfjs-dist)(\/|$)/;
  const seen = new Set<string>();
  const loaded: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type\b)[^;']*'([^']+)';/gm);
    for (const [, target = ''] of imports) {
      if (target.startsWith('.')) follow(resolve(dirname(file), target));
      else if (parsers.test(target)) loaded.push(`${file}: ${target}`);
    }
  };
  follow(fileURLToPath(new URL('../../src/main.ts', import.meta.url)));
  expect(seen.size).toBeGreaterThan(200);
  expect(loaded).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'bombs at once, more than are looked into together, leave the server small and at work, and the next résumé is read',
  async () => {
    const sound = await pdfResume([['Ana Conceição', 'TypeScript']]);
    expect(await send(sound)).toBe(201);
    await expect.poll(texts).toEqual({ extracted: 1 });
    const before = residentMegabytes();

    const pdf = pdfBomb(512);
    const docx = docxBomb(80);
    const statuses = Promise.all(
      Array.from({ length: BOMBS }, (_, i) => (i === 0 ? send(docx, 'cv.docx') : send(pdf))),
    );
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes());
    }, 100);
    // Somebody looks at the job meanwhile.
    const page = await program.fetch(getPublicJob.path.replace(':slug', job.slug));
    expect(page.status).toBe(200);
    // A bomb is a PDF like any other until it is read.
    expect(await statuses).toEqual(Array(BOMBS).fill(201));
    expect(await send(sound)).toBe(201);
    await expect.poll(texts, { timeout: 240_000, interval: 500 }).toEqual({ extracted: 2, unreadable: BOMBS });
    clearInterval(watch);

    expect(most - before).toBeLessThan(GROWTH_MAX_MB);
    // Those that are kept ready are left, and nothing else.
    await expect.poll(children).toBeLessThanOrEqual(2);
  },
  360_000,
);
