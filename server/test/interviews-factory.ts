import { createInterview, type Interview, type InterviewInput } from '@prova/contract/interviews/interviews';
import { expect } from 'vitest';
import type { CapturedMail, TestServer } from './harness.ts';
import { undoOver } from './offers-factory.ts';

type Recruiter = { readonly token: string };
type Candidate = { readonly id: string; readonly email: string };

/** An interview that may be scheduled at the hour of the test's clock. */
export function interviewBody(applicationId: string, given: Partial<InterviewInput> = {}): InterviewInput {
  return {
    applicationId,
    date: '2026-12-03',
    time: '14:00',
    type: 'presencial',
    location: 'Rua da Aurora, 100',
    notes: 'Traga um projeto seu.',
    ...given,
  };
}

/** Scheduled a moment ago: it may still be taken back. */
export async function scheduleNew(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Pick<Candidate, 'id'>,
  given: Partial<InterviewInput> = {},
): Promise<Interview> {
  const scheduled = await server.call(createInterview, {
    as: recruiter.token,
    body: interviewBody(candidate.id, given),
  });
  expect(scheduled.status, JSON.stringify(scheduled.body)).toBe(201);
  return scheduled.data;
}

export interface InvitedInterview extends Interview {
  /** Of the link in the candidate's mail. */
  readonly token: string;
  readonly mail: CapturedMail;
}

/** An interview whose invitation is in the candidate's mailbox. */
export async function inviteTo(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Candidate,
  given: Partial<InterviewInput> = {},
): Promise<InvitedInterview> {
  const interview = await scheduleNew(server, recruiter, candidate, given);
  await undoOver(server);
  const mail = (await server.mails(candidate.email)).find(({ kind }) => kind === 'interview_invited');
  if (!mail) throw new Error('The invitation did not arrive');
  return { ...interview, mail, token: invitationToken(mail) };
}

/** The secret in the link of an interview's mail. */
export function invitationToken(mail: CapturedMail): string {
  const link = mail.links.find((each) => each.includes('/invitations/'));
  return new URL(link ?? '').pathname.split('/').at(-1) ?? '';
}

/** Puts the start of an interview into the past, as if its hour had come. */
export async function begin(server: TestServer, id: string): Promise<void> {
  const now = server.clock.now().getTime();
  await server.platform.database
    .updateTable('interviews')
    .set({ startsAt: new Date(now - 60_000), endsAt: new Date(now + 1_800_000) })
    .where('id', '=', id)
    .execute();
}
