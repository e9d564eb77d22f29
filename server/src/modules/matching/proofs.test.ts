import { matchWithJob, recommendJobs } from '@prova/contract/matching/matching';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { signIn, signUp } from '../../../test/people.ts';
import { changeTalent, profileOf, settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof, removeProof } from './matching.service.ts';

const DAY = 86_400;
const HALF_LIFE_DAYS = 365;

let server: TestServer;
let talent: Talent;
let jobId: string;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUp(server, 'RECRUITER', { verified: true });
  const description = { skills: [{ name: 'Java', level: 'ADVANCED' as const }] };
  jobId = (await publishJob(server, owner, { details: { title: 'Pessoa Desenvolvedora' }, description })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server, { seniority: 'senior', skills: [{ name: 'Java', level: 'INTERMEDIATE' }] });
});

const ctx = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const prove = (skill: string, score: number, sourceId = newId(), daysAgo = 0) => {
  const provenAt = new Date(server.clock.now().getTime() - daysAgo * DAY * 1000);
  return addProof(ctx(), { talentId: talent.talentId, skill, score, provenAt, source: 'test', sourceId });
};
const javaOf = async () => (await profileOf(server, talent)).skills.find(({ name }) => name === 'Java');

describe('a proof', () => {
  test('stands beside the skill, by any spelling, with the day until which it is valid', async () => {
    await prove('java', 80);
    expect(await javaOf()).toMatchObject({
      proof: {
        score: 80,
        faded: 80,
        source: 'test',
        provenAt: '2026-11-20T12:00:00.000Z',
        validUntil: '2027-11-20T12:00:00.000Z',
      },
    });
    expect((await profileOf(server, talent)).skillScore).toBe(80);
  });

  test('of a skill that is not declared stands beside the others', async () => {
    await prove('Rust', 70);
    const { otherProofs, skills } = await profileOf(server, talent);
    expect(otherProofs).toMatchObject([{ name: 'Rust', score: 70 }]);
    expect(skills).toHaveLength(1);
    await changeTalent(server, talent, { skills: [{ name: 'Rust' }] });
    const after = await profileOf(server, talent);
    expect([after.otherProofs, after.skills[0]?.proof?.score]).toEqual([[], 70]);
  });

  test('that is worth most today counts; the same source says one thing', async () => {
    await prove('Java', 90, newId(), 2 * HALF_LIFE_DAYS);
    await prove('Java', 51);
    expect((await javaOf())?.proof).toMatchObject({ score: 51, faded: 51 });
    const source = newId();
    await prove('Java', 60, source);
    await prove('Java', 55, source);
    expect((await javaOf())?.proof).toMatchObject({ score: 55 });
    expect(await removeProof(ctx(), talent.talentId, 'Java')).toBe(3);
    expect((await javaOf())?.proof).toBeNull();
  });

  test('of the future is refused, and so is what proves nothing', async () => {
    await expect(prove('Java', 90, newId(), -1)).rejects.toThrow(RangeError);
    await expect(prove('Java', 49)).rejects.toThrow(RangeError);
  });

  test('fades: the list and the explanation say the same on any day, without a task', async () => {
    await prove('Java', 100);
    await settle(server);
    const scores = async (as: string) => {
      const [listed] = (await server.call(recommendJobs, { as })).data;
      const explained = await server.call(matchWithJob, { as, params: { id: jobId } });
      expect(explained.data.score).toBe(listed?.score);
      return [listed?.score ?? 0, explained.data.needs[0]?.evidence?.kind];
    };
    const [fresh] = await scores(talent.token);
    server.clock.advance(HALF_LIFE_DAYS * DAY);
    const { token } = await signIn(server, talent.email);
    const [faded, kind] = await scores(token);
    expect(faded).toBeLessThan(Number(fresh));
    expect(kind).toBe('proven');
    server.clock.advance(5 * HALF_LIFE_DAYS * DAY);
    // What is declared never fades.
    expect((await scores((await signIn(server, talent.email)).token))[1]).toBe('declared');
    server.clock.set('2026-11-20T12:00:00Z');
  });
});
