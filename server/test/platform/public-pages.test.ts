import { readFile } from 'node:fs/promises';
import { jobSearchOf, jobSearchQuery } from '@prova/contract/jobs/job-search';
import { closeJob, removeJob, updateJob } from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import type { PageState } from '@prova/contract/pages';
import { urlOf } from '@prova/contract/paths';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWebClient } from '../../../scripts/support/web-client.ts';
import { createApp } from '../../src/app.ts';
import { applyTo, statusToken } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { sendNewOffer } from '../offers-factory.ts';
import { type Person, signUp } from '../people.ts';

let server: TestServer;
/** Another process of the installation, on the same database. */
let other: FastifyInstance;
let closeOther: () => Promise<void>;
let recruiter: Person;

beforeAll(async () => {
  await buildWebClient();
  server = await startTestServer({}, { serveWeb: true });
  const { config, log, clock, sandbox } = server.platform;
  const second = await createApp(config, { log, clock, tasks: server.tasks, sandbox });
  await second.http.ready();
  other = second.http;
  closeOther = () => second.http.close();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Café & Cia' });
  await server.platform.database
    .updateTable('companies')
    .set({ verifiedAt: new Date(), verifiedBy: 'operator' })
    .where('id', '=', recruiter.companyId)
    .execute();
});
afterAll(async () => {
  await closeOther();
  await server.close();
});

interface Open {
  readonly language?: string;
  readonly cookies?: Record<string, string>;
  readonly app?: FastifyInstance;
  readonly encoding?: string;
}

async function open(url: string, { language = 'pt-BR', cookies = {}, app = server.app, encoding }: Open = {}) {
  const answer = await app.inject({
    url,
    cookies,
    headers: {
      accept: 'text/html',
      host: 'localhost',
      'accept-language': language,
      ...(encoding && { 'accept-encoding': encoding }),
    },
  });
  const html = answer.body;
  return { status: answer.statusCode, headers: answer.headers, html, text: textOf(html), raw: answer.rawPayload };
}

