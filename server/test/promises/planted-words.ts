import { cancelAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { revealApplication } from '@prova/contract/applications/applications';
import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { createFeedback, shareFeedback } from '@prova/contract/evaluations/feedbacks';
import { actOnCandidate, moveCandidate } from '@prova/contract/funnel/funnel';
import { cancelInterview, markNoShow } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { cancelOffer } from '@prova/contract/offers/offers';
import { scheduleAi } from '../ai-interviews-factory.ts';
import { applyTo } from '../applications-factory.ts';
import type { TestServer } from '../harness.ts';
import { begin, inviteTo } from '../interviews-factory.ts';
import { publishJob } from '../jobs-factory.ts';
import { sendNewOffer, undoOver } from '../offers-factory.ts';
import type { Person } from '../people.ts';
import { askTest, beginTest, publishTest, saveAs } from '../tests-factory.ts';

/** A word each, of what the screens say stays with the team: it stands nowhere else. */
export const PLANTED = {
  'internal code of a job': 'zibeline-codigo',
  'expected answer': 'zibeline-esperada',
  'name of a pool': 'zibeline-grupo',
  'comment of a grade': 'zibeline-comentario',
  'note of the team': 'zibeline-nota',
  'reason to skip a stage': 'zibeline-pulo',
  'reason to put on hold': 'zibeline-pausa',
  'reason to reopen': 'zibeline-reaberta',
  'reason of a rejection': 'zibeline-rejeicao',
  'reason to cancel an offer': 'zibeline-oferta',
  'draft of a feedback': 'zibeline-rascunho',
  'reason to reveal a name': 'zibeline-revelada',
  'reason to cancel an interview': 'zibeline-desmarcada',
  'reason why somebody did not come': 'zibeline-falta',
  'reason to cancel an AI interview': 'zibeline-sem-ia',
} as const;

/** Of these the screens say that whoever it is about reads them in a copy of their own data, which the law gives, and not otherwise. */
export const IN_A_COPY: readonly (keyof typeof PLANTED)[] = [
  'note of the team',
  'reason to skip a stage',
  'reason to put on hold',
  'reason to reopen',
  'reason of a rejection',
  'reason to cancel an offer',
  'draft of a feedback',
  'reason to reveal a name',
  'reason to cancel an interview',
  'reason why somebody did not come',
  'reason to cancel an AI interview',
];

/** Of shared feedback the words are the candidate's, and who wrote them is nobody's. */
export const AUTHOR = 'Zuleica Zibeline';
export const SHARED = 'palavras-compartilhadas';

const QUESTIONS = ['um', 'dois'].map((word) => ({
  type: 'ESSAY',
  text: `<p>Conte o que é ${word}.</p>`,
  expectedAnswer: PLANTED['expected answer'],
  points: 2,
  pool: PLANTED['name of a pool'],
}));

/** All that a team writes for itself about somebody, who has an account and has taken its test. @returns the ids of it all */
export async function plantWords(
  server: TestServer,
  {
    owner,
    author,
    self,
  }: { owner: Pick<Person, 'token'>; author: Pick<Person, 'token'>; self: Pick<Person, 'email' | 'token'> },
) {
  const as = owner.token;
  const form = { fullName: 'Sofia Prado', email: self.email, as: self.token };
  const job = await publishJob(server, owner, { details: { internalCode: PLANTED['internal code of a job'] } });
  const application = await applyTo(server, job, form);
  const params = { id: application.id };
  async function act(body: Readonly<Record<string, unknown>>) {
    const { status, body: answer } = await server.call(actOnCandidate, { as, params, body: body as never });
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }

  await server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
  await server.call(revealApplication, { as, params, body: { reason: PLANTED['reason to reveal a name'] } });
  await callOffInterviews(server, owner, application);
  await server.call(addNote, { as, params, body: { body: PLANTED['note of the team'] } });
  const pools = [{ name: PLANTED['name of a pool'], draws: 1 }];
  const test = await publishTest(server, owner, { title: 'Números', showsAnswers: true, questions: QUESTIONS, pools });
  const asked = await askTest(server, owner, application.id, test.id);
  const { questions } = await beginTest(server, asked);
  await saveAs(server, asked, 1, [[questions[0]?.id ?? '', 'Um.']]);
  await server.call(submitAttempt, { params: asked });
  const { data: tasks } = await server.call(listGrading, { as, query: { testId: test.id } });
  const grades = tasks.map(({ attemptId, questionId }) => ({
    ...{ attemptId, questionId, points: 2, comment: PLANTED['comment of a grade'] },
  }));
  await server.call(gradeAnswers, { as, body: { grades } });

  const offer = await sendNewOffer(server, owner, application);
  await server.call(cancelOffer, {
    as,
    params: { id: offer.id },
    body: { reason: PLANTED['reason to cancel an offer'] },
  });
  const words = { strengths: SHARED, growth: '', message: '' };
  const write = async (given: object) =>
    (
      await server.call(createFeedback, {
        as: author.token,
        body: { ...words, ...given, applicationId: application.id },
      })
    ).data;
  const shared = await write({});
  await server.call(shareFeedback, { as: author.token, params: { id: shared.id }, body: { version: 1 } });
  await write({ strengths: PLANTED['draft of a feedback'] });
  await act({ action: 'reject', reason: PLANTED['reason of a rejection'] });
  await act({ action: 'reopen', reason: PLANTED['reason to reopen'] });
  await skip(server, owner, { job, applicationId: application.id });
  await act({ action: 'hold', reason: PLANTED['reason to put on hold'] });
  await undoOver(server);
  const { data: attempt } = await attemptOf(server, asked.id);
  const ids = [application.id, application.candidateId, job.id, test.id, asked.id, attempt, offer.id, shared.id];
  return { applicationId: application.id, candidateId: application.candidateId, job, testId: test.id, asked, ids };
}

/** One is called off, nobody comes to another, and a program is not to ask after all. */
async function callOffInterviews(
  server: TestServer,
  owner: Pick<Person, 'token'>,
  application: { readonly id: string; readonly email: string },
) {
  const as = owner.token;
  const body = { reason: PLANTED['reason to cancel an interview'] };
  const first = await inviteTo(server, owner, application, { time: '08:00' });
  const cancelled = await server.call(cancelInterview, { as, params: { id: first.id }, body });
  const second = await inviteTo(server, owner, application, { time: '10:00' });
  await begin(server, second.id);
  const missed = await server.call(markNoShow, {
    as,
    params: { id: second.id },
    body: { absent: 'candidate', reason: PLANTED['reason why somebody did not come'] },
  });
  const asked = await scheduleAi(server, owner, application);
  const ended = await server.call(cancelAiInterview, {
    as,
    params: { id: asked.id },
    body: { reason: PLANTED['reason to cancel an AI interview'] },
  });
  for (const { status, body } of [cancelled, missed, ended]) if (status !== 200) throw new Error(JSON.stringify(body));
}

async function attemptOf(server: TestServer, assignmentId: string) {
  const { id } = await server.platform.database
    .selectFrom('testAttempts')
    .select('id')
    .where('assignmentId', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return { data: id };
}

/** To a later stage, past what stands between. */
async function skip(
  server: TestServer,
  { token: as }: Pick<Person, 'token'>,
  { job, applicationId: id }: { job: JobDetail; applicationId: string },
) {
  const target = job.stages.findLast(({ type }) => type === 'interview' || type === 'test' || type === 'custom');
  const body = { targetStageId: target?.id ?? '', notes: PLANTED['reason to skip a stage'] };
  const { status, body: answer } = await server.call(moveCandidate, { as, params: { id }, body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
}
