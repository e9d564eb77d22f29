import {
  type CertificateChoices,
  downloadCertificate,
  getCertificate,
  getPublicCertificate,
  putCertificate,
  withdrawCertificate,
} from '@prova/contract/certificates/certificates';
import { certificateCodeIn } from '@prova/contract/certificates/typed-code';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { BEGAN, certificatesStage } from '../../../test/certificates-stage.ts';
import type { TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { type OwnResult, ownResult } from '../../../test/results-factory.ts';

const DAY = 86_400;

let server: TestServer;
let recruiter: Person;
let talent: Person;
certificatesStage((stage) => {
  ({ server, recruiter, talent } = stage);
});

const params = ({ id }: OwnResult) => ({ id });
const put = (of: OwnResult, body: Partial<CertificateChoices> = {}, by = talent) =>
  server.call(putCertificate, { as: by.token, params: params(of), body });
const withdraw = (of: OwnResult, by = talent) => server.call(withdrawCertificate, { as: by.token, params: params(of) });
const own = async (of: OwnResult) => (await server.call(getCertificate, { as: talent.token, params: params(of) })).data;
const page = (code: string) => server.call(getPublicCertificate, { params: { code } });
const codeOf = async (of: OwnResult) => (await own(of)).certificate?.code ?? '';

describe('a certificate', () => {
  test('shows the name and no more, until its talent chooses', async () => {
    const result = await ownResult(server, recruiter, talent);
    expect(await own(result)).toEqual({
      ...{ certificate: null, possible: true, hasPlace: false, withdrawn: 0, overruledAt: null },
    });
    const { data } = await put(result);
    const { code = '', url } = data.certificate ?? {};
    expect(data.certificate).toMatchObject({
      ...{ showsName: true, showsScore: false, showsPlace: false, showsCompany: false },
      ...{ issuedAt: BEGAN, validUntil: '2027-11-20T12:00:00.000Z', expired: false },
    });
    expect(url).toBe(`http://localhost:3000/certificates/${code}`);
    // It can be typed from paper: nothing in it looks like something else.
    expect(code).toMatch(/^([2-9a-hjkmnp-z]{5}-){3}[2-9a-hjkmnp-z]{4}$/);
    expect((await page(code)).data).toEqual({
      status: 'valid',
      withdrawnAt: null,
      certified: {
        ...{ name: 'Marina Alves', title: 'Fundamentos de JavaScript', companyName: null, score: null, place: null },
        ...{ category: 'frontend', difficulty: 'basic', skills: ['React', 'SQL'], level: 'ADVANCED' },
        ...{ questionCount: 1, minutes: 30 },
        ...{ takenAt: BEGAN, issuedAt: BEGAN, validUntil: '2027-11-20T12:00:00.000Z', gradedBy: 'machine' },
      },
    });
    await put(result, { showsName: false, showsScore: true, showsCompany: true });
    expect((await page(code)).data.certified).toMatchObject({ name: null, companyName: 'Aurora Sistemas', score: 100 });
  });

  test('is found by its code however it is typed from paper', async () => {
    const result = await ownResult(server, recruiter, talent);
    const code = (await put(result)).data.certificate?.code ?? '';
    const own = (await page(code)).data;
    const ALIKE = ['z2', 's5', 'b86', 'gq90oO', 'j71iIl', 'vu'];
    const sign = (letter: string) => {
      const alike = ALIKE.find((each) => each.includes(letter)) ?? letter;
      return fc.tuple(fc.constantFrom(...alike), fc.boolean(), fc.constantFrom('', '', ' ', '-', '–', ' - ', '\u00a0'));
    };
    const typed = fc
      .tuple(...[...code.replaceAll('-', '')].map(sign))
      .map((signs) => signs.map(([letter, upper, after]) => (upper ? letter.toUpperCase() : letter) + after).join(''));
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const found = certificateCodeIn(`  ${text} `);
        expect((await page(found ?? '')).data).toEqual(own);
      }),
      { numRuns: 30 },
    );
    expect(certificateCodeIn(`https://prova.example/certificates/${code}/?utm=1`)).toBe(code);
    // Another one is not found by a code that is merely like it.
    const other = code.startsWith('x') ? `y${code.slice(1)}` : `x${code.slice(1)}`;
    expect((await page(other)).status).toBe(404);
    expect(certificateCodeIn('k7m3q-x2v9f')).toBeNull();
  });

  test('is printed with what was chosen, in the language of its reader', async () => {
    const result = await ownResult(server, recruiter, talent);
    await put(result, { showsName: false, showsScore: true });
    const printed = async (language: string) => {
      const { data } = await server.call(downloadCertificate, {
        ...{ as: talent.token, params: params(result), query: { format: 'pdf' } },
        headers: { 'accept-language': language },
      });
      expect(data.mime).toBe('application/pdf');
      const bytes = new Uint8Array(Buffer.from(data.content, 'base64'));
      const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
      const { items } = await (await document.getPage(1)).getTextContent();
      return { name: data.name, text: items.flatMap((item) => ('str' in item ? [item.str] : [])).join('|') };
    };
    const { name, text } = await printed('pt-BR');
    expect(name).toMatch(/^certificado-\w{6}\.pdf$/);
    for (const said of ['uma pessoa com conta na Prova', '100%', 'Front-end · Básico', 'React, nível avançado'])
      expect(text).toContain(said);
    // The address may take two lines.
    expect(text.replaceAll('|', '')).toContain((await own(result)).certificate?.url);
    for (const unsaid of ['Marina', talent.email, 'Aurora', 'outras pessoas']) expect(text).not.toContain(unsaid);
  });

  test('is not changed by a window that saw another one, nor issued again by it', async () => {
    const result = await ownResult(server, recruiter, talent);
    const as = talent.token;
    const choose = (seen: string | null, more: Partial<CertificateChoices> = {}) =>
      server.call(putCertificate, { as, params: params(result), body: { ...more, seen } });
    const { data } = await choose(null, { showsName: false });
    const first = data.certificate?.changedAt ?? '';
    // Another window that saw none: what it chose is not what is shown.
    expect((await choose(null, { showsName: true })).body.error).toBe('VERSION_CONFLICT');
    expect((await own(result)).certificate).toMatchObject({ showsName: false });
    server.clock.advance(1);
    expect((await choose(first, { showsName: false, showsScore: true })).status).toBe(200);
    expect((await choose(first, { showsName: true })).body.error).toBe('VERSION_CONFLICT');
    const { changedAt } = (await own(result)).certificate ?? {};
    await withdraw(result);
    expect((await choose(changedAt ?? '', { showsScore: true })).body.error).toBe('VERSION_CONFLICT');
    expect((await own(result)).certificate).toBeNull();
  });

  test('of two windows that issue at once is one', async () => {
    const result = await ownResult(server, recruiter, talent);
    const both = await Promise.all([put(result), put(result)]);
    const codes = both.map(({ data }) => data.certificate?.code);
    expect(codes[0]).toBe(codes[1]);
  });

  test('follows a grade that is given once more', async () => {
    const result = await ownResult(server, recruiter, talent);
    await put(result, { showsScore: true });
    const code = await codeOf(result);
    await result.regrade(0.5);
    expect((await page(code)).data.certified).toMatchObject({ score: 50, level: 'BEGINNING', gradedBy: 'person' });
  });

  test('is withdrawn for good, also by two at once, and issued again as another one', async () => {
    const result = await ownResult(server, recruiter, talent);
    await put(result);
    const code = await codeOf(result);
    server.clock.advance(60);
    const both = await Promise.all([withdraw(result), withdraw(result)]);
    expect(both.map(({ status, data }) => [status, data.certificate, data.withdrawn])).toEqual([
      [200, null, 1],
      [200, null, 1],
    ]);
    expect((await page(code)).data).toEqual({
      status: 'withdrawn',
      withdrawnAt: '2026-11-20T12:01:00.000Z',
      certified: null,
    });
    await put(result);
    expect(await codeOf(result)).not.toBe(code);
    expect((await page(code)).data.status).toBe('withdrawn');
    expect(await own(result)).toMatchObject({ withdrawn: 1 });
  });

  test('expires a year after the hand-in, and cannot be issued then', async () => {
    const [result, late] = [await ownResult(server, recruiter, talent), await ownResult(server, recruiter, talent)];
    await put(result);
    const code = await codeOf(result);
    server.clock.advance(365 * DAY);
    talent = await signIn(server, talent.email, PASSWORD);
    expect((await page(code)).data).toMatchObject({ status: 'expired', certified: { name: 'Marina Alves' } });
    expect(await own(result)).toMatchObject({ possible: false, certificate: { expired: true } });
    expect((await put(late)).body.error).toBe('PROOF_IMPOSSIBLE');
  });

  test('is nobody else’s, and nothing where the test names no skill', async () => {
    const result = await ownResult(server, recruiter, talent);
    const stranger = await signUp(server, 'POTENTIAL');
    await put(result);
    for (const endpoint of [getCertificate, withdrawCertificate, downloadCertificate])
      expect((await server.call(endpoint, { as: stranger.token, params: params(result) })).status).toBe(404);
    expect((await put(result, {}, stranger)).status).toBe(404);
    expect((await put(result, {}, recruiter)).status).toBe(403);
    expect((await page('a'.repeat(22))).status).toBe(404);
    expect((await page('zu-kurz')).status).toBe(404);
    const without = await ownResult(server, recruiter, talent, { skills: [] });
    expect(await own(without)).toMatchObject({ possible: false });
    expect((await put(without)).body.error).toBe('PROOF_IMPOSSIBLE');
    expect((await server.call(downloadCertificate, { as: talent.token, params: params(without) })).status).toBe(404);
  });
});

