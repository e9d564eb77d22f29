import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeEmail, login, register, resendVerification, verifyEmail } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { acceptInvitation, inviteMember, transferOwnership } from '@prova/contract/companies/team';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { actOnCandidate } from '@prova/contract/funnel/funnel';
import { saveJob } from '@prova/contract/jobs/talent-jobs';
import { dismissJob } from '@prova/contract/matching/matching';
import { listNotifications } from '@prova/contract/notifications/notifications';
import {
  eraseAccount,
  getExport,
  listConsents,
  previewErasure,
  requestExport,
  setVisibility,
  withdrawBankConsent,
} from '@prova/contract/privacy/privacy';
import { updateRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { createPost } from '@prova/contract/talents/posts';
import { getTalent, setPublicAddress, setTalentCover, setTalentPhoto } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo, jobWithQuestions } from '../../../test/applications-factory.ts';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { foundIn } from '../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { sendNewOffer } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { changeTalent, profileOf } from '../../../test/talents-factory.ts';
import { unzip } from '../../../test/unzip.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof } from '../matching/matching.service.ts';
import { eraseEverything } from './erase-person.ts';
import { columnName } from './export-columns.ts';
import { privacyPorts } from './ports.ts';
import { runRetention } from './retention.ts';
import { personOfAccount } from './subject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.platform.database;

/** Fills in a profile, shows pictures, posts, proves a skill and refuses a job. */
async function notifyOf(person: Person, mark: string): Promise<void> {
  const { id } = await changeTalent(server, person, {
    title: `Especialista ${mark}`,
    bio: `Zenaide${mark} escreve sobre si`,
    phone: `(11) 98765-${mark}`,
    seniority: 'senior',
    experienceYears: 7,
    city: `Quintanilha${mark}`,
    state: 'SP',
    country: 'BR',
    availability: 'available',
    workModel: 'remote',
    payExpected: 1_000_000,
    websiteUrl: `https://zenaide${mark}.example`,
    visibility: 'open',
    skills: [{ name: 'React', level: 'ADVANCED', yearsOfExperience: 4 }],
    languages: [{ name: 'Inglês', proficiency: 'fluent' }],
    education: [{ institution: `Escola Zenaide${mark}`, degree: 'Bacharelado', field: 'Letras', startYear: 2010 }],
    experience: [{ company: `Zenaide${mark} ME`, position: 'Editora', startDate: '2019-01-01', current: true }],
  });
  const as = person.token;
  await server.call(setPublicAddress, { as, body: { slug: `zenaide${mark}` } });
  const file = { name: `zenaide${mark}.png`, mime: 'image/png', body: await twoHalves() };
  for (const set of [setTalentPhoto, setTalentCover]) await server.call(set, { as, params: { id }, files: { file } });
  await server.call(createPost, { as, body: { body: `Zenaide${mark} aprendeu algo` } });
  const operator = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const provenAt = server.clock.now();
  await addProof(operator, { talentId: id, skill: 'React', score: 88, provenAt, source: 'test', sourceId: newId() });
  const recruiter = await signUp(server, 'RECRUITER', { companyName: `Visitante ${mark}` });
  const job = await publishJob(server, recruiter, { details: { title: `Vaga recusada ${mark}` } });
  await server.call(dismissJob, { as, params: { id: job.id } });
  await server.call(saveJob, { as, params: { id: job.id } });
  expect((await server.call(getTalent, { as: recruiter.token, params: { id } })).status).toBe(200);
}