/** What stands on the page for who runs no script. */
function textOf(html: string): string {
  const root = /<div id="root">([\s\S]*)<script type="application\/json" id="page-state">/.exec(html)?.[1] ?? '';
  return root
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ');
}
const stateOf = (html: string): PageState =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('without any script', () => {
  test.each([
    ['/cookies', 'Cookies e armazenamento', 'um código aleatório que reconhece um aparelho'],
    ['/ajuda', 'Ajuda', 'Conexão criptografada'],
    ['/faq', 'Perguntas frequentes', 'Preciso de conta para me candidatar?'],
  ])('%s is read whole, and may be found', async (path, title, words) => {
    const { status, html, text } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} · Prova</title>`);
    expect(html).not.toContain('noindex');
    expect(text).toContain(words);
    const english = await open(path, { language: 'en-US' });
    expect(english.text).not.toContain(words);
  });

  test('a job is read, linked and applied to, in the reader’s language and without scripts of its author', async () => {
    const job = await publishJob(server, recruiter, {
      details: { title: 'Dev <i>C#</i>' },
      description: { description: '<p>Cuide <strong>dos mapas</strong>.</p>' },
    });
    // As if something had reached the table past the door that cleans it.
    await server.platform.database
      .updateTable('jobs')
      .set({ requirements: '<p onclick="alert(1)">Saber</p><script>alert(2)</script>' })
      .where('id', '=', job.id)
      .execute();
    const { html, text } = await open(`/jobs/${job.slug}?src=grupo"><script>`);
    expect(html).toContain('Dev &lt;i&gt;C#&lt;/i&gt;</h1>');
    expect(text).toContain('Café & Cia');
    expect(text).toContain('R$ 9.000 – 12.500 por mês');
    expect(html).toContain('<p>Cuide <strong>dos mapas</strong>.</p>');
    expect(text).toMatch(/React avançado TypeScript intermediário Saber/);
    expect(html).toContain(`href="/jobs/${job.slug}/apply?src=grupo%22%3E%3Cscript%3E"`);
    expect(main(html)).not.toMatch(/<script|onclick|style=/);
    const english = await open(`/jobs/${job.slug}`, { language: 'en-GB,en;q=0.9' });
    expect(english.html).toContain('<html lang="en-US"');
    expect(english.text).toContain('Apply');
    expect(stateOf(english.html).answers[`/api/v1/public/jobs/${job.slug}`]?.body).toEqual({
      success: true,
      data: (await server.call(getPublicJob, { params: { slug: job.slug }, headers: { 'accept-language': 'en-GB' } }))
        .data,
    });

    const form = await open(`/jobs/${job.slug}/apply`);
    expect(form.text).toContain('Nome completo');
    expect(form.html).toContain('<noscript>');
    // Before its code has come it sends nothing: neither by a click nor by the Enter key.
    expect(main(form.html)).not.toContain('type="submit"');
  });

  test('the list names jobs and leads to each, and its search and pages work by address', async () => {
    const { slug } = await publishJob(server, recruiter, { details: { title: 'Guarda de faróis' } });
    const { text, html } = await open('/jobs?search=far%C3%B3is&page=1');
    expect(text).toContain('1 vaga');
    expect(html).toContain(`href="/jobs/${slug}"`);
    const search = jobSearchOf(new URLSearchParams('search=faróis&page=1'));
    expect(Object.keys(stateOf(html).answers)).toEqual([urlOf('/api/v1/public/jobs', {}, jobSearchQuery(search))]);
    const none = await open('/jobs?search=nenhuma-destas&level=imaginary');
    expect(none.status).toBe(200);
    expect(none.text).toContain('Nenhuma vaga');
  });

  test.each([
    ['/', 'Conhecimento', 'Knowledge'],
    ['/termos', 'Quem pode usar', 'Who may use it'],
    ['/privacidade', 'Quais dados tratamos', 'What data we process'],
    ['/privacy/requests', 'Página não encontrada', 'Page not found'],
    ['/companies/cafe-cia', 'Café & Cia', 'Café & Cia'],
    ['/auth/login', 'Esqueci minha senha', 'Forgot my password'],
    ['/500', 'Algo deu errado do nosso lado', 'Something went wrong on our end'],
    ['/no/such/page', 'Página não encontrada', 'Page not found'],
  ])('%s has its words in both languages', async (path, ptBR, enUS) => {
    const [portuguese, english] = [await open(path), await open(path, { language: 'en' })];
    expect(portuguese.text).toContain(ptBR);
    expect(english.text).toContain(enUS);
    expect(portuguese.html).toContain('<html lang="pt-BR"');
    expect(english.html).toContain('<html lang="en-US"');
  });
});

describe('the status', () => {
  test('says that there is no such page, job, company or link', async () => {
    const nobody = 'k3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk';
    for (const path of ['/no/such/page', '/jobs/nope', '/jobs/nope/apply', '/companies/nope', `/offers/${nobody}`]) {
      const { status, html, text } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('noindex');
      expect(text.length).toBeGreaterThan(50);
    }
  });

  test('of a link that was revoked is 410, of a closed job 200 without being indexed', async () => {
    const job = await publishJob(server, recruiter);
    const candidate = await applyTo(server, job);
    const token = await statusToken(server, candidate.email);
    const path = `/applications/${token}`;
    const live = await open(path);
    expect([live.status, live.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(live.text).toContain(job.title);
    const offer = await sendNewOffer(server, recruiter, candidate);
    const offered = await open(`/offers/${offer.token}`);
    expect(offered.status).toBe(200);
    expect(offered.text).toContain('Café & Cia');

    await server.platform.database.updateTable('tokens').set({ revokedAt: new Date() }).execute();
    for (const gone of [path, `/offers/${offer.token}`]) {
      const { status, text } = await open(gone);
      expect([gone, status]).toEqual([gone, 410]);
      expect(text).toMatch(/expirou|não vale mais/);
    }

    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'FILLED' } });
    const closed = await open(`/jobs/${job.slug}`);
    expect(closed.status).toBe(200);
    expect(closed.html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(closed.html).not.toContain('/apply');
  });
});