test('a place is told where twenty took the same test, by who asks for it', async () => {
  const result = await ownResult(server, recruiter, talent);
  await put(result, { showsPlace: true });
  const code = await codeOf(result);
  expect((await page(code)).data.certified?.place).toBeNull();
  const { database } = server.platform;
  const attempt = await database
    .selectFrom('testAttempts')
    .selectAll()
    .where('assignmentId', '=', result.id)
    .executeTakeFirstOrThrow();
  const assignment = await database
    .selectFrom('testAssignments')
    .selectAll()
    .where('id', '=', result.id)
    .executeTakeFirstOrThrow();
  const { value, questionId } = await database
    .selectFrom('attemptAnswers')
    .select(['value', 'questionId'])
    .where('attemptId', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const idOf = (kind: number, index: number) =>
    `00000000-0000-4000-8000-0000000${kind}${String(index).padStart(4, '0')}`;
  const job = await publishJob(server, recruiter);
  /** As if they had taken it, with no points; of an empty one nothing was chosen. */
  const takes = async (index: number, applicationId: string, answered: boolean) => {
    await database
      .insertInto('testAssignments')
      .values({ ...assignment, applicationId, id: idOf(1, index) })
      .execute();
    await database
      .insertInto('testAttempts')
      .values({
        ...{ ...attempt, asked: JSON.stringify(attempt.asked) },
        ...{ id: idOf(2, index), assignmentId: idOf(1, index), points: '0' },
      })
      .execute();
    await database
      .insertInto('attemptAnswers')
      .values({
        ...{ attemptId: idOf(2, index), companyId: attempt.companyId, questionId, grading: 'machine', points: '0' },
        ...{ value: answered ? JSON.stringify(value) : null, createdAt: attempt.createdAt },
      })
      .execute();
  };
  const others: string[] = [];
  for (let index = 0; index < 18; index += 1) {
    others.push((await applyTo(server, job)).id);
    await takes(index, others[index] ?? '', true);
  }
  // Who takes it again, and who hands in nothing, are no other people.
  await takes(18, others[0] ?? '', true);
  const last = (await applyTo(server, job)).id;
  await takes(19, last, false);
  expect(await own(result)).toMatchObject({ hasPlace: false });
  await takes(20, last, true);
  expect(await own(result)).toMatchObject({ hasPlace: true });
  expect((await page(code)).data.certified?.place).toEqual({ takers: 20, below: 19 });
  await put(result, { showsPlace: false });
  expect((await page(code)).data.certified?.place).toBeNull();
});
