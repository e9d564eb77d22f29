import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { apply } from '@prova/contract/applications/applications';
import { setCompanyLogo } from '@prova/contract/companies/companies';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import pg from 'pg';
import { noisyPhoto } from '../server/test/fixtures/pictures.ts';
import { pdfBomb, pdfResume } from '../server/test/fixtures/resumes.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile, timeCalls } from './support/figure.ts';

const BOMBS = 20;
/** What nobody does faster: the time in which a process is started for the next file. */
const PAUSE_MS = 1_000;

/** What files of strangers cost: ordinary ones, and bombs that unpack to half a gigabyte each. */
export const measure: Measure = async (bench) => {
  const resume = await pdfResume([['Ana Conceição', 'TypeScript e SQL'], ['Recife']]);
  const applied = await timeCalls(30, () => send(bench, resume));
  await allRead(bench.databaseUrl);

  const photo = await noisyPhoto(2400, 1600);
  const drawn: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    await wait(PAUSE_MS);
    const began = performance.now();
    await setLogo(bench, photo);
    drawn.push(performance.now() - began);
  }

  const bomb = pdfBomb(512);
  // A server that is at work has grown by that alone.
  for (let index = 0; index < 500; index += 1) await look(bench);
  const before = await residentMegabytes(bench);
  const others: number[] = [];
  let isRead = false;
  const bombs = Promise.all(Array.from({ length: BOMBS }, () => send(bench, bomb)))
    .then(() => allRead(bench.databaseUrl))
    .finally(() => {
      isRead = true;
    });
  while (!isRead) {
    const began = performance.now();
    await look(bench);
    others.push(performance.now() - began);
    await wait(50);
  }
  await bombs;
  const kept = Math.max(0, (await residentMegabytes(bench)) - before);
  return [
    { name: `memory kept after ${BOMBS} PDF bombs`, value: kept, limit: 100, unit: 'MB', better: 'lower' },
    {
      name: 'other calls while they are read, p95',
      value: percentile(others, 0.95),
      limit: 150,
      unit: 'ms',
      better: 'lower',
    },
    {
      name: 'application with a résumé, median',
      value: percentile(applied, 0.5),
      limit: 100,
      unit: 'ms',
      better: 'lower',
    },
    { name: 'logo of 4 megapixels, median', value: percentile(drawn, 0.5), limit: 600, unit: 'ms', better: 'lower' },
  ];
};

async function send({ url, volume }: Bench, body: Buffer): Promise<void> {
  const form = new FormData();
  const email = `${randomUUID()}@correio.example`;
  form.set('data', JSON.stringify({ fullName: 'Ana Conceição', email, noticeVersion: PRIVACY_VERSION }));
  form.set('resume', new Blob([new Uint8Array(body)]), 'curriculo.pdf');
  await expectDone(await fetch(url + apply.path.replace(':slug', volume.jobSlug), { method: 'POST', body: form }));
}

async function setLogo({ url, volume, accessToken }: Bench, body: Buffer): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(body)]), 'marca.jpg');
  const path = setCompanyLogo.path.replace(':id', volume.companyId);
  const headers = { authorization: `Bearer ${accessToken}` };
  await expectDone(await fetch(url + path, { method: setCompanyLogo.method, headers, body: form }));
}

async function look({ url, volume }: Bench): Promise<void> {
  await expectDone(await fetch(url + getPublicJob.path.replace(':slug', volume.jobSlug)));
}

async function expectDone(answer: Response): Promise<void> {
  const body = await answer.text();
  if (!answer.ok) throw new Error(`A call was refused: ${body}`);
}

async function residentMegabytes({ url }: Bench): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (!bytes) throw new Error('The server does not say how much memory it has.');
  return Number(bytes) / 1024 / 1024;
}

/** Waits until something has come of every stored résumé. */
async function allRead(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::int as left from files f left join file_texts t on t.file_id = f.id
         where f.mime = 'application/pdf' and f.state = 'stored' and t.file_id is null`,
      );
      if (rows[0]?.left === 0) return;
      await wait(100);
    }
  } finally {
    await client.end();
  }
}
