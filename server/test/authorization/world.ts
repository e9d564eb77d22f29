import { logout } from '@prova/contract/accounts';
import { addNote } from '@prova/contract/evaluations';
import { createTemplate } from '@prova/contract/job-email-templates';
import type { JobDetail } from '@prova/contract/jobs';
import { listNotifications } from '@prova/contract/notifications';
import type { OfferInput } from '@prova/contract/offers';
import { applicationCall, applyTo } from '../applications-factory.ts';
import type { CallOptions, TestServer } from '../harness.ts';
import { draftJob, publishJob, wizardData } from '../jobs-factory.ts';
import { offerBody, saveOffer, sendNewOffer } from '../offers-factory.ts';
import { type Person, signIn, signUp } from '../people.ts';

/** What the endpoints are asked about: one company at work, a stranger beside it, and rows to spare. */
export interface World {
  /** Access tokens; that of a guest is empty. */
  readonly tokens: Readonly<Record<'guest' | 'talent' | 'self' | 'foreign' | 'recruiter', string>>;
  /** Of a session that has ended. */
  readonly endedToken: string;
  /** The account of the recruiter. */
  readonly recruiterId: string;
  readonly jobId: string;
  readonly slug: string;
  readonly draftId: string;
  /** A stage of the job that a card may be moved to. */
  readonly stageId: string;
  readonly templateId: string;
  readonly applicationId: string;
  /** The recruiter's own. */
  readonly notificationId: string;
  readonly noteId: string;
  /** Waits to be sent. */
  readonly offerId: string;
  /** Of an offer that was sent. */
  readonly offerToken: string;
  readonly statusToken: string;
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
  readonly form: (email: string) => Pick<CallOptions, 'body' | 'files'>;
  readonly offerBody: (applicationId: string) => OfferInput;
}

/** Step 1 of a job. */
export const details = () => wizardData()[1];

export async function buildWorld(server: TestServer): Promise<World> {
  const recruiter = await signUp(server, 'RECRUITER');
  const foreign = await signUp(server, 'RECRUITER');
  const self = await signUp(server, 'POTENTIAL');
  const talent = await signUp(server, 'POTENTIAL');
  // Signing out everywhere must not end the others' sessions.
  const passing = await signUp(server, 'POTENTIAL');
  const [job, other] = [await publishJob(server, recruiter), await publishJob(server, recruiter)];
  const draft = await draftJob(server, recruiter);
  const application = await applyTo(server, job);
  const asSelf = { fullName: self.name, email: self.email, as: self.token };
  const ownApplication = await applyTo(server, job, asSelf);
  const noteId = await newNote(server, recruiter, application.id);
  const call = await applicationCall(job);

  return {
    tokens: {
      guest: '',
      talent: talent.token,
      self: self.token,
      foreign: foreign.token,
      recruiter: recruiter.token,
    },
    endedToken: await endedToken(server, passing),
    recruiterId: recruiter.id,
    jobId: job.id,
    slug: job.slug,
    draftId: draft.id,
    stageId: job.stages.find(({ type }) => type === 'review')?.id ?? '',
    templateId: job.templates[0]?.id ?? '',
    applicationId: application.id,
    notificationId: await firstNotification(server, recruiter),
    noteId,
    offerId: (await saveOffer(server, recruiter, await applyTo(server, other))).id,
    offerToken: (await sendNewOffer(server, recruiter, await applyTo(server, other))).token,
    statusToken: await statusToken(server, job),
    ownApplicationId: ownApplication.id,
    ownOfferId: (await sendNewOffer(server, recruiter, await applyTo(server, other, asSelf))).id,
    spareDraft: async () => (await draftJob(server, recruiter)).id,
    spareJob: async () => (await publishJob(server, recruiter)).id,
    spareTemplate: () => newTemplate(server, recruiter),
    spareNote: () => newNote(server, recruiter, application.id),
    spareOwnApplication: async () => (await applyTo(server, await publishJob(server, recruiter), asSelf)).id,
    spareStatusToken: () => statusToken(server, other),
    spareSession: async () => ({ as: (await signIn(server, passing.email)).token }),
    form: (email) => ({ body: { ...Object(call.body), email }, ...(call.files && { files: call.files }) }),
    offerBody: (applicationId) => offerBody(applicationId),
  };
}

async function endedToken(server: TestServer, person: Person): Promise<string> {
  const { token } = await signIn(server, person.email);
  await server.call(logout, { as: token });
  return token;
}

async function firstNotification(server: TestServer, recruiter: Person): Promise<string> {
  const { data } = await server.call(listNotifications, { as: recruiter.token });
  return data[0]?.id ?? '';
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