/** Someone with applications in three companies: one new, one rejected with a reason, one with an offer. Words found nowhere else. */
async function applicant(mark: string) {
  const resume = await pdfResume([[`Curriculo de Zenaide${mark}`, `palavra${mark} e mais`]]);
  const person = await signUp(server, 'POTENTIAL', {
    name: `Zenaide${mark} Quintanilha${mark}`,
    email: `zenaide${mark}@correio.example`,
  });
  await notifyOf(person, mark);
  const applications = [];
  for (let index = 0; index < 3; index += 1) {
    const recruiter = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, recruiter);
    const application = await applyTo(server, job, {
      as: person.token,
      fullName: person.name,
      email: person.email,
      phone: `(11) 98765-${mark}`,
      resume: { name: `curriculo-zenaide${mark}.pdf`, body: resume },
    });
    await server.call(addNote, {
      as: recruiter.token,
      params: { id: application.id },
      body: { body: `Zenaide${mark} conversou bem` },
    });
    applications.push({ recruiter, job, application });
  }
  await server.drain();
  const [, rejected, offered] = applications;
  if (!rejected || !offered) throw new Error('three applications');
  const version = async (id: string) =>
    (await db().selectFrom('applications').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
  const rejection = await server.call(actOnCandidate, {
    as: rejected.recruiter.token,
    params: { id: rejected.application.id },
    body: {
      action: 'reject',
      reason: `Zenaide${mark} pediu demais`,
      version: await version(rejected.application.id),
      mail: { subject: `Sobre Zenaide${mark}`, body: `Zenaide${mark}, obrigado.` },
    } as never,
  });
  expect(rejection.status, JSON.stringify(rejection.body)).toBe(200);
  await sendNewOffer(server, offered.recruiter, offered.application, { message: `Venha, Zenaide${mark}` });
  server.clock.advance(20);
  await server.drain();
  return { person, applications };
}

async function storedObjects(): Promise<Buffer[]> {
  const folder = server.platform.config.DATA_DIR;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(entries.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name))));
}

/** Asks, waits, follows the link, and opens what comes. */
async function exported(person: Person): Promise<Map<string, Buffer>> {
  expect((await server.call(requestExport, { as: person.token })).data.state).toBe('working');
  await server.drain();
  const { data } = await server.call(getExport, { as: person.token });
  expect(data?.state).toBe('ready');
  const answer = await server.app.inject({ url: data?.link ?? '' });
  expect(answer.statusCode).toBe(200);
  return unzip(answer.rawPayload);
}

