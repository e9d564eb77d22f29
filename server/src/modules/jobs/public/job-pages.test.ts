import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeJob, type JobDetail, updateJob } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
const folder = mkdtempSync(join(tmpdir(), 'prova-job-pages-'));

beforeAll(async () => {
  for (const file of ['public.html', 'index.html'])
    writeFileSync(join(folder, file), '<html lang="pt-BR"><head><!--head--></head><body></body></html>');
  server = await startTestServer({ WEB_DIST: folder }, { serveWeb: true });
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Café & Cia' });
  await server.platform.database
    .updateTable('companies')
    .set({ verifiedAt: new Date(), verifiedBy: 'operator', website: 'https://cafe.example' })
    .where('id', '=', recruiter.companyId)
    .execute();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string, language = 'pt-BR') {
  const answer = await server.app.inject({ url: path, headers: { accept: 'text/html', 'accept-language': language } });
  const script = (attributes: string) =>
    new RegExp(`<script ${attributes}>(.*?)</script>`).exec(answer.body)?.[1] ?? 'null';
  return {
    status: answer.statusCode,
    html: answer.body,
    posting: JSON.parse(script('type="application/ld\\+json"')) as Record<string, unknown> | null,
  };
}
const page = (job: JobDetail, language?: string) => open(`/jobs/${job.slug}`, language);

describe('the head of a job', () => {
  test('holds what previews and searches read', async () => {
    const job = await publishJob(server, recruiter, { details: { title: 'Dev "C#" <b>' } });
    const { status, html } = await page(job);
    expect(status).toBe(200);
    expect(html).toContain('<title>Dev &#34;C#&#34; &#60;b&#62; · Café &#38; Cia · Prova</title>');
    expect(html).toContain(
      '<meta name="description" content="Campinas, SP · Cuide dos mapas que as salas de operação olham o dia todo.">',
    );
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/jobs/${job.slug}">`);
    for (const property of ['title', 'description', 'url', 'type', 'site_name', 'locale'])
      expect(html).toContain(`<meta property="og:${property}" content="`);
    expect(html).toContain('<meta property="og:locale" content="pt_BR">');
    expect(html).not.toContain('noindex');
  });

  test('cannot be broken out of by what a recruiter writes', async () => {
    const job = await publishJob(server, recruiter, {
      details: { title: '</script><script>alert(1)</script>', benefits: ['</script><b>'] },
    });
    const { html, posting } = await page(job);
    expect(html).not.toContain('<script>alert');
    expect(posting?.title).toBe('</script><script>alert(1)</script>');
    expect(posting?.description).toContain('<li>&lt;/script&gt;&lt;b&gt;</li>');
  });
});

describe('JobPosting', () => {
  test('of a hybrid job has a place and a pay range', async () => {
    const job = await publishJob(server, recruiter);
    const { posting } = await page(job);
    expect(posting).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: job.title,
      description: `${job.description}${job.requirements}<ul><li>Plano de saúde</li><li>Vale-refeição</li></ul>`,
      identifier: { '@type': 'PropertyValue', name: 'Café & Cia', value: job.id },
      datePosted: '2026-11-20T12:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Café & Cia', sameAs: 'https://cafe.example' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Avenida das Andorinhas, 1200',
          addressLocality: 'Campinas',
          addressRegion: 'SP',
          addressCountry: 'BR',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', minValue: 9000, maxValue: 12500, unitText: 'MONTH' },
      },
      skills: 'React, TypeScript',
      jobBenefits: 'Plano de saúde, Vale-refeição',
      inLanguage: 'pt-BR',
      directApply: true,
      url: `http://localhost:3000/jobs/${job.slug}`,
    });
  });

  test('of a remote job says from where one may work, and no pay that is not shown', async () => {
    const job = await publishJob(server, recruiter, {
      details: { locationModel: 'remote', payMode: 'negotiate', contractType: 'PJ', openings: 3 },
    });
    const { posting, html } = await page(job);
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'BR' },
      employmentType: 'CONTRACTOR',
      totalJobOpenings: 3,
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('baseSalary');
    expect(html).toContain('content="Remoto · Cuide');
  });

  test('of a fixed pay names one amount', async () => {
    const job = await publishJob(server, recruiter, { details: { payMode: 'fixed', payMin: 520_050, payMax: null } });
    expect((await page(job)).posting).toMatchObject({ baseSalary: { value: { value: 5200.5, unitText: 'MONTH' } } });
  });

  test('is gone once the job is closed, and the page asks to be forgotten', async () => {
    const job = await publishJob(server, recruiter);
    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'FILLED' } });
    const { status, posting, html } = await page(job);
    expect([status, posting]).toEqual([200, null]);
    expect(html).toContain('noindex');
  });

  test('keeps the day of publishing when the job is edited', async () => {
    const job = await publishJob(server, recruiter);
    const before = (await page(job)).posting?.datePosted;
    server.clock.advance(86_400);
    recruiter = await signIn(server, recruiter.email);
    await server.call(updateJob, { as: recruiter.token, params: { id: job.id }, body: { title: 'Outra' } });
    expect((await page(job)).posting).toMatchObject({ title: 'Outra', datePosted: before });
  });
});

test('a job of a company that has proven nothing works by its link and is not indexed', async () => {
  const other = await signUp(server, 'RECRUITER');
  const { status, html } = await page(await publishJob(server, other));
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

test('the form names the job’s page as the one to find', async () => {
  const job = await publishJob(server, recruiter);
  const { html } = await open(`/jobs/${job.slug}/apply`);
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/jobs/${job.slug}">`);
  expect(html).toContain('noindex');
});

test('the list of jobs has a head in the reader’s language', async () => {
  expect((await open('/jobs')).html).toContain('<title>Vagas em tecnologia · Prova</title>');
  const english = (await open('/jobs', 'en-US')).html;
  expect(english).toContain('<title>Technology jobs · Prova</title>');
  expect(english).toContain('<html lang="en-US"');
});

test('drafts and unknown addresses are not found', async () => {
  const draft = await draftJob(server, recruiter);
  for (const path of [`/jobs/${draft.slug}`, '/jobs/nunca-existiu', '/jobs/nunca-existiu/apply', '/jobs/%00']) {
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('noindex');
  }
});
