import { randomUUID } from 'node:crypto';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import {
  confirmCompanyVerification,
  getCompany,
  startCompanyVerification,
  updateCompany,
} from '@prova/contract/companies/companies';
import { changeMemberRole, inviteMember, registerByInvitation } from '@prova/contract/companies/team';
import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp, verifyCompanyOf } from '../../../test/people.ts';
import { isAnybodysDomain, ownsSite } from './mail-domain.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const params = (person: Person) => ({ id: person.companyId });
const record = async (as: Person, of = as) =>
  (await server.call(getCompany, { as: as.token, params: params(of) })).data;
const save = async (as: Person, change: Record<string, unknown>) =>
  server.call(updateCompany, {
    as: as.token,
    params: params(as),
    body: { version: (await record(as)).version, ...change } as never,
  });
const codesOf = (answer: { body: { details?: { field: string; code?: string }[] | undefined } }) =>
  answer.body.details?.map(({ field, code }) => `${field} ${code}`);

test('the record is changed by owners, in its parts, and keeps its address', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Nome Antigo' });
  const saved = await save(owner, {
    name: 'Nome Novo',
    industry: 'Energia',
    sizeFrom: 51,
    description: 'Primeiro.\n\n<script>alert(1)</script>',
    website: 'www.novo.example/sobre',
    linkedinUrl: 'linkedin.com/company/nome-novo/about',
    cnpj: '12.ABC.345/01DE-35',
    timeZone: 'America/Manaus',
  });
  expect(saved.data).toMatchObject({
    name: 'Nome Novo',
    slug: 'nome-antigo',
    version: 2,
    industry: 'Energia',
    sizeFrom: 51,
    sizeList: 'profile',
    // Plain text: nothing in it is markup to anybody.
    description: 'Primeiro.\n\n<script>alert(1)</script>',
    website: 'https://www.novo.example/sobre',
    linkedinUrl: 'https://www.linkedin.com/company/nome-novo',
    cnpj: '12.ABC.345/01DE-35',
    timeZone: 'America/Manaus',
  });
  const one = await save(owner, { industry: 'Energia limpa' });
  expect(one.data).toEqual({ ...saved.data, version: 3, industry: 'Energia limpa' });
  const emptied = await save(owner, { industry: '', website: '', linkedinUrl: '', description: '' });
  expect(emptied.data).toMatchObject({ industry: null, website: null, linkedinUrl: null, description: null });
});

test('what is wrong is told at its field', async () => {
  const owner = await signUp(server, 'RECRUITER');
  for (const [change, code] of [
    [{ name: 'x'.repeat(10_000) }, 'name TOO_LONG'],
    [{ name: 'Golpe\r\nBcc: x' }, 'name CONTROL_CHARACTER'],
    [{ cnpj: '11.111.111/1111-11' }, 'cnpj CNPJ_INVALID'],
    [{ cnpj: '12.ABC.345/01DE-36' }, 'cnpj CNPJ_INVALID'],
    [{ linkedinUrl: 'linkedin.com/in/pessoa' }, 'linkedinUrl LINKEDIN_COMPANY_INVALID'],
    [{ website: 'javascript:alert(1)' }, 'website URL_INVALID'],
    [{ timeZone: 'Lua/Norte' }, 'timeZone TIME_ZONE_INVALID'],
    [{ slug: 'outro' }, 'slug UNKNOWN_FIELD'],
  ] as const) {
    const answer = await save(owner, change);
    expect([answer.status, codesOf(answer)]).toEqual([422, [code]]);
  }
});

