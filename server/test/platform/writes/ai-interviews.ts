import { AI_CONSENT_VERSION } from '@prova/contract/ai-interviews/ai-interview-fields';
import { getInterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { AiPage, aiInterviewBody, deadlineIn, inviteToAi, scheduleAi } from '../../ai-interviews-factory.ts';
import { applyTo } from '../../applications-factory.ts';
import { verifyCompanyOf } from '../../people.ts';
import { asOwner, newApplication, newTalent, type Stage, type Write, type Writes } from './stage.ts';

const ofNew = async (stage: Stage) => {
  const { id, version } = await scheduleAi(stage.server, stage.owner, await newApplication(stage));
  return { call: { ...asOwner(stage), params: { id } }, version };
};

const asked = async (stage: Stage) => inviteToAi(stage.server, stage.owner, await newApplication(stage));

/** In a page that has come so far. */
const inPage =
  (reach: (page: AiPage) => Promise<unknown>, body: object): Write =>
  async (stage) => {
    const { token } = await asked(stage);
    const page = new AiPage(stage.server, token);
    await reach(page);
    return { params: { token }, body: { holder: page.holder, ...body } };
  };

async function held(stage: Stage) {
  const { id, token } = await asked(stage);
  await new AiPage(stage.server, token).toTheEnd(() => 'Eu medi o que travava, corrigi e conferi o resultado.');
  await stage.server.drain();
  return { ...asOwner(stage), params: { id } };
}

/** Of a talent, confirmed by a person of a verified company as if a model had analysed it. */
async function provable(stage: Stage) {
  const { server, owner, job } = stage;
  await verifyCompanyOf(server, owner);
  const { name: fullName, email, token: as } = await newTalent(stage);
  const { id, token } = await inviteToAi(server, owner, await applyTo(server, job, { as, fullName, email }));
  await new AiPage(server, token).toTheEnd(() => 'Eu medi o que travava, corrigi e conferi o resultado.');
  await server.drain();
  const quote = { line: 2, start: 0, end: 2, text: 'Eu' };
  const react = { key: 'React', level: 4, missing: null, rationale: '', evidence: [quote], counterEvidence: [] };
  await server.platform.database
    .updateTable('interviewAnalyses')
    .set({ method: 'model', engine: 'modelo-x', result: JSON.stringify({ criteria: [react] }) })
    .set({ agrees: true, reviewedBy: owner.id, reviewedAt: server.clock.now() })
    .where('aiInterviewId', '=', id)
    .execute();
  return { as, params: { id } };
}

export const aiInterviewWrites: Writes = {
  'aiInterviews.schedule': async (stage) => ({
    ...asOwner(stage),
    body: aiInterviewBody(stage.server, (await newApplication(stage)).id),
  }),
  'aiInterviews.undoSchedule': async (stage) => (await ofNew(stage)).call,
  'aiInterviews.extend': async (stage) => {
    const { call, version } = await ofNew(stage);
    return { ...call, body: { version, ...deadlineIn(stage.server, 6) } };
  },
  'aiInterviews.cancel': async (stage) => ({ ...(await ofNew(stage)).call, body: {} }),
  // Its first invitation has left: one that still waits is the answer.
  'aiInterviews.mail': async (stage) => ({ ...asOwner(stage), params: { id: (await asked(stage)).id } }),
  'aiInterviews.begin': inPage(async () => undefined, { way: 'text', consent: AI_CONSENT_VERSION }),
  'aiInterviews.sayName': inPage((page) => page.begin(), { name: 'Ana Lima' }),
  'aiInterviews.confirmName': inPage(
    async (page) => {
      await page.begin();
      await page.sayName('Ana Lima');
    },
    { right: true },
  ),
  'aiInterviews.answer': inPage((page) => page.toFirstQuestion(), {
    turn: 1,
    text: 'Eu medi o que travava, corrigi e conferi o resultado.',
    way: 'text',
    seconds: 40,
  }),
  'aiInterviews.pause': inPage((page) => page.begin(), {}),
  'aiInterviews.askForPerson': async (stage) => ({ params: { token: (await asked(stage)).token }, body: {} }),
  'aiInterviews.showProof': async (stage) => ({ ...(await provable(stage)), body: { shown: true } }),
  'aiInterviews.analyse': held,
  'aiInterviews.review': async (stage) => {
    const call = await held(stage);
    const { data } = await stage.server.call(getInterviewAnalysis, call);
    return { ...call, body: { analysisId: data.analysis?.id, agrees: false, note: 'Conheço esta pessoa.' } };
  },
};
