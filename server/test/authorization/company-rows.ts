import { getInterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { getCompany, startCompanyVerification, updateCompany } from '@prova/contract/companies/companies';
import { inviteMember } from '@prova/contract/companies/team';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { openUpload } from '@prova/contract/recordings/recordings';
import { AiPage, inviteToAi } from '../ai-interviews-factory.ts';
import { applyTo, mailReportToken, statusToken, unsubscribeToken } from '../applications-factory.ts';
import { linkTo } from '../board-links-factory.ts';
import { askAndConfirm } from '../data-requests-factory.ts';
import type { TestServer } from '../harness.ts';
import { begin, inviteTo } from '../interviews-factory.ts';
import { draftJob, publishJob, stagesWithAi } from '../jobs-factory.ts';
import { signUpMember } from '../members.ts';
import { subscribeTo } from '../newsletter-factory.ts';
import { saveOffer, sendNewOffer } from '../offers-factory.ts';
import type { Person } from '../people.ts';
import { endRecording, recordIn } from '../recordings-factory.ts';
import { giveRoom } from '../rooms-factory.ts';
import { CHECKED_CODE, publishTest, QUESTIONS, sendTest } from '../tests-factory.ts';

/** One row of each thing that a company has. */
export interface CompanyRows {
  readonly companyId: string;
  readonly companySlug: string;
  /** The account of the owner. */
  readonly ownerId: string;
  /** A hiring manager, none of the kinds of actors, with whom no job is shared. */
  readonly colleagueId: string;
  /** Published, with an application in its first stage. */
  readonly jobId: string;
  readonly jobSlug: string;
  /** A stage of that job which its application may be moved to. */
  readonly stageId: string;
  /** A stage of tests of that job. */
  readonly testStageId: string;
  readonly templateId: string;
  /** Opens the board of that job, with all that a link may allow. */
  readonly boardLinkId: string;
  readonly boardToken: string;
  /** Published too; the offers are for applications to it. */
  readonly otherJobId: string;
  readonly closedJobId: string;
  readonly draftId: string;
  /** A stage of AI interviews of the draft. */
  readonly aiStageId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly noteId: string;
  /** Waits to be sent. */
  readonly offerId: string;
  readonly offerApplicationId: string;
  /** Whose offer was sent; `offeredToken` opens it. */
  readonly receiverApplicationId: string;
  /** Ahead, with the owner alone, and the candidate's link to it; and one that has begun. */
  readonly interviewId: string;
  readonly interviewToken: string;
  readonly begunInterviewId: string;
  /** With the program: asked for, and the candidate's link to it; begun in a page; and held, with an analysis. */
  readonly aiInterviewId: string;
  readonly aiInterviewToken: string;
  readonly begunAiToken: string;
  readonly begunAiHolder: string;
  readonly heldAiInterviewId: string;
  readonly heldAiApplicationId: string;
  readonly analysisId: string;
  /** Where the first interview is held, and recorded in the owner's browser. */
  readonly roomCode: string;
  readonly recordingId: string;
  /** Of that recording, of which nothing has arrived. */
  readonly uploadId: string;
  /** The owner's own. */
  readonly notificationId: string;
  readonly invitationId: string;
  /** Asked of the company, to erase. */
  readonly dataRequestId: string;
  /** A test that was sent, the version of it, and the link to it. */
  readonly assignmentId: string;
  readonly testId: string;
  readonly testToken: string;
  /** Of the application of which the test is asked. */
  readonly testedToken: string;
  /** The links of mails: of an offer that was sent, of the application, of the invitation, of the request, to prove the company. */
  readonly offerToken: string;
  readonly statusToken: string;
  /** Of the application whose offer was sent. */
  readonly offeredToken: string;
  /** By which the applicant may report a mail of the company. */
  readonly mailReportToken: string;
  readonly unsubscribeToken: string;
  readonly newsletterToken: string;
  readonly invitationToken: string;
  readonly dataRequestToken: string;
  readonly verificationToken: string;
  /** Texts and ids that are nobody's but its own: of its draft and of its candidates. */
  readonly secrets: readonly string[];
  readonly jobs: readonly JobDetail[];
}

/** To read a résumé takes longer than all else that an application needs. */
const FIELDS = (['phone', 'resume'] as const).map((field) => ({ field, visible: true, required: false }));

export async function buildCompany(server: TestServer, owner: Person, cnpj: string): Promise<CompanyRows> {
  const { companyId } = owner;
  const companySlug = await describe(server, owner, cnpj);
  const publish = () => publishJob(server, owner, { form: { fields: FIELDS } });
  const [job, other, closed] = [await publish(), await publish(), await publish()];
  await server.call(closeJob, { as: owner.token, params: { id: closed.id }, body: { status: 'FILLED' } });
  const draft = await draftJob(server, owner, { pipeline: { stages: stagesWithAi() } });
  const boardLink = await linkTo(server, owner, job.id);
  // No other name begins as this one does.
  const applicant = await applyTo(server, job, { fullName: `Pessoa que ${companySlug} conhece` });
  const offered = await applyTo(server, other, { resume: null });
  const note = `Conversa combinada com ${applicant.name}`;
  const noted = await server.call(addNote, {
    as: owner.token,
    params: { id: applicant.id },
    body: { body: note },
  });
  const offer = await saveOffer(server, owner, offered);
  const receiver = await applyTo(server, other, { resume: null });
  const sent = await sendNewOffer(server, owner, receiver);
  const test = await publishTest(server, owner, { questions: [...QUESTIONS.slice(0, 2), CHECKED_CODE, QUESTIONS[4]] });
  const taker = await applyTo(server, other, { resume: null });
  const tested = await sendTest(server, owner, taker, { test });
  const invited = await inviteTo(server, owner, await applyTo(server, other, { resume: null }));
  const begun = await inviteTo(server, owner, await applyTo(server, other, { resume: null }), { date: '2026-12-04' });
  await begin(server, begun.id);
  const askedByProgram = await inviteToAi(server, owner, await applyTo(server, other, { resume: null }));
  const withProgram = await beginWithProgram(server, owner, await applyTo(server, other, { resume: null }));
  const held = await heldWithProgram(server, owner, await applyTo(server, other, { resume: null }));
  const roomCode = await giveRoom(server, invited.id);
  const { recordingId } = await recordIn(server, { code: roomCode, interviewId: invited.id, host: owner });
  await endRecording(server, recordingId);
  const upload = await server.call(openUpload, {
    as: owner.token,
    params: { id: recordingId },
    body: { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 },
  });
  const request = await askAndConfirm(server, { company: companySlug, kind: 'erase', email: applicant.email });
  const invitation = await invite(server, owner, `convidada-de-${companySlug}@correio.example`);
  const { data: bell } = await server.call(listNotifications, { as: owner.token });
  return {
    companyId,
    companySlug,
    ownerId: owner.id,
    colleagueId: (await signUpMember(server, owner, 'hiring_manager')).id,
    jobId: job.id,
    jobSlug: job.slug,
    stageId: found(job.stages.find(({ type }) => type === 'review')).id,
    testStageId: found(job.stages.find(({ type }) => type === 'test')).id,
    templateId: found(job.templates[0]).id,
    boardLinkId: boardLink.id,
    boardToken: boardLink.token,
    otherJobId: other.id,
    closedJobId: closed.id,
    draftId: draft.id,
    aiStageId: found(draft.stages.find(({ type }) => type === 'interview_ia')).id,
    applicationId: applicant.id,
    candidateId: applicant.candidateId,
    noteId: noted.data.id,
    offerId: offer.id,
    offerApplicationId: offered.id,
    receiverApplicationId: receiver.id,
    assignmentId: tested.id,
    testId: test.id,
    testToken: tested.token,
    testedToken: await statusToken(server, taker.email),
    interviewId: invited.id,
    interviewToken: invited.token,
    begunInterviewId: begun.id,
    aiInterviewId: askedByProgram.id,
    aiInterviewToken: askedByProgram.token,
    begunAiToken: withProgram.token,
    begunAiHolder: withProgram.holder,
    heldAiInterviewId: held.id,
    heldAiApplicationId: held.applicationId,
    analysisId: held.analysisId,
    roomCode,
    recordingId,
    uploadId: upload.data.id,
    notificationId: found(bell[0]).id,
    invitationId: invitation.id,
    dataRequestId: request.id,
    offerToken: sent.token,
    statusToken: await statusToken(server, applicant.email),
    offeredToken: await statusToken(server, receiver.email),
    mailReportToken: await mailReportToken(server, applicant.email),
    newsletterToken: await subscribeTo(server, 'leitora@correio.example'),
    unsubscribeToken: await unsubscribeToken(server, owner.email),
    invitationToken: invitation.token,
    dataRequestToken: request.token,
    verificationToken: await verificationToken(server, owner, companySlug),
    secrets: [
      ...[applicant.id, applicant.candidateId, applicant.name, applicant.email],
      ...[note, noted.data.id, offer.id, sent.id, request.id, draft.id, tested.id, invited.id],
    ],
    jobs: [job, other, closed],
  };
}

/** One that has come to its first question. */
async function beginWithProgram(server: TestServer, owner: Person, candidate: { id: string; email: string }) {
  const { token } = await inviteToAi(server, owner, candidate);
  const page = new AiPage(server, token);
  await page.toFirstQuestion();
  return { token, holder: page.holder };
}

/** One that was answered, and analysed. */
async function heldWithProgram(server: TestServer, owner: Person, candidate: { id: string; email: string }) {
  const { id, applicationId, token } = await inviteToAi(server, owner, candidate);
  await new AiPage(server, token).toTheEnd(
    () => 'Eu medi o que travava, corrigi e conferi que o tempo caiu pela metade.',
  );
  await server.drain();
  const { data } = await server.call(getInterviewAnalysis, { as: owner.token, params: { id } });
  return { id, applicationId, analysisId: found(data.analysis ?? undefined).id };
}

export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The world is built without something that it needs');
  return row;
}

