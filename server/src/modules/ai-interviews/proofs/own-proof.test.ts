import { CRITERIA } from '@prova/contract/ai-interviews/ai-interview-fields';
import { analyseInterview, getInterviewAnalysis, reviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { listOwnAiInterviews, showAiProof } from '@prova/contract/ai-interviews/session';
import { revealApplication, withdrawOwn } from '@prova/contract/applications/applications';
import { closeCompany, getCompany, updateCompany } from '@prova/contract/companies/companies';
import type { BodyInput } from '@prova/contract/endpoint';
import { actOnCandidate } from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { matchWithJob } from '@prova/contract/matching/matching';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { eraseAccount, setVisibility } from '@prova/contract/privacy/privacy';
import { getTalent, ownTalentProfile } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiPage, inviteToAi } from '../../../../test/ai-interviews-factory.ts';
import { applyTo } from '../../../../test/applications-factory.ts';
import { type FakeModel, fakeModel, modelWrites } from '../../../../test/fake-model.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { undoOver } from '../../../../test/offers-factory.ts';
import { type Person, signUp, verifyCompanyOf } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { aiInterviewsData } from '../ai-interviews.privacy.ts';

const ANSWERS = [
  'Eu medi a renderização do painel, propus virtualizar a lista e escrevi o componente em React. O tempo caiu de 900 para 120 milissegundos.',
  'Eu mostrei à área de vendas o exemplo de um cliente duplicado e ofereci uma versão menor na segunda. Eles aceitaram sem demora.',
  'Eu configurei o TypeScript em modo estrito arquivo por arquivo. Em seis semanas eu corrigi 240 erros, e os chamados caíram pela metade.',
  'Eu evitaria React em uma página que só mostra texto: usei HTML do servidor no nosso blog e retirei 180 kB de script.',
  'Eu aprendi na prática a limpar efeitos: escrevi a limpeza e um teste, e a memória parou de crescer.',
];
interface Asked {
  readonly technologies?: readonly string[];
  readonly answers?: readonly { readonly line: number; readonly text: string }[];
}

const BLIND = { pipeline: { blind: true } };

let server: TestServer;
let model: FakeModel;
let recruiter: Person;
let job: JobDetail;
/** What the model says of technologies: of one that is missing it has nothing to say. */
let levels: Record<string, number | null> = {};