const json = (files: Map<string, Buffer>, path: string) =>
  JSON.parse(files.get(path)?.toString() ?? 'null') as Record<string, unknown>[];

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('the copy of my data', () => {
  test('holds each row about a talent with applications in three companies, and their files', async () => {
    const { person, applications } = await applicant('1111');
    const files = await exported(person);
    const ids = applications.map(({ application }) => application.id);

    const [account] = json(files, 'account/account.json');
    expect(account).toMatchObject({ id: person.id, name: person.name, email: person.email });
    expect(json(files, 'profile/profile.json')).toMatchObject([
      {
        title: 'Especialista 1111',
        payExpectedInCents: 1_000_000,
        publicAddress: 'zenaide1111',
        education: [{ institution: 'Escola Zenaide1111' }],
        experience: [{ company: 'Zenaide1111 ME' }],
      },
    ]);
    expect(json(files, 'profile/skills.json')).toEqual([{ skill: 'React', level: 'ADVANCED', yearsOfExperience: 4 }]);
    expect(json(files, 'profile/posts.json')).toMatchObject([{ body: 'Zenaide1111 aprendeu algo' }]);
    expect(json(files, 'profile/profile-views.json')).toMatchObject([{ company: 'Visitante 1111' }]);
    expect(json(files, 'profile/proofs.json')).toMatchObject([{ skill: 'React', score: 88, source: 'test' }]);
    expect(json(files, 'profile/jobs-you-saved.json')).toMatchObject([{ title: 'Vaga recusada 1111' }]);
    expect(json(files, 'profile/jobs-not-for-you.json')).toMatchObject([{ title: 'Vaga recusada 1111' }]);
    expect([...files].filter(([path]) => path.startsWith('profile/files/'))).toHaveLength(1);
    const forms = await db()
      .selectFrom('applicationForms')
      .innerJoin('applications', 'applications.id', 'applicationForms.applicationId')
      .select(['applicationId as id', 'fullName as name', 'email', 'phone', 'resumeFileId'])
      .select(['status', 'appliedAt'])
      .where('applicationId', 'in', ids)
      .orderBy('applicationId')
      .execute();
    expect(json(files, 'applications/applications.json')).toMatchObject(asJson(forms) as object[]);
    const events = await db()
      .selectFrom('applicationEvents')
      .select(['applicationId', 'type', 'reason', 'createdAt as at'])
      .where('applicationId', 'in', ids)
      .orderBy('id')
      .execute();
    expect(json(files, 'applications/history.json')).toMatchObject(asJson(events) as object[]);
    expect(json(files, 'evaluations/notes-about-you.json')).toMatchObject(
      ids.map((applicationId) => ({
        applicationId,
        text: 'Zenaide1111 conversou bem',
        writtenBy: 'owner',
      })),
    );
    expect(json(files, 'offers/offers.json')).toMatchObject([{ message: 'Venha, Zenaide1111', status: 'sent' }]);
    const mails = await db()
      .selectFrom('mails')
      .select(['subject', 'body as text'])
      .where('recipient', '=', person.email)
      .where('kind', '!=', 'data_export_ready')
      .orderBy('id')
      .execute();
    expect(json(files, 'mails/mails-to-you.json')).toMatchObject(mails);
    const consents = await db()
      .selectFrom('consents')
      .select('kind')
      .where('userId', '=', person.id)
      .orderBy('id')
      .execute();
    expect(json(files, 'consents/consents.json')).toMatchObject(consents);

    const resumes = [...files].filter(([path]) => path.startsWith('applications/files/'));
    expect(resumes).toHaveLength(3);
    for (const { resumeFileId } of forms) {
      const [, body] = resumes.find(([path]) => path.includes(resumeFileId ?? '?')) ?? [];
      expect(body?.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(files.get('README.txt')?.toString()).toContain('Seus dados na Prova');
    const [heads, row] = files.get('account/conta.csv')?.toString().split('\r\n') ?? [];
    expect(heads).toContain('identificador;nome;e-mail');
    expect(row).toContain(`${person.id};${person.name};${person.email}`);

    expectPortugueseHeads(files);
    // The page that explains the copy names the lists as the spreadsheets are named, and none of them is in English.
    const stems = (ending: string) =>
      [...files.keys()].filter((path) => path.endsWith(ending)).map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
    const said = files.get('README.txt')?.toString() ?? '';
    for (const name of stems('.csv')) expect(said).toContain(`${name} (`);
    expect(stems('.csv').filter((name) => stems('.json').includes(name))).toEqual([]);

    // Nothing of the people on the other side.
    const everything = [...files].map(([path, body]) => path + body.toString()).join('\n');
    for (const { recruiter } of applications) {
      expect(everything).not.toContain(recruiter.email);
      expect(everything).not.toContain(recruiter.name);
    }
    const [mail] = await server.mails(person.email);
    expect(mail?.kind).toBe('data_export_ready');
    expect(mail?.links.some((link) => link.endsWith('/admin/potential/privacy'))).toBe(true);
    const bell = await server.call(listNotifications, { as: person.token });
    expect(bell.data[0]).toMatchObject({ title: 'Seus dados estão prontos', link: '/admin/potential/privacy' });
  });

  test('gives what was chosen in words', async () => {
    const { job, choice, answered } = await jobWithQuestions(server, await signUp(server, 'RECRUITER'));
    const person = await signUp(server, 'POTENTIAL');
    const chosen = { questionId: choice.id, answer: choice.options[1]?.id ?? '' };
    await applyTo(server, job, { as: person.token, email: person.email, answers: [...answered.answers, chosen] });
    const answers = json(await exported(person), 'applications/answers.json') as { answer: string }[];
    expect(answers.map(({ answer }) => answer)).toEqual(['Um painel de rotas.', 'No escritório']);
  });

  test('of a recruiter tells their work, and nothing about candidates', async () => {
    const { applications } = await applicant('1212');
    const [first] = applications;
    if (!first) throw new Error('an application');
    const files = await exported(first.recruiter);
    expect(json(files, 'company_work/companies.json')).toMatchObject([{ role: 'owner' }]);
    expect(files.get('company_work/empresas.csv')?.toString()).toContain('responsável pela empresa');
    expectPortugueseHeads(files);
    expect(json(files, 'company_work/jobs-you-wrote.json')).toHaveLength(1);
    expect(json(files, 'company_work/notes-you-wrote.json')).toMatchObject([{ applicationId: first.application.id }]);
    const written = [...files].filter(([path]) => !path.startsWith('mails/')).map(([, body]) => body.toString());
    expect(written.join('\n')).not.toMatch(/zenaide/i);
  });

  test('is made once at a time, can be fetched for a week, and then is gone', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const stranger = await signUp(server, 'POTENTIAL');
    await Promise.all([1, 2, 3].map(() => server.call(requestExport, { as: person.token })));
    const requests = () => db().selectFrom('privacyRequests').selectAll().where('userId', '=', person.id).execute();
    expect(await requests()).toHaveLength(1);
    await server.drain();
    expect((await server.call(getExport, { as: stranger.token })).data).toBeNull();
    const [request] = await requests();
    server.clock.advance(7 * 86_400 + 60);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    expect((await runRetention(ctx, { dryRun: true })).exports).toBeGreaterThan(0);
    expect((await requests())[0]?.fileId).toBe(request?.fileId);
    await runRetention(ctx, { dryRun: false });
    const file = await db()
      .selectFrom('files')
      .select('state')
      .where('id', '=', request?.fileId ?? '')
      .executeTakeFirstOrThrow();
    expect(file.state).toBe('deleted');
  });

  test('asks first who is there, once the sign-in is ten minutes old', async () => {
    const person = await signUp(server, 'POTENTIAL');
    server.clock.advance(601);
    expect((await server.call(requestExport, { as: person.token })).body.error).toBe('IDENTITY_NOT_CONFIRMED');
    const erasing = await server.call(eraseAccount, { as: person.token, body: { email: person.email } });
    expect(erasing.body.error).toBe('IDENTITY_NOT_CONFIRMED');
  });
});

/** Each list is headed in the words of its reader, whatever its columns. */
function expectPortugueseHeads(files: Map<string, Buffer>) {
  const lists = [...files.keys()].filter((path) => path.endsWith('.json'));
  expect(lists.length).toBeGreaterThan(3);
  for (const path of lists)
    for (const key of new Set((json(files, path) as object[]).flatMap((row) => Object.keys(row))))
      expect(columnName(key, 'pt-BR'), `${path}: ${key}`).not.toBe(columnName(key, 'en-US'));
}

describe('erasing my account', () => {
  test('leaves nothing of a person with applications in three companies, in the database or in the storage', async () => {
    const { person, applications } = await applicant('2222');
    const { id: talentId } = await profileOf(server, person);
    const words = ['zenaide2222', 'quintanilha2222', '98765-?2222', 'palavra2222', 'especialista 2222'];
    await exported(person);
    expect((await foundIn(server, words)).length).toBeGreaterThan(10);

    const preview = await server.call(previewErasure, { as: person.token });
    expect(preview.data.leaves).toEqual([{ what: 'applications_withdrawn', count: 2 }]);
    expect(preview.data.removes).toContainEqual({ category: 'applications', count: 3 });
    expect(preview.data.removes).toContainEqual({ category: 'evaluations', count: 3 });
    expect(preview.data.keeps).toEqual([]);
    // A preview changes nothing.
    expect((await server.call(previewErasure, { as: person.token })).data).toEqual(preview.data);

    const mistyped = await server.call(eraseAccount, { as: person.token, body: { email: 'outra@correio.example' } });
    expect(mistyped.body.error).toBe('ERASURE_NOT_CONFIRMED');
    const erased = await server.call(eraseAccount, { as: person.token, body: { email: person.email } });
    expect(erased.status).toBe(202);
    // Closed at once, before the task has run; whoever knows the password is told so, and may register again.
    expect((await server.call(login, { body: { email: person.email, password: PASSWORD } })).body.error).toBe(
      'ACCOUNT_CLOSING',
    );
    expect((await server.call(previewErasure, { as: person.token })).status).toBe(401);
    const events = await db()
      .selectFrom('applicationEvents')
      .select('applicationId')
      .where('type', '=', 'withdrawn')
      .where(
        'applicationId',
        'in',
        applications.map(({ application }) => application.id),
      )
      .execute();
    expect(events).toHaveLength(2);
    expect((await server.mails(person.email))[0]?.kind).toBe('account_erasing');

    server.clock.advance(61);
    await server.drain();
    await server.platform.tasks.send(db(), 'files.sweep', {});
    await server.drain();

    expect(await foundIn(server, words)).toEqual([]);
    for (const object of await storedObjects()) expect(object.toString('latin1')).not.toMatch(/zenaide2222/i);
    const files = await db().selectFrom('files').select('state').where('name', '~*', 'zenaide2222').execute();
    expect(files).toEqual([]);
    expect(await server.mails(person.email)).toEqual([]);
    expect((await server.call(login, { body: { email: person.email, password: PASSWORD } })).body.error).toBe(
      'INVALID_CREDENTIALS',
    );
    for (const table of [
      'matchTalents',
      'talentSearch',
      'talentSkills',
      'proofs',
      'dismissedJobs',
      'savedJobs',
      'profileViews',
    ] as const)
      expect([table, await db().selectFrom(table).selectAll().where('talentId', '=', talentId).execute()]).toEqual([
        table,
        [],
      ]);
    const run = await db()
      .selectFrom('retentionRuns')
      .selectAll()
      .where('cause', '=', 'account')
      .executeTakeFirstOrThrow();
    expect(run.removed).toMatchObject({ account: 1, applications: 3, evaluations: 3 });
    // The applications still count for their jobs.
    for (const { job } of applications) {
      const totals = await db()
        .selectFrom('jobTotals')
        .selectAll()
        .where('jobId', '=', job.id)
        .executeTakeFirstOrThrow();
      expect([totals.applications, totals.active]).toEqual([1, 0]);
    }
    // The address is free again.
    await signUp(server, 'POTENTIAL', { email: person.email });
  });

  test('takes the name out of mails to colleagues, and those to an address that was typed wrong', async () => {
    const [typed, email] = ['zoraide7777@errado.example', 'zoraide7777@correio.example'];
    const person = {
      name: 'Zoraide7777 Nominata7777',
      password: PASSWORD,
      role: 'RECRUITER' as const,
      companyName: 'Empresa de Colegas',
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true as const,
    };
    await server.call(register, { body: { ...person, email: typed } });
    await server.drain();
    await server.call(changeEmail, { body: { email: typed, password: PASSWORD, newEmail: email } });
    const proof = (await server.mails(email))[0]?.code ?? '';
    expect((await server.call(verifyEmail, { body: { email, code: proof } })).status).toBe(200);
    const owner = await signIn(server, email);
    const colleague = await signUp(server, 'RECRUITER', { email: 'colega7777@correio.example' });
    const invite = { email: colleague.email, role: 'recruiter' as const };
    await server.call(inviteMember, { as: owner.token, params: { id: owner.companyId }, body: invite });
    const link = (await server.mails(colleague.email))[0]?.links.find((each) => each.includes('/auth/invitation'));
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    await server.call(acceptInvitation, { as: colleague.token, params: { token } });
    // Called otherwise since; the mails so far go on saying the former name.
    const profile = { version: 0, name: 'Zoraide7777 Renomeada7777' };
    const renamed = await server.call(updateRecruiterProfile, {
      as: owner.token,
      params: { id: owner.id },
      body: profile,
    });
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    const transfer = { params: { id: owner.companyId }, body: { userId: colleague.id } };
    expect((await server.call(transferOwnership, { as: owner.token, ...transfer })).status).toBe(200);
    await server.drain();
    const words = ['zoraide7777', 'nominata7777', 'renomeada7777'];
    expect(await foundIn(server, words)).toContain('public.mails.params');

    expect((await server.call(eraseAccount, { as: owner.token, body: { email } })).status).toBe(202);
    server.clock.advance(61);
    await server.drain();
    expect(await foundIn(server, words)).toEqual([]);
    const left = await db()
      .selectFrom('mails')
      .select(['kind', 'body'])
      .where('recipient', '=', colleague.email)
      .execute();
    expect(left.find(({ kind }) => kind === 'member_role_changed')?.body).toContain('[nome apagado] mudou seu papel');
  });

  test('leaves a registration alone that was made while the account was being erased', async () => {
    const { email, token } = await signUp(server, 'POTENTIAL');
    await server.call(eraseAccount, { as: token, body: { email } });
    const again = {
      name: 'De Novo Aqui',
      email,
      password: PASSWORD,
      role: 'POTENTIAL' as const,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true as const,
    };
    const { cookies } = await server.call(register, { body: again });
    const kinds = (await server.mails(email)).map(({ kind }) => kind);
    expect(kinds).toContain('account_closing');
    expect(kinds).not.toContain('already_registered');
    server.clock.advance(61);
    await server.drain();
    expect((await server.call(resendVerification, { body: { email }, cookies })).status).toBe(200);
    const code = (await server.mails(email)).find(({ kind }) => kind === 'verify_email')?.code ?? '';
    expect((await server.call(verifyEmail, { body: { email, code }, cookies })).status).toBe(200);
  });

  test('keeps what became a contract, with the day on which that ends, and forgets it then', async () => {
    const { person, applications } = await applicant('3333');
    const [first] = applications;
    if (!first) throw new Error('an application');
    const { version } = await db()
      .selectFrom('applications')
      .select('version')
      .where('id', '=', first.application.id)
      .executeTakeFirstOrThrow();
    const hired = await server.call(actOnCandidate, {
      as: first.recruiter.token,
      params: { id: first.application.id },
      body: { action: 'hire', reason: 'Contratada', version } as never,
    });
    expect(hired.status, JSON.stringify(hired.body)).toBe(200);
    await server.drain();
    const { data } = await server.call(previewErasure, { as: person.token });
    const until = new Date(server.clock.now());
    until.setUTCFullYear(until.getUTCFullYear() + 5);
    expect(data.keeps).toEqual([
      { category: 'applications', count: 1, ground: 'contract', until: until.toISOString() },
    ]);
    await server.call(eraseAccount, { as: person.token, body: { email: person.email } });
    server.clock.advance(61);
    await server.drain();
    const left = await foundIn(server, ['zenaide3333']);
    expect(left).toContain('public.candidates.name');
    expect(left).not.toContain('public.users.name');
    expect(left).not.toContain('public.mails.recipient');

    const now = server.clock.now();
    server.clock.advance(5 * 366 * 86_400);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const rehearsed = await runRetention(ctx, { dryRun: true });
    expect(await foundIn(server, ['zenaide3333'])).toEqual(left);
    expect(await runRetention(ctx, { dryRun: false })).toEqual(rehearsed);
    expect(await foundIn(server, ['zenaide3333'])).toEqual([]);
    server.clock.set(now);
  });

  test('of a lone owner closes the company and its jobs, and tells the candidates', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, recruiter);
    const candidate = await applyTo(server, job);
    const { data } = await server.call(previewErasure, { as: recruiter.token });
    expect(data.leaves).toEqual([
      { what: 'jobs_closed', count: 1 },
      { what: 'companies_closed', count: 1 },
    ]);
    await server.call(eraseAccount, { as: recruiter.token, body: { email: recruiter.email } });
    expect((await server.mails(candidate.email))[0]?.kind).toBe('application_closed');
    const company = await db()
      .selectFrom('companies')
      .select('closedAt')
      .where('id', '=', recruiter.companyId)
      .executeTakeFirstOrThrow();
    expect(company.closedAt).not.toBeNull();
    server.clock.advance(61);
    await server.drain();
    expect(await foundIn(server, [recruiter.email, recruiter.name])).toEqual([]);
  });

  test('is refused to the last owner while others belong to the company', async () => {
    const owner = await signUp(server, 'RECRUITER');
    const colleague = await signUp(server, 'RECRUITER');
    await db()
      .insertInto('companyMembers')
      .values({
        id: crypto.randomUUID(),
        companyId: owner.companyId,
        userId: colleague.id,
        role: 'recruiter',
        createdAt: server.clock.now(),
      })
      .execute();
    expect((await server.call(previewErasure, { as: owner.token })).body.error).toBe('LAST_OWNER');
    const refused = await server.call(eraseAccount, { as: owner.token, body: { email: owner.email } });
    expect(refused.body.error).toBe('LAST_OWNER');
    const user = await db()
      .selectFrom('users')
      .select('disabledAt')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(user.disabledAt).toBeNull();
  });
});

