import { logout } from '@prova/contract/accounts';
import { addNote } from '@prova/contract/evaluations';
import { createTemplate } from '@prova/contract/job-email-templates';
import { shareJob } from '@prova/contract/job-members';
import type { JobDetail } from '@prova/contract/jobs';
import { listNotifications } from '@prova/contract/notifications';
import type { OfferInput } from '@prova/contract/offers';
import { inviteMember } from '@prova/contract/team';
import type { MemberRole } from '../../src/platform/actor.ts';
import { applicationCall, applyTo } from '../applications-factory.ts';
import { askAndConfirm } from '../data-requests-factory.ts';
import type { CallOptions, TestServer } from '../harness.ts';
import { draftJob, publishJob, wizardData } from '../jobs-factory.ts';
import { makeExpert, removeMember, signUpMember } from '../members.ts';
import { offerBody, saveOffer, sendNewOffer } from '../offers-factory.ts';
import { type Person, signIn, signUp } from '../people.ts';
import type { Kind } from './kinds.ts';

/** What the endpoints are asked about: one company at work, a stranger beside it, and rows to spare. */
export interface World {
  /** Access tokens; that of a guest is empty. */
  readonly tokens: Readonly<Record<Kind, string>>;
  /** Of a session that has ended. */
  readonly endedToken: string;
  /** Of an account that an operator has disabled. */
  readonly disabledToken: string;
  /** A hiring manager whom nothing is asked of. */
  readonly colleagueId: string;
  readonly companyId: string;
  /** The account of the owner. */
  readonly recruiterId: string;
  readonly jobId: string;
  readonly slug: string;
  readonly draftId: string;
  /** A stage of the job that a card may be moved to. */
  readonly stageId: string;
  readonly templateId: string;
  readonly applicationId: string;
  /** The owner's own. */
  readonly notificationId: string;
  readonly noteId: string;
  /** Waits to be sent. */
  readonly offerId: string;
  /** Of an offer that was sent. */
  readonly offerToken: string;
  readonly statusToken: string;
  /** Asked of the company, to erase; and the link of its mail. */
  readonly dataRequest: { readonly id: string; readonly token: string };
  /** Of the talent `self`. */
  readonly ownApplicationId: string;
  readonly ownOfferId: string;
  /** New ones with each call, for what ends them. */
  readonly spareDraft: () => Promise<string>;
  readonly spareJob: () => Promise<string>;
  readonly spareTemplate: () => Promise<string>;
  readonly spareNote: () => Promise<string>;
  /** Of the talent `self`, in a job of its own. */
  readonly spareOwnApplication: () => Promise<string>;
  readonly spareStatusToken: () => Promise<string>;
  readonly spareSession: () => Promise<CallOptions>;
  /** To an address that nobody here has. */
  readonly spareInvitation: () => Promise<{ id: string; token: string }>;
  readonly form: (email: string) => Pick<CallOptions, 'body' | 'files'>;
  readonly offerBody: (applicationId: string) => OfferInput;
}

/** Step 1 of a job. */
export const details = () => wizardData()[1];

export async function buildWorld(server: TestServer): Promise<World> {
  const owner = await signUp(server, 'RECRUITER');
  const foreign = await signUp(server, 'RECRUITER');
  const self = await signUp(server, 'POTENTIAL');
  const talent = await signUp(server, 'POTENTIAL');
  // Signing out everywhere must not end the others' sessions.
  const passing = await signUp(server, 'POTENTIAL');
  const [job, other] = [await publishJob(server, owner), await publishJob(server, owner)];
  const draft = await draftJob(server, owner);
  const application = await applyTo(server, job);
  const asSelf = { fullName: self.name, email: self.email, as: self.token };
  const ownApplication = await applyTo(server, job, asSelf);
  const noteId = await newNote(server, owner, application.id);
  const call = await applicationCall(job);

  return {
    tokens: {
      guest: '',
      talent: talent.token,
      self: self.token,
      foreign: foreign.token,
      ...(await teamOf(server, owner, [job, other])),
    },
    endedToken: await endedToken(server, passing),
    companyId: owner.companyId,
    disabledToken: await disabledToken(server),
    colleagueId: (await signUpMember(server, owner, 'hiring_manager')).id,
    recruiterId: owner.id,
    jobId: job.id,
    slug: job.slug,
    draftId: draft.id,
    stageId: job.stages.find(({ type }) => type === 'review')?.id ?? '',
    templateId: job.templates[0]?.id ?? '',
    applicationId: application.id,
    notificationId: await firstNotification(server, owner),
    noteId,
    offerId: (await saveOffer(server, owner, await applyTo(server, other))).id,
    offerToken: (await sendNewOffer(server, owner, await applyTo(server, other))).token,
    statusToken: await statusToken(server, job),
    dataRequest: await askAndConfirm(server, {
      company: await slugOf(server, owner),
      kind: 'erase',
      email: application.email,
    }),
    ownApplicationId: ownApplication.id,
    ownOfferId: (await sendNewOffer(server, owner, await applyTo(server, other, asSelf))).id,
    spareDraft: async () => (await draftJob(server, owner)).id,
    spareJob: async () => {
      const spare = await publishJob(server, owner);
      await shareWithAll(server, owner, spare);
      return spare.id;
    },
    spareTemplate: () => newTemplate(server, owner),
    spareNote: () => newNote(server, owner, application.id),
    spareOwnApplication: async () => (await applyTo(server, await publishJob(server, owner), asSelf)).id,
    spareStatusToken: () => statusToken(server, other),
    spareSession: async () => ({ as: (await signIn(server, passing.email)).token }),
    spareInvitation: () => newInvitation(server, owner),
    form: (email) => ({ body: { ...Object(call.body), email }, ...(call.files && { files: call.files }) }),
    offerBody: (applicationId) => offerBody(applicationId),
  };
}

