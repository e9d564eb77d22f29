import { ATTACHMENT_MAX_BYTES } from '@prova/contract/attachments';
import { type JobDetail, updateJob } from '@prova/contract/jobs/jobs';
import { cancelOffer, createOffer, getOffer, listOffers, sendOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { docxResume, exeProgram, pdfResume, pngPicture } from '../../../test/fixtures/resumes.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { offerBody, saveOffer, sendNewOffer, stageAndStatus, undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let stranger: Person;
let job: JobDetail;
let candidate: AppliedCandidate;
let pdf: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
  stranger = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
  candidate = await applyTo(server, job);
  pdf = await pdfResume([['Pacote de benefícios']]);
});
afterAll(() => server.close());

const create = (body: unknown, options: CallOptions = {}) =>
  server.call(createOffer, { as: recruiter.token, body, ...options });
const given = (change: Record<string, unknown>) => ({ ...offerBody(candidate.id), ...change });
const offersOf = async (id: string) =>
  (await server.call(listOffers, { as: recruiter.token, query: { applicationId: id } })).data;

describe('what an offer says', () => {
  test.each([
    ['an amount below nothing', { payMin: -1 }, 'payMin', 'MIN'],
    ['half a centavo', { payMin: 1000.5 }, 'payMin', 'NOT_INTEGER'],
    ['an amount as text', { payMin: '1.000,00' }, 'payMin', 'INVALID_TYPE'],
    ['an amount beyond all bounds', { payMin: 100_000_000_01 }, 'payMin', 'MAX'],
    ['a range that goes down', { payMax: 1_000_000 }, 'payMax', 'PAY_RANGE'],
    ['a range of one amount', { payMax: 1_150_000 }, 'payMax', 'PAY_RANGE'],
    ['a currency in words', { currency: 'reais' }, 'currency', 'PATTERN'],
    ['a day that does not exist', { validUntil: '2026-11-31' }, 'validUntil', 'DATE_INVALID'],
    ['an instant for a day', { validUntil: '2026-11-30T12:00:00Z' }, 'validUntil', 'DATE_INVALID'],
    ['yesterday', { validUntil: '2026-11-19' }, 'validUntil', 'DATE_PAST'],
    ['a year and more', { validUntil: '9999-12-31' }, 'validUntil', 'DATE_INVALID'],
    ['a first day that has passed', { startOn: '2026-11-19' }, 'startOn', 'DATE_PAST'],
    ['no last day', { validUntil: undefined }, 'validUntil', 'REQUIRED'],
    ['no position', { position: ' ' }, 'position', 'REQUIRED'],
    ['10,000 characters', { position: 'a'.repeat(10_000) }, 'position', 'TOO_LONG'],
    ['a message of one letter', { message: 'a' }, 'message', 'TOO_SHORT'],
    ['a message without end', { message: 'a'.repeat(2001) }, 'message', 'TOO_LONG'],
    ['a NUL', { message: 'ab\u0000' }, 'message', 'CONTROL_CHARACTER'],
    ['a kind of contract that there is not', { contractType: 'clt' }, 'contractType', 'NOT_AN_OPTION'],
    ['31 benefits', { benefits: Array.from({ length: 31 }, (_, n) => `Benefício ${n}`) }, 'benefits', 'TOO_MANY'],
    ['a benefit of 81 characters', { benefits: ['a'.repeat(81)] }, 'benefits.0', 'TOO_LONG'],
    ['a benefit of nothing', { benefits: [' '] }, 'benefits.0', 'REQUIRED'],
    ['an unknown field', { status: 'approved' }, 'status', 'UNKNOWN_FIELD'],
  ])('%s is refused', async (_, change, field, code) => {
    const answer = await create(given(change));
    expect([answer.status, answer.body.error]).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.body.details?.map((detail) => [detail.field, detail.code])).toContainEqual([field, code]);
    expect(await offersOf(candidate.id)).toEqual([]);
  });

  test('is kept as it was given; nothing happens until it is sent', async () => {
    const { id } = await applyTo(server, job);
    const answer = await create({
      applicationId: id,
      position: ' Dev ',
      payMin: 0,
      validUntil: '2026-11-20',
      message: '  ',
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      status: 'pending',
      position: 'Dev',
      payMin: 0,
      payMax: null,
      currency: 'BRL',
      startOn: null,
      message: null,
      validUntil: '2026-11-21T02:59:59.999Z',
      recruiterName: recruiter.name,
      attachments: [],
      sentAt: null,
      can: { send: true, cancel: true },
    });
    expect(await stageAndStatus(server, recruiter, id)).toBe('new/new');
  });

  test('what it does not say of the contract and the benefits is as the job promises', async () => {
    const { id } = await applyTo(server, job);
    const silent = await create(given({ applicationId: id }));
    expect(silent.data).toMatchObject({ contractType: 'CLT', benefits: ['Plano de saúde', 'Vale-refeição'] });
    const created = await create(
      given({ applicationId: id, contractType: 'PJ', benefits: ['Equipamento', 'Equipamento', 'Recesso'] }),
    );
    expect(created.data).toMatchObject({ contractType: 'PJ', benefits: ['Equipamento', 'Recesso'] });
    const without = await create(given({ applicationId: id, benefits: [] }));
    expect(without.data).toMatchObject({ contractType: 'CLT', benefits: [] });
  });

  test('the job may promise something else later: what was offered stays', async () => {
    const another = await publishJob(server, recruiter);
    const someone = await applyTo(server, another);
    const offer = await sendNewOffer(server, recruiter, someone, {
      contractType: 'PJ',
      benefits: ['Recesso remunerado'],
    });
    expect(offer.mail.text).toContain('Contrato: PJ\n');
    const changed = await server.call(updateJob, {
      as: recruiter.token,
      params: { id: another.id },
      body: { benefits: [] },
    });
    expect(changed.data.benefits).toEqual([]);
    const page = await server.call(getOffer, { params: { token: offer.token } });
    expect(page.data).toMatchObject({ contractType: 'PJ', benefits: ['Recesso remunerado'] });
  });

  test('a second one takes the place of one that was never sent', async () => {
    const { id } = await applyTo(server, job);
    await create(given({ applicationId: id }));
    await create(given({ applicationId: id, payMin: 1_200_000 }));
    const offers = await offersOf(id);
    expect(offers.map(({ status, payMin }) => [status, payMin])).toEqual([
      ['pending', 1_200_000],
      ['cancelled', 1_150_000],
    ]);
    const old = await server.call(sendOffer, { as: recruiter.token, params: { id: offers[1]?.id ?? '' } });
    expect(old.body.error).toBe('OFFER_NOT_PENDING');
  });

  test('script stays text, in the mail and on the page', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const someone = await applyTo(server, job);
    const { token, mail } = await sendNewOffer(server, recruiter, someone, { position: script, message: script });
    expect(mail.html).not.toMatch(/<script|<img src=x/i);
    expect(mail.html).toContain('&lt;script&gt;');
    const page = await server.call(getOffer, { params: { token } });
    expect([page.data.position, page.data.message]).toEqual([script, script]);
  });

  test('malformed JSON is told apart from a refusal', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/job-offers',
      payload: '{"position":',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${recruiter.token}` },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('what comes with it', () => {
  const attach = (attachments: NonNullable<CallOptions['files']>[string], applicationId = candidate.id) =>
    create(offerBody(applicationId), { files: { attachments } });

  test('documents and pictures, known by their content, for whoever may see the offer', async () => {
    const someone = await applyTo(server, job);
    const answer = await attach(
      [
        { name: 'benefícios.pdf', body: pdf },
        { name: 'contrato', body: await docxResume(['Contrato']) },
        { name: 'escritório.exe', mime: 'application/x-msdownload', body: pngPicture() },
      ],
      someone.id,
    );
    expect(answer.data.attachments.map(({ name, mime }) => [name, mime])).toEqual([
      ['benefícios.pdf', 'application/pdf'],
      ['contrato.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['escritório.exe.png', 'image/png'],
    ]);
    await server.call(sendOffer, { as: recruiter.token, params: { id: answer.data.id } });
    await undoOver(server);
    const [mail] = await server.mails(someone.email);
    const token = new URL(mail?.links.find((link) => link.includes('/offers/')) ?? '').pathname.split('/').at(-1) ?? '';
    const page = await server.call(getOffer, { params: { token } });
    const [first] = page.data.attachments;
    const file = await server.app.inject({ url: first?.url ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    // Saved, not opened in the place of the page.
    expect(file.headers['content-disposition']).toMatch(/^attachment;/);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect((await server.app.inject({ url: `/files/${first?.id}` })).statusCode).toBe(404);
    server.clock.advance(601);
    expect((await server.app.inject({ url: first?.url ?? '' })).statusCode).toBe(410);

    // Called back, it takes its documents along.
    await server.call(cancelOffer, { as: recruiter.token, params: { id: answer.data.id }, body: {} });
    const after = await server.call(getOffer, { params: { token } });
    expect([after.data.status, after.data.attachments]).toEqual(['cancelled', []]);
  });

  test.each([
    ['a program under the name of a PDF', { name: 'a.pdf', body: exeProgram() }, 415, 'FILE_TYPE_UNSUPPORTED'],
    ['a web page', { name: 'a.png', body: '<!doctype html><script>alert(1)</script>' }, 415, 'FILE_TYPE_UNSUPPORTED'],
    [
      'a drawing that may run script',
      { name: 'a.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      415,
      'FILE_TYPE_UNSUPPORTED',
    ],
    ['nothing', { name: 'a.pdf', body: '' }, 422, 'FILE_EMPTY'],
  ])('%s is refused', async (_, file, status, error) => {
    const answer = await attach([{ name: 'ok.pdf', body: pdf }, file]);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await offersOf(candidate.id)).toEqual([]);
  });

  test('10 MB pass, one byte more does not', async () => {
    const padded = (bytes: number) => ({ name: 'a.pdf', body: Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)]) });
    const tooLarge = await attach(padded(ATTACHMENT_MAX_BYTES + 1));
    expect([tooLarge.status, tooLarge.body.error]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(tooLarge.body.message).toContain('10 MB');
    const someone = await applyTo(server, job);
    const largest = await attach(padded(ATTACHMENT_MAX_BYTES), someone.id);
    expect(largest.data.attachments[0]?.bytes).toBe(ATTACHMENT_MAX_BYTES);
  });

  test('a sixth file is refused, and so is a field that nobody asked for', async () => {
    const six = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, body: pdf }));
    expect((await attach(six)).body.error).toBe('MALFORMED_REQUEST');
    const other = await create(offerBody(candidate.id), { files: { resume: [{ name: 'a.pdf', body: pdf }] } });
    expect(other.body.error).toBe('MALFORMED_REQUEST');
    expect(await offersOf(candidate.id)).toEqual([]);
  });
});

describe('of another company', () => {
  test('nothing can be offered, sent, cancelled or seen', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    const as = stranger.token;
    const answers = [
      await server.call(createOffer, { as, body: offerBody(someone.id) }),
      await server.call(sendOffer, { as, params: { id } }),
      await server.call(cancelOffer, { as, params: { id }, body: {} }),
      await server.call(listOffers, { as, query: { applicationId: someone.id } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [404, 'APPLICATION_NOT_FOUND'],
      [404, 'OFFER_NOT_FOUND'],
      [404, 'OFFER_NOT_FOUND'],
      [404, 'APPLICATION_NOT_FOUND'],
    ]);
    expect((await offersOf(someone.id)).map(({ status }) => status)).toEqual(['pending']);
  });

  test('a member who does not recruit has no offers either', async () => {
    const someone = await applyTo(server, job);
    const member = await signUp(server, 'RECRUITER');
    await server.platform.database
      .insertInto('companyMembers')
      .values({
        id: crypto.randomUUID(),
        companyId: recruiter.companyId,
        userId: member.id,
        role: 'interviewer',
        createdAt: server.clock.now(),
      })
      .execute();
    const headers = { 'x-company-id': recruiter.companyId };
    const created = await server.call(createOffer, { as: member.token, body: offerBody(someone.id) });
    expect(created.body.error).toBe('APPLICATION_NOT_FOUND');
    const listed = await server.call(listOffers, { as: member.token, headers });
    expect([listed.status, listed.body.error]).toEqual([403, 'FORBIDDEN']);
  });
});