test('what was allowed is shown and can be taken back, by nobody else', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const person = await signUp(server, 'POTENTIAL');
  const stranger = await signUp(server, 'POTENTIAL');
  const job = await publishJob(server, recruiter);
  const { candidateId } = await applyTo(server, job, { as: person.token, fullName: person.name, email: person.email });
  await db()
    .updateTable('candidates')
    .set({ bankConsentAt: server.clock.now(), bankConsentVersion: '2026-11' })
    .where('id', '=', candidateId)
    .execute();
  const shown = await server.call(listConsents, { as: person.token });
  expect(shown.data.documents.map(({ kind }) => kind).sort()).toEqual(['adult', 'privacy', 'terms']);
  expect(shown.data.talentBank).toMatchObject([{ candidateId, version: '2026-11' }]);
  expect(shown.data.visibility).toBe('applied');
  const withdraw = (as: string) => server.call(withdrawBankConsent, { as, params: { id: candidateId } });
  expect((await withdraw(stranger.token)).status).toBe(404);
  expect((await withdraw(person.token)).status).toBe(200);
  expect((await withdraw(person.token)).status).toBe(404);
  await server.call(setVisibility, { as: person.token, body: { visibility: 'hidden' } });
  const after = await server.call(listConsents, { as: person.token });
  expect([after.data.talentBank, after.data.visibility]).toEqual([[], 'hidden']);
});