beforeAll(async () => {
  model = await fakeModel(
    modelWrites((data) => {
      const { answers, technologies = [] } = data as Asked;
      if (!answers) return { question: 'O que você mesmo escreveu nesse trabalho de que falou agora?' };
      const quotes = [{ line: answers[0]?.line ?? 0, text: (answers[0]?.text ?? '').split(' ').slice(0, 6).join(' ') }];
      return {
        criteria: CRITERIA.map((key) => ({ key, level: 4, rationale: 'A pessoa conta isso.', quotes, against: [] })),
        technologies: technologies.map((name) => ({
          name,
          level: levels[name] ?? null,
          rationale: 'O uso está correto.',
          quotes: levels[name] == null ? [] : quotes,
        })),
        strengths: [],
        improvements: [],
        gist: 'A pessoa contou o que fez.',
      };
    }),
  );
  server = await startTestServer({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'modelo-x' });
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const analysisOf = async (id: string, as = recruiter) =>
  (await server.call(getInterviewAnalysis, { as: as.token, params: { id } })).data.analysis;
const review = async (id: string, agrees: boolean, as = recruiter, of?: string) => {
  const analysisId = of ?? (await analysisOf(id, as))?.id ?? '';
  const answer = await server.call(reviewAnalysis, { as: as.token, params: { id }, body: { analysisId, agrees } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const ownOf = async (as: string, id: string) =>
  (await server.call(listOwnAiInterviews, { as })).data.find((each) => each.id === id)?.proof;
const show = (as: string | undefined, id: string, shown = true) =>
  server.call(showAiProof, { ...(as && { as }), params: { id }, body: { shown } });
const proven = async (as: string) => {
  const { skills, otherProofs } = (await server.call(ownTalentProfile, { as })).data;
  return [...skills.flatMap(({ name, proof }) => (proof ? [{ name, ...proof }] : [])), ...otherProofs];
};

/** What the bell has told somebody of what they showed. */
const told = async (as: string) =>
  (await server.call(listNotifications, { as, query: {} })).data
    .map(({ message, link }) => ({ message, link }))
    .filter(({ message }) => message.includes('no seu perfil'));

/** Held to its end with an account, and analysed. */
async function held(by = recruiter, of = job) {
  levels = { React: 5, TypeScript: 2 };
  const account = await signUp(server, 'POTENTIAL');
  const { name: fullName, email, token: as } = account;
  const candidate = await applyTo(server, of, { as, fullName, email, resume: undefined });
  const { id, token } = await inviteToAi(server, by, candidate);
  let said = 0;
  await new AiPage(server, token).toTheEnd(() => ANSWERS[said++ % ANSWERS.length] ?? '');
  await server.drain();
  return { id, as, applicationId: candidate.id };
}

/** And confirmed by a person, and shown. */
async function shownOf(by = recruiter, of = job) {
  const one = await held(by, of);
  await review(one.id, true, by);
  expect((await show(one.as, one.id)).status).toBe(200);
  return one;
}

test('a result is offered once a person has confirmed it, for the skills that it scored with evidence', async () => {
  const { id, as } = await held();
  expect(await analysisOf(id)).toMatchObject({ method: 'model', engine: 'modelo-x' });
  expect([await ownOf(as, id), (await show(as, id)).body.error]).toEqual([null, 'PROOF_IMPOSSIBLE']);
  await review(id, false);
  expect(await ownOf(as, id)).toBe(null);
  await review(id, true);
  expect(await ownOf(as, id)).toEqual({
    skills: [{ name: 'React', level: 'ADVANCED' }],
    shown: false,
    validUntil: expect.stringMatching(/^2027-/),
  });
  // Nothing is shown unless the talent says so.
  expect(await proven(as)).toEqual([]);
});

test('shown it says where it came from, counts like any other proof, and is hidden again', async () => {
  const { id, as } = await shownOf();
  const [proof, ...others] = await proven(as);
  expect(others).toEqual([]);
  const { companyName } = job;
  expect(proof).toMatchObject({ name: 'React', score: 100, source: 'ai_interview', companyName });
  const explained = await server.call(matchWithJob, { as, params: { id: job.id } });
  const need = explained.data.needs.find(({ skills }) => skills.includes('React'));
  expect(need?.evidence).toMatchObject({ kind: 'proven', proof: { score: 100, companyName } });
  await server.call(setVisibility, { as, body: { visibility: 'open' } });
  const elsewhere = await signUp(server, 'RECRUITER', { verified: true });
  const { id: talentId } = (await server.call(ownTalentProfile, { as })).data;
  const seen = await server.call(getTalent, { as: elsewhere.token, params: { id: talentId } });
  expect(seen.status, JSON.stringify(seen.body)).toBe(200);
  expect(seen.data.otherProofs).toMatchObject([{ name: 'React', source: 'ai_interview', companyName }]);
  expect((await show(as, id, false)).data.shown).toBe(false);
  expect(await proven(as)).toEqual([]);
  expect(await ownOf(as, id)).toMatchObject({ shown: false });
  // What they do not show is nobody's loss.
  await review(id, false);
  expect(await told(as)).toEqual([]);
});

test('it is nobody else’s to show', async () => {
  const { id, as } = await held();
  await review(id, true);
  const stranger = await signUp(server, 'POTENTIAL');
  expect((await show(stranger.token, id)).body.error).toBe('INTERVIEW_NOT_FOUND');
  expect((await show(recruiter.token, id)).status).toBe(403);
  expect((await show(undefined, id)).status).toBe(401);
  expect(await ownOf(as, id)).toMatchObject({ shown: false });
});

test.each([
  ['the person does not confirm it any more', 'retirou a confirmação', ({ id }) => review(id, false)],
  [
    'the analysis is made anew',
    'pediu outra análise',
    async ({ id }) => {
      await server.call(analyseInterview, { as: recruiter.token, params: { id } });
      await server.drain();
    },
  ],
  [
    'the application is withdrawn',
    null,
    async ({ applicationId, as }) => {
      const withdrawn = await server.call(withdrawOwn, { as, params: { id: applicationId }, body: {} });
      expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
      await undoOver(server);
    },
  ],
  [
    'the interview is erased',
    null,
    ({ applicationId }) => {
      const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
      const subject = { userId: null, email: null, applicationIds: [applicationId] };
      return ctx.transaction(async (ctx) => aiInterviewsData.erases?.(ctx, subject));
    },
  ],
] satisfies [string, string | null, (one: Awaited<ReturnType<typeof shownOf>>) => Promise<unknown>][])(
  'it is shown no more once %s, which nobody has to find out by themselves',
  async (_, why, change) => {
    const one = await shownOf();
    expect([(await proven(one.as)).length, await told(one.as)]).toEqual([1, []]);
    await change(one);
    expect([await proven(one.as), await ownOf(one.as, one.id)]).toEqual([[], null]);
    const link = `/admin/potential/applications/${one.applicationId}`;
    // Who did it themselves knows.
    expect(await told(one.as)).toEqual(why === null ? [] : [{ message: expect.stringContaining(why), link }]);
    expect((await show(one.as, one.id)).body.error).toBe('PROOF_IMPOSSIBLE');
  },
);

test('what the rules said is no proof, whoever confirms it', async () => {
  const { id, as } = await held();
  await server.platform.database
    .updateTable('interviewAnalyses')
    .set({ method: 'local', engine: 'local' })
    .where('aiInterviewId', '=', id)
    .execute();
  await review(id, true);
  expect([await ownOf(as, id), (await show(as, id)).body.error]).toEqual([null, 'PROOF_IMPOSSIBLE']);
});

describe('a company', () => {
  test('that nobody has verified proves nothing by what it confirms, until somebody has', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    const { id, as } = await held(stranger, await publishJob(server, stranger));
    await review(id, true, stranger);
    expect([await ownOf(as, id), (await show(as, id)).body.error]).toEqual([null, 'PROOF_IMPOSSIBLE']);
    await verifyCompanyOf(server, stranger);
    expect((await show(as, id)).status).toBe(200);
  });

  test.each([
    [
      'is no longer who was verified',
      async (owner, { version, name }) => {
        const body = { version, name: `${name} Outra`, endVerification: true };
        return server.call(updateCompany, { as: owner.token, params: { id: owner.companyId }, body });
      },
    ],
    [
      'is closed',
      async (owner, { name }) =>
        server.call(closeCompany, { as: owner.token, params: { id: owner.companyId }, body: { name } }),
    ],
    [
      'is left by the last of its people',
      (owner) => server.call(eraseAccount, { as: owner.token, body: { email: owner.email } }),
    ],
  ] satisfies [
    string,
    (owner: Person, company: { version: number; name: string }) => Promise<{ status: number; body: object }>,
  ][])('that %s takes with it what it has confirmed', async (_, end) => {
    const owner = await signUp(server, 'RECRUITER', { verified: true });
    const open = await publishJob(server, owner);
    const elsewhere = await publishJob(server, recruiter);
    const { id, as } = await shownOf(owner, open);
    const scoreOf = async () =>
      (await server.call(matchWithJob, { as, params: { id: elsewhere.id } })).data.needs.find(({ skills }) =>
        skills.includes('React'),
      )?.evidence;
    expect(await scoreOf()).toMatchObject({ kind: 'proven' });
    const { data } = await server.call(getCompany, { as: owner.token, params: { id: owner.companyId } });
    const ended = await end(owner, data);
    expect(ended.status, JSON.stringify(ended.body)).toBeLessThan(300);
    await server.drain();
    expect([await proven(as), await ownOf(as, id)]).toEqual([[], null]);
    expect(await scoreOf()).not.toMatchObject({ kind: 'proven' });
    expect(await told(as)).toMatchObject([{ message: expect.stringContaining('não é mais uma empresa verificada') }]);
    expect((await show(as, id)).body.error).toBe('PROOF_IMPOSSIBLE');
  });
});

describe('whoever is hidden from a team', () => {
  const act = async (applicationId: string, body: BodyInput<typeof actOnCandidate>) => {
    const acted = await server.call(actOnCandidate, { as: recruiter.token, params: { id: applicationId }, body });
    expect(acted.status, JSON.stringify(acted.body)).toBe(200);
  };

  test('proves nothing by its interviews before they are revealed', async () => {
    const { id, as, applicationId } = await held(recruiter, await publishJob(server, recruiter, BLIND));
    await review(id, true);
    expect([await ownOf(as, id), (await show(as, id)).body.error]).toEqual([null, 'PROOF_IMPOSSIBLE']);
    const body = { reason: 'Vai conversar com o time' };
    await server.call(revealApplication, { as: recruiter.token, params: { id: applicationId }, body });
    expect(await ownOf(as, id)).toMatchObject({ shown: false });
    expect((await show(as, id)).status).toBe(200);
  });

  test('shows it once the application is over, and no more when it is taken up again', async () => {
    const { id, as, applicationId } = await held(recruiter, await publishJob(server, recruiter, BLIND));
    await review(id, true);
    await act(applicationId, { action: 'reject' });
    await undoOver(server);
    expect((await show(as, id)).status).toBe(200);
    expect(await proven(as)).toHaveLength(1);
    await act(applicationId, { action: 'reopen' });
    expect([await proven(as), await ownOf(as, id)]).toEqual([[], null]);
    expect(await told(as)).toMatchObject([{ message: expect.stringContaining('oculta quem se candidata') }]);
  });

  test('shows nothing any more once a job begins to hide them', async () => {
    const open = await publishJob(server, recruiter);
    const { id, as } = await shownOf(recruiter, open);
    const over = await shownOf(recruiter, open);
    await act(over.applicationId, { action: 'reject' });
    const stages = open.stages.map(({ id, type, name, required }) => ({ id, type, name, required }));
    const body = { jobId: open.id, data: { stages, blind: true } };
    const saved = await server.call(saveStep, { as: recruiter.token, params: { n: 4 }, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect([await proven(as), await ownOf(as, id)]).toEqual([[], null]);
    // Whoever is no longer in the process is found by nothing there.
    expect(await proven(over.as)).toHaveLength(1);
    expect([(await told(as)).length, (await told(over.as)).length]).toEqual([1, 0]);
  });
});

test('who disagrees with an older analysis takes nothing away from the latest', async () => {
  const { id, as } = await held();
  const older = (await analysisOf(id))?.id ?? '';
  await server.call(analyseInterview, { as: recruiter.token, params: { id } });
  await server.drain();
  await review(id, true);
  expect((await show(as, id)).status).toBe(200);
  await review(id, false, recruiter, older);
  expect([(await proven(as)).length, await ownOf(as, id)]).toMatchObject([1, { shown: true }]);
  await review(id, false);
  expect([await proven(as), await ownOf(as, id)]).toEqual([[], null]);
});