/** The others of the company, each with what is shared with them. */
async function teamOf(server: TestServer, owner: Person, jobs: readonly JobDetail[]) {
  const member = (role: MemberRole) => signUpMember(server, owner, role);
  const [expert, removed, unshared] = [
    await member('expert'),
    await member('recruiter'),
    await member('hiring_manager'),
  ];
  await makeExpert(server, expert);
  await removeMember(server, removed, owner.companyId);
  const [interviewer, hiringManager] = [await member('interviewer'), await member('hiring_manager')];
  for (const { id } of [interviewer, hiringManager]) sharedWith.add(id);
  for (const job of jobs) await shareWithAll(server, owner, job);
  return {
    expert: expert.token,
    removed: removed.token,
    unshared: unshared.token,
    interviewer: interviewer.token,
    hiringManager: hiringManager.token,
    recruiter: (await member('recruiter')).token,
    owner: owner.token,
  };
}

async function slugOf(server: TestServer, { companyId }: Person): Promise<string> {
  const companies = server.platform.database.selectFrom('companies').select('slug');
  return (await companies.where('id', '=', companyId).executeTakeFirstOrThrow()).slug;
}

/** With whom the jobs of the world are shared. */
const sharedWith = new Set<string>();

async function shareWithAll(server: TestServer, owner: Person, job: JobDetail): Promise<void> {
  for (const userId of sharedWith)
    await server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId } });
}

async function disabledToken(server: TestServer): Promise<string> {
  const person = await signUp(server, 'RECRUITER');
  await server.platform.database
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', person.id)
    .execute();
  return person.token;
}

async function endedToken(server: TestServer, person: Person): Promise<string> {
  const { token } = await signIn(server, person.email);
  await server.call(logout, { as: token });
  return token;
}

async function firstNotification(server: TestServer, owner: Person): Promise<string> {
  const { data } = await server.call(listNotifications, { as: owner.token });
  return data[0]?.id ?? '';
}

let invited = 0;
async function newInvitation(server: TestServer, recruiter: Person): Promise<{ id: string; token: string }> {
  invited += 1;
  const email = `convidada${invited}@correio.example`;
  const { data } = await server.call(inviteMember, {
    as: recruiter.token,
    params: { id: recruiter.companyId },
    body: { email, role: 'recruiter' },
  });
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes('/auth/invitation')) ?? '';
  return {
    id: data.invitations.find((each) => each.email === email)?.id ?? '',
    token: new URL(link).searchParams.get('token') ?? '',
  };
}

async function newNote(server: TestServer, recruiter: Person, applicationId: string): Promise<string> {
  const { data } = await server.call(addNote, {
    as: recruiter.token,
    params: { id: applicationId },
    body: { body: 'Conversa combinada' },
  });
  return data.id;
}

async function newTemplate(server: TestServer, recruiter: Person): Promise<string> {
  const draft = await draftJob(server, recruiter);
  const taken = new Set(draft.templates.map(({ kind }) => kind));
  const kind = (['stage', 'test', 'interview', 'closed', 'received'] as const).find((each) => !taken.has(each));
  if (!kind) return draft.templates[0]?.id ?? '';
  const { data } = await server.call(createTemplate, {
    as: recruiter.token,
    body: { jobId: draft.id, kind, subject: 'Assunto', body: 'Texto' },
  });
  return data.id;
}

/** Of a new application, as its mail carries it. */
async function statusToken(server: TestServer, job: JobDetail): Promise<string> {
  const { email } = await applyTo(server, job);
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes('/applications/')) ?? '';
  return new URL(link).pathname.replace('/applications/', '');
}
