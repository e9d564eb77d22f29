import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCompany, setCompanyLogo, updateCompany } from '@prova/contract/companies/companies';
import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoHalves } from '../../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { verifyCompany } from '../../companies/companies.service.ts';

let server: TestServer;
let owner: Person;
const folder = mkdtempSync(join(tmpdir(), 'prova-company-page-'));

beforeAll(async () => {
  for (const file of ['public.html', 'index.html'])
    writeFileSync(join(folder, file), '<html lang="pt-BR"><head><!--head--></head><body></body></html>');
  server = await startTestServer({ WEB_DIST: folder }, { serveWeb: true });
  owner = await signUp(server, 'RECRUITER', { companyName: 'Usina & Vento' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (slug: string) => {
  const { statusCode, body } = await server.app.inject({
    url: `/companies/${slug}`,
    headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
  });
  return { status: statusCode, html: body };
};
const company = (slug: string) => server.call(getPublicCompany, { params: { slug } });

test('a company shows itself and its open jobs to who knows the address, and to searches once it is verified', async () => {
  const job = await publishJob(server, owner);
  await draftJob(server, owner);
  const { data: record } = await server.call(getCompany, { as: owner.token, params: { id: owner.companyId } });
  const { name, industry, sizeFrom, timeZone, version } = record;
  await server.call(updateCompany, {
    as: owner.token,
    params: { id: owner.companyId },
    body: {
      name,
      industry,
      sizeFrom: sizeFrom as null,
      timeZone,
      version,
      description: 'Vento <b>forte</b>\n\n</script><script>alert(1)</script>',
      website: 'https://usina.example',
      linkedinUrl: 'linkedin.com/company/usina',
      cnpj: '11.222.333/0001-81',
    },
  });
  const { data } = await company(record.slug);
  expect(data).toMatchObject({ name: 'Usina & Vento', verified: false, jobs: [{ id: job.id, title: job.title }] });
  expect(JSON.stringify(data)).not.toContain('11222333000181');

  const before = await page(record.slug);
  expect(before.status).toBe(200);
  expect(before.html).toContain('noindex');
  // What the company wrote is text wherever it stands: in the body, the data and the structured data.
  expect(before.html).not.toContain('<script>alert');
  expect(before.html).not.toContain('<b>forte');

  await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), record.slug);
  const { html } = await page(record.slug);
  expect(html).not.toContain('noindex');
  const structured = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  expect(structured).toMatchObject({
    '@type': 'Organization',
    name: 'Usina & Vento',
    url: 'https://usina.example/',
    sameAs: ['https://www.linkedin.com/company/usina'],
  });
});

test('the page names its address in each language, and the logo that previews show', async () => {
  const { data } = await server.call(setCompanyLogo, {
    as: owner.token,
    params: { id: owner.companyId },
    files: { file: { name: 'marca.png', mime: 'image/png', body: await twoHalves() } },
  });
  const url = 'http://localhost:3000/companies/usina-vento';
  const { html } = await page('usina-vento');
  expect(html).toContain(`<link rel="canonical" href="${url}">`);
  for (const [language, address] of [
    ['pt-BR', `${url}?lang=pt-BR`],
    ['en-US', `${url}?lang=en-US`],
    ['x-default', url],
  ])
    expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${address}">`);
  expect(html).toContain(`<meta property="og:image" content="http://localhost:3000${data.logoUrl}">`);
  expect(html).toContain(`"logo":"http://localhost:3000${data.logoUrl}"`);

  const [job] = (await company('usina-vento')).data.jobs;
  const ofJob = await server.app.inject({ url: `/jobs/${job?.slug}`, headers: { accept: 'text/html' } });
  const posting = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(ofJob.body)?.[1] ?? 'null');
  expect(posting.hiringOrganization).toMatchObject({ logo: `http://localhost:3000${data.logoUrl}` });
  expect(ofJob.body).toContain(`<meta property="og:image" content="http://localhost:3000${data.logoUrl}">`);

  const english = await server.app.inject({
    url: '/companies/usina-vento?lang=en-US',
    headers: { accept: 'text/html' },
  });
  expect(english.body).toContain('<html lang="en-US"');
  expect(english.body).toContain(`<link rel="canonical" href="${url}?lang=en-US">`);
  // Else the client would draw it in the language of the last visit.
  expect(english.headers['set-cookie']).toMatch(/^app-locale=en-US; Max-Age=31536000; Path=\/; SameSite=Lax/);
  const unknown = await server.app.inject({ url: '/companies/usina-vento?lang=xx', headers: { accept: 'text/html' } });
  expect(unknown.headers['set-cookie']).toBeUndefined();
  expect(unknown.body).toContain(`<link rel="canonical" href="${url}">`);
});

test('the sitemap names the pages of companies that are verified and open', async () => {
  await signUp(server, 'RECRUITER', { companyName: 'Sem Prova Ainda' });
  const sitemap = async () => (await server.app.inject({ url: '/sitemap.xml' })).body;
  expect(await sitemap()).toContain('<loc>http://localhost:3000/companies/usina-vento</loc>');
  expect(await sitemap()).not.toContain('sem-prova-ainda');
  expect(await sitemap()).not.toContain('/companies/prova<');
  const closing = await signUp(server, 'RECRUITER', { companyName: 'Fechou Hoje' });
  await verifyCompany(createContext(server.platform, { actor: system, locale: 'pt-BR' }), 'fechou-hoje');
  expect(await sitemap()).toContain('/companies/fechou-hoje<');
  await server.platform.database
    .updateTable('companies')
    .set({ closedAt: new Date() })
    .where('id', '=', closing.companyId)
    .execute();
  expect(await sitemap()).not.toContain('fechou-hoje');
});

test('one that is unknown, closed or the platform’s own is not found', async () => {
  const closing = await signUp(server, 'RECRUITER', { companyName: 'Fecha Logo' });
  expect((await page('fecha-logo')).status).toBe(200);
  await server.platform.database
    .updateTable('companies')
    .set({ closedAt: new Date() })
    .where('id', '=', closing.companyId)
    .execute();
  for (const slug of ['fecha-logo', 'nenhuma', 'prova', 'a%00b']) {
    const { status, html } = await page(slug);
    expect([slug, status]).toEqual([slug, 404]);
    expect(html).toContain('noindex');
  }
  const answer = await company('fecha-logo');
  expect([answer.status, answer.body.error]).toEqual([404, 'COMPANY_NOT_FOUND']);
});