test('a stale version is refused, and a CNPJ by which another open company was verified', async () => {
  const [one, two] = [await signUp(server, 'RECRUITER'), await signUp(server, 'RECRUITER')];
  const body = { version: 1, industry: 'Energia' };
  const send = () => server.call(updateCompany, { as: one.token, params: params(one), body });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const cnpj = '11.222.333/0001-81';
  // Anybody may type it: that occupies nothing.
  expect((await save(one, { cnpj })).status).toBe(200);
  expect((await save(two, { cnpj })).status).toBe(200);
  await verifyCompanyOf(server, one);
  expect(await record(one)).toMatchObject({ verifiedBy: 'cnpj', verifiedDomain: null });
  expect(codesOf(await start(two, { method: 'cnpj' }))).toEqual(['method CNPJ_TAKEN']);
  await expect(verifyCompanyOf(server, two)).rejects.toMatchObject({ code: 'COMPANY_CNPJ_TAKEN' });
  const third = await signUp(server, 'RECRUITER');
  const taken = await save(third, { cnpj });
  expect([taken.status, codesOf(taken)]).toEqual([422, ['cnpj CNPJ_TAKEN']]);
  const closed = { closedAt: server.clock.now() };
  await server.platform.database.updateTable('companies').set(closed).where('id', '=', one.companyId).execute();
  await verifyCompanyOf(server, two);
  expect((await record(two)).verifiedBy).toBe('cnpj');
});

test('recruiters read what only owners change', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const email = 'le@correio.example';
  const invited = await server.call(inviteMember, {
    as: owner.token,
    params: params(owner),
    body: { email, role: 'recruiter' },
  });
  expect(invited.status).toBe(201);
  const link = (await server.mails(email)).flatMap(({ links }) => links).find((each) => each.includes('token=')) ?? '';
  await server.call(registerByInvitation, {
    params: { token: new URL(link).searchParams.get('token') ?? '' },
    body: {
      name: 'Só Leitura',
      password: PASSWORD,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
      language: 'pt-BR',
    },
  });
  const reader = await signIn(server, email);
  const seen = await record(reader);
  expect(seen.can.edit).toBe(false);
  const body = { version: seen.version, industry: 'Energia' };
  expect((await server.call(updateCompany, { as: reader.token, params: params(owner), body })).status).toBe(403);
  const start = { as: reader.token, params: params(owner), body: { method: 'cnpj' as const } };
  expect((await server.call(startCompanyVerification, start)).status).toBe(403);
  await server.call(changeMemberRole, {
    as: owner.token,
    params: { ...params(owner), userId: reader.id },
    body: { role: 'owner' },
  });
  expect((await server.call(updateCompany, { as: reader.token, params: params(owner), body })).status).toBe(200);
});

const start = (as: Person, body: { method: 'cnpj' } | { method: 'mail_domain'; email: string }) =>
  server.call(startCompanyVerification, { as: as.token, params: params(as), body });

