import { getResult, showProof } from '@prova/contract/attempts/own-tests';
import {
  downloadCertificate,
  getCertificate,
  getPublicCertificate,
  putCertificate,
} from '@prova/contract/certificates/certificates';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { certificatesStage } from '../../../test/certificates-stage.ts';
import type { TestServer } from '../../../test/harness.ts';
import type { Person } from '../../../test/people.ts';
import { type OwnResult, ownResult } from '../../../test/results-factory.ts';
import { profileOf } from '../../../test/talents-factory.ts';
import { publishTest } from '../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
certificatesStage((stage) => {
  ({ server, recruiter, talent } = stage);
});

const params = ({ id }: OwnResult) => ({ id });
const issue = (of: OwnResult) =>
  server.call(putCertificate, { as: talent.token, params: params(of), body: { showsScore: true } });
const show = (of: OwnResult, shown = true) =>
  server.call(showProof, { as: talent.token, params: params(of), body: { shown } });
const result = async (of: OwnResult) => (await server.call(getResult, { as: talent.token, params: params(of) })).data;
const own = async (of: OwnResult) => (await server.call(getCertificate, { as: talent.token, params: params(of) })).data;
const page = async (code: string) => (await server.call(getPublicCertificate, { params: { code } })).data;
const provenOnProfile = async () => {
  const { otherProofs, skills } = await profileOf(server, talent);
  return [...otherProofs.map(({ name }) => name), ...skills.flatMap(({ name, proof }) => (proof ? name : []))];
};

describe('below what its test asks a result', () => {
  test('proves nothing: no proof and no certificate, and both refusals say why', async () => {
    const nothing = await ownResult(server, recruiter, talent, { right: false });
    expect((await result(nothing)).result?.score).toBe(0);
    expect((await result(nothing)).proof).toMatchObject({ level: null, provesFrom: 50, shown: false });
    for (const refused of [await show(nothing), await issue(nothing)]) {
      expect(refused.body.error).toBe('PROOF_BELOW');
      expect(refused.body.message).toContain('abaixo do que o teste pede');
    }
    expect(await own(nothing)).toMatchObject({ certificate: null, possible: false });
    expect((await server.call(downloadCertificate, { as: talent.token, params: params(nothing) })).status).toBe(404);
    expect(await provenOnProfile()).toEqual([]);
  });

  test('is measured by what its author asks', async () => {
    const strict = await ownResult(server, recruiter, talent, { provesFrom: 80 });
    await strict.regrade(0.75);
    expect((await result(strict)).proof).toMatchObject({ level: null, provesFrom: 80 });
    expect((await issue(strict)).body.error).toBe('PROOF_BELOW');
    await strict.regrade(1);
    expect((await result(strict)).proof).toMatchObject({ level: 'ADVANCED' });
    expect((await issue(strict)).status).toBe(200);
  });

  test('nobody asks less than half of the points', async () => {
    await expect(publishTest(server, recruiter, { provesFrom: 49 })).rejects.toThrow();
  });
});

describe('a result', () => {
  test('proves the level of its score', async () => {
    const graded = await ownResult(server, recruiter, talent);
    for (const [points, level] of [
      [0.5, 'BEGINNING'],
      [0.75, 'INTERMEDIATE'],
      [1, 'ADVANCED'],
    ] as const) {
      await graded.regrade(points);
      expect((await result(graded)).proof, `${points} points`).toMatchObject({ level });
    }
  });

  test('that is graded down loses what was shown of it, says so, and does not get it back by itself', async () => {
    const graded = await ownResult(server, recruiter, talent);
    await show(graded);
    const { certificate } = (await issue(graded)).data;
    const code = certificate?.code ?? '';
    expect(await provenOnProfile()).toEqual(expect.arrayContaining(['React', 'SQL']));
    server.clock.advance(60);

    await graded.regrade(0.25);
    expect(await provenOnProfile()).toEqual([]);
    expect(await page(code)).toEqual({
      status: 'overruled',
      withdrawnAt: '2026-11-20T12:01:00.000Z',
      certified: null,
    });
    expect(await own(graded)).toMatchObject({
      ...{ certificate: null, possible: false, withdrawn: 0 },
      overruledAt: '2026-11-20T12:01:00.000Z',
    });
    const { data: heard } = await server.call(listNotifications, { as: talent.token });
    expect(heard.find(({ message }) => message.includes('deixou de valer'))?.message).toContain(
      'Fundamentos de JavaScript',
    );

    await graded.regrade(1);
    expect((await result(graded)).proof).toMatchObject({ level: 'ADVANCED', shown: false });
    expect(await provenOnProfile()).toEqual([]);
    expect((await page(code)).status).toBe('overruled');
    const again = (await issue(graded)).data;
    expect(again.overruledAt).toBeNull();
    expect(again.certificate?.code).not.toBe(code);
    expect((await page(code)).status).toBe('overruled');
  });
});
