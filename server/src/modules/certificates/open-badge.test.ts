import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  type CertificateChoices,
  downloadCertificate,
  putCertificate,
  withdrawCertificate,
} from '@prova/contract/certificates/certificates';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { BEGAN, certificatesStage } from '../../../test/certificates-stage.ts';
import type { TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../../test/operator.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { type OwnResult, ownResult } from '../../../test/results-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { rotateKeyTask } from './rotate-key.ts';

const DAY = 86_400;
const ISSUER = 'http://localhost:3000/credentials/issuer';

let server: TestServer;
let recruiter: Person;
let talent: Person;
certificatesStage((stage) => {
  ({ server, recruiter, talent } = stage);
});

const issue = (of: OwnResult, body: Partial<CertificateChoices> = {}) =>
  server.call(putCertificate, { as: talent.token, params: { id: of.id }, body });
const withdraw = (of: OwnResult) => server.call(withdrawCertificate, { as: talent.token, params: { id: of.id } });

async function download({ id }: OwnResult): Promise<string> {
  const { data } = await server.call(downloadCertificate, {
    as: talent.token,
    params: { id },
    query: { format: 'jwt' },
  });
  expect(data).toMatchObject({ name: expect.stringMatching(/^certificado-\w{6}\.jwt$/), mime: 'application/vc+jwt' });
  return Buffer.from(data.content, 'base64').toString();
}

/** As a verifier elsewhere asks for it. */
async function fetched(address: string) {
  const { statusCode, headers, body } = await server.app.inject({ url: address.replace('http://localhost:3000', '') });
  expect([statusCode, headers['access-control-allow-origin']], address).toEqual([200, '*']);
  return { type: headers['content-type'], body };
}
const json = async (address: string) => JSON.parse((await fetched(address)).body);

async function verified(jwt: string) {
  const keys = createLocalJWKSet(await json('/.well-known/jwks.json'));
  const now = server.clock.now();
  return jwtVerify(jwt, keys, { issuer: ISSUER, currentDate: now, algorithms: ['RS256'] });
}

interface Entry {
  readonly statusListCredential: string;
  readonly statusListIndex: string;
}

/** The bit of a credential in its list, which is verified, too. */
async function isEnded(jwt: string): Promise<boolean> {
  const { statusListCredential, statusListIndex } = decodeJwt(jwt).credentialStatus as Entry;
  const { body, type } = await fetched(statusListCredential);
  expect(type).toContain('application/vc+jwt');
  const { payload } = await verified(body);
  const subject = payload.credentialSubject as { encodedList: string };
  expect(payload).toMatchObject({
    ...{ id: statusListCredential, jti: statusListCredential, issuer: ISSUER },
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
  });
  expect(subject.encodedList[0]).toBe('u');
  const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(131_072);
  const index = Number(statusListIndex);
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
}

describe('the credential', () => {
  test('is an Open Badge that says what its talent chose', async () => {
    const result = await ownResult(server, recruiter, talent);
    const { data } = await issue(result, { showsScore: true, showsCompany: true });
    const { payload } = await verified(await download(result));
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: data.certificate?.url,
      jti: data.certificate?.url,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: ISSUER, type: ['Profile'], name: 'Prova', url: 'http://localhost:3000' },
      iss: ISSUER,
      validFrom: '2026-11-20T12:00:00Z',
      nbf: Date.parse(BEGAN) / 1000,
      validUntil: '2027-11-20T12:00:00Z',
      exp: Date.parse('2027-11-20T12:00:00Z') / 1000,
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: {
          type: ['Achievement'],
          achievementType: 'Assessment',
          name: 'Fundamentos de JavaScript',
          tag: ['React', 'SQL'],
          creator: { name: 'Aurora Sistemas' },
          description: 'Teste técnico. Este resultado comprova: React, nível avançado; SQL, nível avançado.',
          resultDescription: [
            { resultType: 'RubricCriterionLevel' },
            { resultType: 'Percent', valueMin: '0', valueMax: '100' },
          ],
        },
        result: [
          { type: ['Result'], achievedLevel: expect.stringMatching(/#level-advanced$/) },
          { type: ['Result'], value: '100' },
        ],
      },
    });
    const subject = payload.credentialSubject as {
      id: string;
      identifier: { identityHash: string; identityType: string; hashed: boolean; salt?: string }[];
      achievement: { resultDescription: { id: string; rubricCriterionLevel?: { id: string }[] }[] };
      result: { resultDescription: string; achievedLevel?: string }[];
    };
    expect(payload.sub).toBe(subject.id);
    const { result: results, achievement } = subject;
    expect(results.map((each) => each.resultDescription)).toEqual(achievement.resultDescription.map(({ id }) => id));
    const levels = achievement.resultDescription[0]?.rubricCriterionLevel?.map(({ id }) => id);
    expect(levels).toContain(results[0]?.achievedLevel);
    const [name, address] = subject.identifier;
    expect(name).toMatchObject({ identityHash: 'Marina Alves', identityType: 'name', hashed: false });
    const hash = createHash('sha256').update(`${talent.email}${address?.salt}`).digest('hex');
    expect(address).toMatchObject({
      ...{ identityHash: `sha256$${hash}`, identityType: 'emailAddress', hashed: true },
    });
    expect(JSON.stringify(payload)).not.toContain(talent.email);
  });

  test('never says more than that', async () => {
    const result = await ownResult(server, recruiter, talent, { title: 'Teste sem nomes' });
    await issue(result, { showsName: false });
    const { payload } = await verified(await download(result));
    const said = JSON.stringify(payload).toLowerCase();
    for (const unsaid of ['marina', talent.email, 'identityhash', 'aurora', 'percent', '"value"'])
      expect(said).not.toContain(unsaid);
  });

  test('names a key that is found at its address, and an issuer that tells who it is', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result);
    const header = decodeProtectedHeader(await download(result));
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringContaining('/credentials/keys/') });
    const key = await json(header.kid ?? '');
    expect(key).toMatchObject({ kty: 'RSA', kid: header.kid, alg: 'RS256', use: 'sig' });
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect((await fetched(header.kid ?? '')).type).toContain('application/jwk+json');
    expect((await fetched('/.well-known/jwks.json')).type).toContain('application/jwk-set+json');
    expect(await json(ISSUER)).toMatchObject({ id: ISSUER, type: ['Profile'], name: 'Prova' });
    for (const unknown of ['/credentials/keys/nenhuma', '/credentials/status/0', '/credentials/status/999'])
      expect((await server.app.inject({ url: unknown })).statusCode).toBe(404);
  });

  test('does not verify once a letter of it is another', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result, { showsScore: true });
    const [header, payload = '', signature] = (await download(result)).split('.');
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"value":"100"', '"value":"999"'));
    await expect(verified([header, other.toString('base64url'), signature].join('.'))).rejects.toThrow(/signature/);
  });
});