/** The query `token` of a link in the mails to an address. */
export async function mailedToken(server: TestServer, email: string, path: string): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const link = found(links.find((each) => each.includes(path)));
  return found(new URL(link).searchParams.get('token') ?? undefined);
}

/** Invites to a company, long enough ago to be sent again. */
export async function invite(server: TestServer, owner: Person, email: string): Promise<{ id: string; token: string }> {
  const { data } = await server.call(inviteMember, {
    as: owner.token,
    params: { id: owner.companyId },
    body: { email, role: 'recruiter' },
  });
  const { id } = found(data.invitations.find((each) => each.email === email));
  const invitations = server.platform.database
    .updateTable('companyInvitations')
    .set({ sentAt: new Date('2026-11-01') });
  await invitations.where('id', '=', id).execute();
  return { id, token: await mailedToken(server, email, '/auth/invitation') };
}

const siteOf = (slug: string) => `${slug}.example`;

/** What it takes to be verified. @returns its slug */
async function describe(server: TestServer, { companyId, token: as }: Person, cnpj: string): Promise<string> {
  const params = { id: companyId };
  const { version, slug } = (await server.call(getCompany, { as, params })).data;
  const body = { version, cnpj, website: `https://${siteOf(slug)}` };
  return (await server.call(updateCompany, { as, params, body })).data.slug;
}

async function verificationToken(server: TestServer, { companyId, token: as }: Person, slug: string): Promise<string> {
  const email = `contato@${siteOf(slug)}`;
  const body = { method: 'mail_domain', email };
  const started = await server.call(startCompanyVerification, { as, params: { id: companyId }, body });
  if (started.status !== 201) throw new Error(JSON.stringify(started.body));
  return mailedToken(server, email, '/auth/verify-company');
}