test('a mail to the domain of the site verifies a company, once, and lists its open jobs', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Usina Clara' });
  const job = await publishJob(server, owner);
  const listed = async () =>
    (await server.call(listPublicJobs, { query: { company: 'usina-clara' } })).data.map(({ id }) => id);
  const mail = (email: string) => start(owner, { method: 'mail_domain', email });
  expect(codesOf(await mail('ana@usinaclara.example'))).toEqual(['email WEBSITE_REQUIRED']);
  await save(owner, { website: 'https://www.usinaclara.example' });
  expect(codesOf(await mail('ana@gmail.com'))).toEqual(['email MAIL_DOMAIN_FREE']);
  expect(codesOf(await mail('ana@mailinator.com'))).toEqual(['email MAIL_DOMAIN_FREE']);
  expect(codesOf(await mail('ana@outrausina.example'))).toEqual(['email MAIL_DOMAIN_OTHER']);
  expect(codesOf(await mail('ana@falsausinaclara.example'))).toEqual(['email MAIL_DOMAIN_OTHER']);

  const sent = await mail('contato@usinaclara.example');
  expect(sent.data).toMatchObject({
    verified: false,
    pending: [{ method: 'mail_domain', value: 'contato@usinaclara.example' }],
  });
  expect((await mail('contato@usinaclara.example')).body.error).toBe('RESEND_COOLDOWN');
  const link = (await server.mails('contato@usinaclara.example'))[0]?.links.find((each) =>
    each.includes('/auth/verify-company'),
  );
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  expect(await listed()).toEqual([]);
  const confirm = () => server.call(confirmCompanyVerification, { body: { token } });
  expect((await confirm()).data).toEqual({ companyName: 'Usina Clara' });
  // The page is loaded again.
  expect((await confirm()).data).toEqual({ companyName: 'Usina Clara' });
  await server.drain();
  expect(await listed()).toEqual([job.id]);
  expect(await record(owner)).toMatchObject({
    verified: true,
    verifiedBy: 'domain',
    verifiedDomain: 'usinaclara.example',
    pending: [],
  });
  expect((await mail('contato@usinaclara.example')).body.error).toBe('COMPANY_ALREADY_VERIFIED');
  // A CNPJ that is only typed is not what was verified.
  for (const change of [
    { website: 'https://vagas.usinaclara.example/' },
    { name: 'USINA  CLARA' },
    { cnpj: '52.761.304/0001-75' },
  ])
    expect((await save(owner, change)).data).toMatchObject({ verifiedBy: 'domain' });
  const page = async () => (await server.call(getPublicCompany, { params: { slug: 'usina-clara' } })).data;
  expect(await page()).toMatchObject({ verifiedBy: 'domain', verifiedDomain: 'usinaclara.example' });
  expect((await page()).jobs[0]?.company).toMatchObject({ verifiedBy: 'domain' });
  for (const change of [{ name: 'Petrobras' }, { website: 'https://banco.example' }, { website: '' }]) {
    expect((await save(owner, change)).body.error).toBe('ENDS_VERIFICATION');
    expect((await record(owner)).verified).toBe(true);
  }
  // Other scripts, signs and the far end of a long name are read, too.
  const long = `Usina Clara ${'de energia '.repeat(9)}`.trim();
  for (const name of ['Усина Клара', 'Usina Clara Петробрас', 'Usina Clara ®', long])
    expect((await save(owner, { name })).body.error).toBe('ENDS_VERIFICATION');
  const renamed = await save(owner, { name: 'Petrobras', endVerification: true });
  expect(renamed.data).toMatchObject({ name: 'Petrobras', verified: false, verifiedBy: null, verifiedDomain: null });
  expect((await confirm()).body.error).toBe('TOKEN_EXPIRED');
  await server.drain();
  expect(await listed()).toEqual([]);
  expect(await page()).toMatchObject({ name: 'Petrobras', verified: false });
  expect((await server.mails(owner.email)).map(({ kind }) => kind)).toContain('company_verification_ended');
});

test('a name in another script is verified as it stands, to its end', async () => {
  const far = `Companhia ${'Brasileira '.repeat(8)}`;
  for (const [name, other] of [
    ['Усина', 'Петробрас'],
    ['Усина', 'Prova'],
    [`${far}de Usinas`, `${far}de Bancos`],
  ]) {
    const owner = await signUp(server, 'RECRUITER', { companyName: name });
    await verifyCompanyOf(server, owner);
    expect((await save(owner, { name: other })).body.error).toBe('ENDS_VERIFICATION');
    expect((await save(owner, { name: name?.toUpperCase() })).data).toMatchObject({ verified: true });
  }
});

test('what an operator has looked at ends with another site or CNPJ', async () => {
  const owner = await signUp(server, 'RECRUITER');
  await save(owner, { cnpj: '60.312.488/0001-14', website: 'https://porto.example' });
  await verifyCompanyOf(server, owner);
  expect((await save(owner, { website: '' })).data).toMatchObject({ verifiedBy: 'cnpj' });
  for (const change of [{ website: 'https://banco.example' }, { cnpj: '45.723.174/0001-10' }, { cnpj: '' }])
    expect((await save(owner, change)).body.error).toBe('ENDS_VERIFICATION');
  const ended = await save(owner, { cnpj: '45.723.174/0001-10', endVerification: true });
  expect(ended.data).toMatchObject({ verified: false, cnpj: '45.723.174/0001-10' });
});