describe('the status list', () => {
  test('says at once that a certificate was withdrawn', async () => {
    const [result, other] = [await ownResult(server, recruiter, talent), await ownResult(server, recruiter, talent)];
    await issue(result);
    await issue(other);
    const [jwt, untouched] = [await download(result), await download(other)];
    expect([await isEnded(jwt), await isEnded(untouched)]).toEqual([false, false]);
    await Promise.all([withdraw(result), withdraw(result)]);
    expect([await isEnded(jwt), await isEnded(untouched)]).toEqual([true, false]);
    // Another one has another place, and what was withdrawn stays so.
    await issue(result);
    expect(await isEnded(await download(result))).toBe(false);
    expect(await isEnded(jwt)).toBe(true);
  });

  test('says that a credential was made for another score', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result, { showsScore: true });
    const jwt = await download(result);
    await result.regrade(1);
    expect(await isEnded(jwt)).toBe(false);
    server.clock.advance(60);
    await result.regrade(0.5);
    expect(await isEnded(jwt)).toBe(true);
    const renewed = await download(result);
    expect(await isEnded(renewed)).toBe(false);
    expect(decodeJwt(renewed)).toMatchObject({
      validFrom: '2026-11-20T12:01:00Z',
      credentialSubject: { result: [{ achievedLevel: expect.stringMatching(/#level-beginning$/) }, { value: '50' }] },
    });
  });

  test('goes on saying so when the talent is gone, and gives the place to nobody', async () => {
    const leaving = await signUp(server, 'POTENTIAL');
    const result = await ownResult(server, recruiter, leaving);
    const asLeaving = { as: leaving.token, params: { id: result.id } };
    const { data } = await server.call(putCertificate, { ...asLeaving, body: {} });
    const file = await server.call(downloadCertificate, { ...asLeaving, query: { format: 'jwt' } });
    const jwt = Buffer.from(file.data.content, 'base64').toString();
    const erased = await server.call(eraseAccount, { as: leaving.token, body: { email: leaving.email } });
    expect(erased.status).toBe(202);
    // It begins at once, and is done within minutes.
    await server.drain();
    server.clock.advance(61);
    await server.drain();
    expect(await isEnded(jwt)).toBe(true);
    expect((await server.app.inject({ url: `/api/v1/public/certificates/${data.certificate?.code}` })).statusCode).toBe(
      404,
    );
    const { statusListIndex } = decodeJwt(jwt).credentialStatus as Entry;
    const again = server.platform.database
      .insertInto('credentialStatuses')
      .values({ list: 1, position: Number(statusListIndex), createdAt: server.clock.now() })
      .execute();
    await expect(again).rejects.toThrow(/duplicate key/);
  });
});

describe('keys', () => {
  const prova = (...command: string[]) =>
    operatorOf(server, { TOKEN_SECRET: server.platform.config.tokenSecret })('certificate-keys', ...command);
  const context = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const keys = async () => ((await json('/.well-known/jwks.json')) as { keys: { kid: string }[] }).keys;

  test('change after a year and by command; what former ones signed still verifies', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result);
    const before = await download(result);
    const known = (await keys()).length;
    server.clock.advance(364 * DAY);
    await rotateKeyTask.run(context(), {});
    expect(await keys()).toHaveLength(known);
    server.clock.advance(DAY);
    await rotateKeyTask.run(context(), {});
    expect(await keys()).toHaveLength(known + 1);
    server.clock.set(BEGAN);
    talent = await signIn(server, talent.email, PASSWORD);
    const after = await download(result);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect((await prova('rotate')).stdout).toContain('http://localhost:3000/credentials/keys/');
    for (const jwt of [before, after, await download(result)]) await verified(jwt);
    const stored = await server.platform.database.selectFrom('signingKeys').select('privateKey').execute();
    expect(stored.filter(({ privateKey }) => privateKey !== null)).toHaveLength(1);
    expect((await prova('list')).stdout.match(/signed until/g)).toHaveLength(known + 1);
  });

  test('in other hands are taken back, with all that they signed', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result);
    const jwt = await download(result);
    const thumbprint = decodeProtectedHeader(jwt).kid?.split('/').at(-1) ?? '';
    expect((await prova('drop', thumbprint)).stdout).toContain('is not published any more');
    await expect(verified(jwt)).rejects.toThrow(/no applicable key/);
    await verified(await download(result));
    for (const unknown of [
      thumbprint,
      '-Uc2RIUJumZqY6_mOSOAc0Ma0_IGLsxzz4lji6rWxEs',
      '-hc2RIUJumZqY6_mOSOAc0Ma0_IGLsxzz4lji6rWxEs',
    ])
      await expect(prova('drop', unknown)).rejects.toMatchObject({
        code: 1,
        stderr: `No key has the thumbprint ${unknown}.\n`,
      });
  });

  test('that cannot be opened are replaced', async () => {
    const result = await ownResult(server, recruiter, talent);
    await issue(result);
    const before = await download(result);
    await server.platform.database
      .updateTable('signingKeys')
      .set({ privateKey: Buffer.from('sealed under another secret, as after TOKEN_SECRET was changed') })
      .where('retiredAt', 'is', null)
      .execute();
    for (const jwt of [before, ...(await Promise.all([download(result), download(result)]))]) await verified(jwt);
    const signers = await server.platform.database
      .selectFrom('signingKeys')
      .select('id')
      .where('retiredAt', 'is', null)
      .execute();
    expect(signers).toHaveLength(1);
  });
});