describe('the language', () => {
  test('is that of the account, else of the cookie, else what the browser asks for, else Portuguese', async () => {
    const english = await signUp(server, 'RECRUITER', { companyName: 'Anglia' });
    await server.platform.database
      .updateTable('users')
      .set({ locale: 'en-US' })
      .where('email', '=', english.email)
      .execute();
    const lang = async (options: Open) => /<html lang="([^"]+)"/.exec((await open('/jobs', options)).html)?.[1];
    const session = { accessToken: english.token };
    expect(await lang({ cookies: { ...session, 'app-locale': 'pt-BR' } })).toBe('en-US');
    expect(await lang({ cookies: { 'app-locale': 'en-US' }, language: 'pt-BR' })).toBe('en-US');
    expect(await lang({ cookies: { accessToken: 'none-of-ours', 'app-locale': 'en-US' } })).toBe('en-US');
    expect(await lang({ language: 'en-GB' })).toBe('en-US');
    expect(await lang({ language: 'ja' })).toBe('pt-BR');
  });

  test('and the account of one never reach another, however many ask at once', async () => {
    const titles = ['Alfa', 'Beta', 'Gama', 'Delta'].map((title) => `Pessoa ${title}`);
    const jobs = await Promise.all(titles.map((title) => publishJob(server, recruiter, { details: { title } })));
    const asked = Array.from({ length: 200 }, (_, index) => {
      const job = jobs[index % jobs.length];
      const english = index % 3 === 0;
      return { path: `/jobs/${job?.slug}`, title: job?.title ?? '', english, signedIn: index % 5 === 0 };
    });
    const pages = await Promise.all(
      asked.map(({ path, english, signedIn }) =>
        open(path, {
          language: english ? 'en' : 'pt-BR',
          cookies: signedIn ? { accessToken: recruiter.token, 'app-locale': 'pt-BR' } : {},
        }),
      ),
    );
    for (const [index, { html, text, headers }] of pages.entries()) {
      const { title, english, signedIn } = asked[index] as (typeof asked)[number];
      const locale = english && !signedIn ? 'en-US' : 'pt-BR';
      expect(html).toContain(`<html lang="${locale}"`);
      expect(stateOf(html).locale).toBe(locale);
      expect(text).toContain(title);
      for (const another of titles) if (another !== title) expect(text).not.toContain(another);
      expect(text).toContain(signedIn ? 'Minha área' : locale === 'en-US' ? 'Sign in' : 'Entrar');
      expect(html).not.toContain(recruiter.email);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('a page that is kept', () => {
  test('is right at the next request of every process after the job was edited, closed and deleted', async () => {
    const job = await publishJob(server, recruiter, { details: { title: 'Antes' } });
    const path = `/jobs/${job.slug}`;
    const both = async () => Promise.all([open(path), open(path, { app: other })]);
    const list = async () => Promise.all([open('/jobs?search=depois'), open('/jobs?search=depois', { app: other })]);
    for (const { text } of [...(await both()), ...(await both())]) expect(text).toContain('Antes');
    for (const { text } of [...(await list()), ...(await list())]) expect(text).toContain('Nenhuma vaga');

    for (const title of ['Depois', 'Depois disso', 'Depois de tudo']) {
      await server.call(updateJob, { as: recruiter.token, params: { id: job.id }, body: { title } });
      for (const { text } of await both()) expect(text).toContain(`${title} `);
      for (const { text } of await list()) expect(text).toContain(title);
    }
    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'FILLED' } });
    for (const { html } of await both()) expect(html).not.toContain('/apply');
    for (const { text } of await list()) expect(text).toContain('Nenhuma vaga');
    await server.call(removeJob, { as: recruiter.token, params: { id: job.id } });
    for (const { status } of await both()) expect(status).toBe(404);
  });

  test('changes with its company, whoever writes the tables', async () => {
    const job = await publishJob(server, recruiter);
    const path = `/jobs/${job.slug}`;
    const name = (text: string) => /Café & Cia|Chá Limitada/.exec(text)?.[0];
    for (const app of [server.app, other, server.app, other])
      expect(name((await open(path, { app })).text)).toBe('Café & Cia');
    const rename = (to: string) =>
      server.platform.database
        .updateTable('companies')
        .set({ name: to })
        .where('id', '=', recruiter.companyId)
        .execute();
    await rename('Chá Limitada');
    for (const app of [server.app, other]) expect(name((await open(path, { app })).text)).toBe('Chá Limitada');
    await rename('Café & Cia');
    await server.platform.database.deleteFrom('jobSkills').where('jobId', '=', job.id).execute();
    for (const app of [server.app, other]) expect(main((await open(path, { app })).html)).not.toContain('avançado');
  });

  test('comes as the browser unpacks it, and not at all where it has it already', async () => {
    const first = await open('/termos', { encoding: 'br, gzip' });
    const again = await open('/termos', { encoding: 'br, gzip' });
    expect(again.headers['content-encoding']).toBe('br');
    expect(again.raw).toEqual(first.raw);
    expect((await open('/termos', { encoding: 'gzip' })).headers['content-encoding']).toBe('gzip');
    const plain = await open('/termos', { encoding: 'br;q=0' });
    expect([plain.headers['content-encoding'], plain.text.length > 1000]).toEqual([undefined, true]);
    const known = await server.app.inject({
      url: '/termos',
      headers: { accept: 'text/html', 'accept-language': 'pt-BR', 'if-none-match': String(again.headers.etag) },
    });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

test('whoever is signed in is led from the landing page home', async () => {
  const cookies = { accessToken: recruiter.token };
  const { status, headers } = await open('/', { cookies });
  expect([status, headers.location]).toEqual([302, '/admin/recruiter/home']);
  // A session that has to be renewed first is not shown the invitation of visitors meanwhile.
  const returning = await open('/', { cookies: { accessToken: 'ended' } });
  expect(returning.status).toBe(200);
  expect(returning.text).not.toContain('Quero contratar');
  expect((await open('/jobs', { cookies })).html).toContain('href="/admin/recruiter/home"');
});

test('who holds no session is led from behind the login to it, and back afterwards', async () => {
  const path = '/admin/recruiter/jobs?search=a%26b';
  const { status, headers } = await open(path);
  expect([status, headers.location]).toEqual([302, `/auth/login?next=${encodeURIComponent(path)}`]);
  expect((await open('/admin')).headers.location).toBe('/auth/login');
  // Only the client can tell whether what it holds is still good.
  expect((await open(path, { cookies: { accessToken: 'ended' } })).status).toBe(200);
});

test('what a page of the application reads first is named in its head, to whom it is known', async () => {
  const path = '/admin/recruiter/jobs/7c5e/board';
  const readsOf = async (address: string, accessToken: string) => {
    const { html } = await open(address, { cookies: { accessToken } });
    return [...html.matchAll(/<meta name="early-read" content="([^"]*)"/g)].map(([, address]) => address);
  };
  const session = '/api/v1/auth/status';
  const board = ['/api/v1/applications/funnel-board?jobId=7c5e', session];
  expect(await readsOf(path, recruiter.token)).toEqual(board);
  // A browser asks for modules that the head links to before it runs any script, and the reads would wait for that.
  expect((await open(path, { cookies: { accessToken: recruiter.token } })).html).not.toMatch(/<link[^>]*modulepreload/);
  expect(await readsOf(`${path}?search=a`, recruiter.token)).toEqual([]);
  expect(await readsOf(path, 'ended')).toEqual([]);
  expect(await readsOf('/admin/recruiter/settings', recruiter.token)).toEqual([]);
  expect(await readsOf('/admin/recruiter/jobs/a&b=%22%3E/board', recruiter.token)).toEqual([
    '/api/v1/applications/funnel-board?jobId=a%26b%3D%22%3E',
    session,
  ]);
});

test.each(['/admin/interview/x', '/admin/interview/x/y?z=1', '/admin/interview-ai/candidate/t'])(
  'interviews are entered without an account: %s asks nobody to sign in',
  async (path) => {
    for (const cookies of [{}, { accessToken: 'ended' }] as Record<string, string>[]) {
      const { status, headers, text } = await open(path, { cookies });
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(text).toContain('Voltar ao Início');
    }
  },
);

test('a room is entered without an account, and no search engine keeps it', async () => {
  for (const [path, expected] of [
    ['/admin/interview', 200],
    ['/admin/interview/rooms/abc-defg-hjk', 404],
    [`/admin/interview/invitations/${'x'.repeat(43)}/room`, 404],
  ] as const)
    for (const cookies of [{}, { accessToken: 'ended' }] as Record<string, string>[]) {
      const { status, headers, html } = await open(path, { cookies });
      expect([status, headers.location]).toEqual([expected, undefined]);
      expect(html).toContain('<title>Sala de entrevista · Prova</title>');
      expect(html).toContain('noindex');
    }
});

/** What each script is made of: they have no names of their own. */
async function manifest(): Promise<Record<string, { file: string }>> {
  return JSON.parse(await readFile(new URL('../../../web/dist/.vite/manifest.json', import.meta.url), 'utf8'));
}

describe('the login', () => {
  test('is read and linked without scripts, and cannot send a password on its own', async () => {
    const { status, html, text, headers } = await open('/auth/login?next=%2Fadmin%2Frecruiter%2Fjobs');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(html).toContain('<title>Entrar · Prova</title>');
    expect(text).toContain('Li e aceito os Termos de uso');
    expect(html).toContain('href="/auth/register?next=%2Fadmin%2Frecruiter%2Fjobs"');
    expect(html).toContain('href="/auth/forget-password"');
    expect(html).toContain('<noscript>');
    // Neither by a click nor by the Enter key: its fields would stand in the address.
    expect(main(html)).not.toMatch(/type="submit"|style=|<script/);
    expect(main(html).match(/<input/g)).toHaveLength(4);
    expect(stateOf(html)).toMatchObject({ session: null, google: false, answers: {} });
    // Its scripts are named in the head, those of the signed-in client are not.
    const scripts = [...html.matchAll(/<meta name="script" content="\/([^"]+)"/g)].map(([, file]) => file);
    const built = await manifest();
    expect(scripts).toContain(built['src/features/accounts/login.page.tsx']?.file);
    expect(Object.values(built).map(({ file }) => file)).toEqual(expect.arrayContaining(scripts));
    expect(scripts).not.toContain(built['index.html']?.file);
  });

  test.each([
    ['', '/admin/recruiter/home'],
    ['?next=%2Fjobs%2Fvaga%2Fapply%3Fsrc%3Da%23form', '/jobs/vaga/apply?src=a#form'],
    ['?next=%2Fauth%2Finvitation%3Ftoken%3Dt', '/auth/invitation?token=t'],
    ['?next=%2F%2Fevil.example%2Fx', '/admin/recruiter/home'],
    ['?next=https%3A%2F%2Fevil.example%2F', '/admin/recruiter/home'],
    ['?next=%2F%5Cevil.example', '/admin/recruiter/home'],
    ['?next=%2F.%2F%2Fevil.example', '/admin/recruiter/home'],
    ['?next=%2Fauth%2Flogin', '/admin/recruiter/home'],
    ['?next=%2Fa&next=%2Fb', '/admin/recruiter/home'],
  ])('with %j leads whoever is signed in on to %s', async (query, target) => {
    const { status, headers } = await open(`/auth/login${query}`, { cookies: { accessToken: recruiter.token } });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, target, 'no-store']);
  });

  test('waits, empty, where the session has to be renewed first', async () => {
    const { status, html } = await open('/auth/login', { cookies: { accessToken: 'ended' } });
    expect([status, stateOf(html).session]).toEqual([200, 'unknown']);
    expect(main(html)).not.toContain('<form');
  });

  test('is the same for everybody, and kept', async () => {
    const [first, again] = [await open('/auth/login'), await open('/auth/login')];
    expect(again.html).toBe(first.html);
    expect(first.headers['set-cookie']).toBeUndefined();
  });
});