test('an address that its owner has lately proved verifies a company without another mail', async () => {
  const email = `ana@${randomUUID().slice(0, 8)}.example`;
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Moinho do Vale', email });
  const domain = email.slice(email.indexOf('@') + 1);
  await save(owner, { website: `https://${domain}` });
  const before = (await server.mails(email)).length;
  expect((await start(owner, { method: 'mail_domain', email: email.toUpperCase() })).data).toMatchObject({
    verified: true,
    verifiedBy: 'domain',
    pending: [],
  });
  expect((await server.mails(email)).map(({ kind }) => kind).slice(before)).not.toContain('company_verification');

  // Months later the mailbox may be somebody else's.
  const other = await signUp(server, 'RECRUITER', { companyName: 'Moinho da Serra', email: `rui@${domain}` });
  server.clock.advance(31 * 86_400);
  const later = await signIn(server, other.email);
  await save(later, { website: `https://${domain}` });
  expect((await start(later, { method: 'mail_domain', email: `rui@${domain}` })).data).toMatchObject({
    verified: false,
  });
});

test('a proof is of no use for another site, and a link that proves an address proves no company', async () => {
  const owner = await signUp(server, 'RECRUITER', { companyName: 'Troca' });
  await save(owner, { website: 'https://primeiro.example' });
  await start(owner, { method: 'mail_domain', email: 'ana@primeiro.example' });
  const [mail] = await server.mails('ana@primeiro.example');
  const token = new URL(mail?.links.find((each) => each.includes('token=')) ?? '').searchParams.get('token') ?? '';
  await save(owner, { website: 'https://segundo.example' });
  expect((await server.call(confirmCompanyVerification, { body: { token } })).body.error).toBe('TOKEN_EXPIRED');
  expect((await record(owner)).verified).toBe(false);
  const [first] = (await server.mails(owner.email)).filter(({ kind }) => kind === 'verify_email');
  const own = new URL(first?.links.find((each) => each.includes('token=')) ?? '').searchParams.get('token') ?? '';
  expect((await server.call(confirmCompanyVerification, { body: { token: own } })).status).toBeGreaterThanOrEqual(400);
});

test('a CNPJ waits for the operator', async () => {
  const owner = await signUp(server, 'RECRUITER');
  expect(codesOf(await start(owner, { method: 'cnpj' }))).toEqual(['method CNPJ_REQUIRED']);
  await save(owner, { cnpj: '45.723.174/0001-10' });
  const { data } = await start(owner, { method: 'cnpj' });
  expect(data).toMatchObject({ verified: false, pending: [{ method: 'cnpj', value: '45.723.174/0001-10' }] });
});

test('domains of free and disposable mail are told from those of companies', () => {
  for (const domain of ['gmail.com', 'yahoo.com.br', 'sub.uol.com.br', 'mailinator.com'])
    expect(isAnybodysDomain(domain)).toBe(true);
  for (const domain of ['aurora.com.br', 'notgmail.com', 'gmail.com.aurora.com.br'])
    expect(isAnybodysDomain(domain)).toBe(false);
  expect(ownsSite('aurora.com.br', 'vagas.aurora.com.br')).toBe(true);
  expect(ownsSite('vagas.aurora.com.br', 'aurora.com.br')).toBe(false);
  expect(ownsSite('br', 'aurora.com.br')).toBe(false);
  expect(ownsSite('aurora.com.br', '')).toBe(false);
});

test('the own address of an owner is proposed for the proof where its domain can be the company’s', async () => {
  const proposed = async (email: string, website?: string) => {
    const owner = await signUp(server, 'RECRUITER', { email });
    if (website) await save(owner, { website });
    return (await record(owner)).proposal;
  };
  expect(await proposed('nina@vento-sul.example')).toEqual({
    email: 'nina@vento-sul.example',
    website: 'https://vento-sul.example',
  });
  expect(await proposed('lia@mare-alta.example', 'https://vagas.outra.example')).toBeNull();
  expect(await proposed('caio@norte.example', 'https://www.norte.example/sobre')).toEqual({
    email: 'caio@norte.example',
    website: 'https://www.norte.example/sobre',
  });
  // Anybody can have an address there.
  expect(await proposed('rita.prado@gmail.com')).toBeNull();
});