describe('retention', () => {
  test('forgets what ended two years ago, or as long ago as the company says, and a dry run tells the same', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, recruiter);
    const open = await applyTo(server, job);
    const ended = await applyTo(server, job);
    const { version } = await db()
      .selectFrom('applications')
      .select('version')
      .where('id', '=', ended.id)
      .executeTakeFirstOrThrow();
    await server.call(actOnCandidate, {
      as: recruiter.token,
      params: { id: ended.id },
      body: { action: 'reject', reason: 'Outra pessoa', version } as never,
    });
    await server.drain();
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const ofCompany = async (dryRun: boolean) =>
      (await runRetention(ctx, { dryRun })).companies.filter(({ companyId }) => companyId === recruiter.companyId);

    server.clock.advance(13 * 31 * 86_400);
    expect(await ofCompany(true)).toEqual([]);
    await db()
      .insertInto('retentionRules')
      .values({
        companyId: recruiter.companyId,
        subject: 'unsuccessful_applications',
        months: 12,
        createdAt: server.clock.now(),
      })
      .execute();
    const rehearsed = await ofCompany(true);
    expect(rehearsed).toEqual([{ companyId: recruiter.companyId, applications: 1 }]);
    expect(await foundIn(server, [ended.email])).toContain('public.candidates.email');
    expect(await ofCompany(false)).toEqual(rehearsed);
    expect(await ofCompany(false)).toEqual([]);
    expect(await foundIn(server, [`${ended.name}\\M`])).toEqual([]);
    expect(await foundIn(server, [open.email])).toContain('public.candidates.email');
    const runs = await db()
      .selectFrom('retentionRuns')
      .select('removed')
      .where('companyId', '=', recruiter.companyId)
      .execute();
    expect(runs).toMatchObject([{ removed: { applications: 1 } }]);
  });

  test('keeps whom a company may keep in its talent bank, until they say no or are erased', async () => {
    const recruiter = await signUp(server, 'RECRUITER');
    const job = await publishJob(server, recruiter);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    const consented = async () => {
      const person = await signUp(server, 'POTENTIAL');
      const applied = await applyTo(server, job, { as: person.token, fullName: person.name, email: person.email });
      const { version } = await db()
        .selectFrom('applications')
        .select('version')
        .where('id', '=', applied.id)
        .executeTakeFirstOrThrow();
      await db()
        .updateTable('candidates')
        .set({ bankConsentAt: server.clock.now(), bankConsentVersion: '2026-11' })
        .where('id', '=', applied.candidateId)
        .execute();
      await server.call(actOnCandidate, {
        as: recruiter.token,
        params: { id: applied.id },
        body: { action: 'reject', reason: 'Outra pessoa', version } as never,
      });
      await server.drain();
      return { ...person, candidateId: applied.candidateId };
    };
    const [withdraws, leaves] = [await consented(), await consented()];
    server.clock.advance(25 * 31 * 86_400);
    const { companies } = await runRetention(ctx, { dryRun: false });
    expect(companies).toContainEqual({ companyId: recruiter.companyId, applications: 2 });
    const known = async (candidateId: string) =>
      db()
        .selectFrom('candidates')
        .select(['name', 'email', 'erasedAt'])
        .where('id', '=', candidateId)
        .executeTakeFirstOrThrow();
    for (const { candidateId, name, email } of [withdraws, leaves])
      expect(await known(candidateId)).toEqual({ name, email, erasedAt: null });
    // Both see it, and it is in the copy of their data.
    const { token } = await signIn(server, withdraws.email);
    const { talentBank } = (await server.call(listConsents, { as: token })).data;
    expect(talentBank.map(({ candidateId }) => candidateId)).toEqual([withdraws.candidateId]);
    const { all } = await personOfAccount(ctx, withdraws.id);
    const parts =
      (await privacyPorts
        .personalData()
        .find(({ module }) => module === 'applications')
        ?.exports?.(ctx, all)) ?? [];
    expect(parts.find(({ name }) => name === 'what-companies-know')?.rows).toMatchObject([{ email: withdraws.email }]);

    await server.call(withdrawBankConsent, { as: token, params: { id: withdraws.candidateId } });
    expect(await known(withdraws.candidateId)).toMatchObject({ name: null, email: null });
    await ctx.transaction(async (ctx) => eraseEverything(ctx, (await personOfAccount(ctx, leaves.id)).erasable));
    expect(await known(leaves.candidateId)).toMatchObject({ name: null, email: null });
  });
});
