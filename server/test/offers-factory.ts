import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { BodyInput } from '@prova/contract/endpoint';
import { createOffer, type Offer, type OfferInput, respondToOffer, sendOffer } from '@prova/contract/offers/offers';
import { expect } from 'vitest';
import type { CapturedMail, TestServer } from './harness.ts';

type Recruiter = { readonly token: string };
type Candidate = { readonly id: string; readonly email: string };

/** An offer that may be saved for an application at the hour of the test's clock. */
export function offerBody(applicationId: string, given: Partial<OfferInput> = {}): OfferInput {
  return {
    applicationId,
    position: 'Pessoa Desenvolvedora Front-end Sênior',
    payMin: 1_150_000,
    startOn: '2027-01-04',
    validUntil: '2026-11-30',
    message: 'Foi muito bom conhecer você.',
    ...given,
  };
}

/** An offer that waits to be sent. */
export async function saveOffer(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Candidate,
  given: Partial<OfferInput> = {},
): Promise<Offer> {
  const saved = await server.call(createOffer, { as: recruiter.token, body: offerBody(candidate.id, given) });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  return saved.data;
}

export interface SentOffer extends Offer {
  /** Of the link in the candidate's mail. */
  readonly token: string;
  readonly mail: CapturedMail;
}

/** An offer in the candidate's mailbox. */
export async function sendNewOffer(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Candidate,
  given: Partial<OfferInput> = {},
): Promise<SentOffer> {
  const { id } = await saveOffer(server, recruiter, candidate, given);
  const { data } = await server.call(sendOffer, { as: recruiter.token, params: { id } });
  await undoOver(server);
  const mail = (await server.mails(candidate.email)).find(({ kind }) => kind === 'offer_sent');
  if (!mail) throw new Error('The offer did not arrive');
  return { ...data, mail, token: tokenIn(mail) };
}

/** Sending can no longer be undone: the mail is out, and the bell has rung. */
export async function undoOver(server: TestServer): Promise<void> {
  server.clock.advance(UNDO_SECONDS + 1);
  await server.drain();
}

/** The secret in the link of an offer's mail. */
export function tokenIn(mail: CapturedMail): string {
  const link = mail.links.find((each) => each.includes('/offers/'));
  return new URL(link ?? '').pathname.replace('/offers/', '');
}

export function answerOffer(server: TestServer, token: string, body: BodyInput<typeof respondToOffer>) {
  return server.call(respondToOffer, { params: { token }, body });
}

/** Where an application stands: type of the stage, status. */
export async function stageAndStatus(server: TestServer, recruiter: Recruiter, applicationId: string): Promise<string> {
  const { data } = await server.call(getApplication, { as: recruiter.token, params: { id: applicationId } });
  return `${data.stage.type}/${data.status}`;
}

/** The history of an application, the oldest first, without its mails and the mere openings of it: who, what, where to. */
export async function history(server: TestServer, recruiter: Recruiter, applicationId: string): Promise<string[]> {
  const { data } = await server.call(applicationTimeline, {
    as: recruiter.token,
    params: { id: applicationId },
    query: { limit: 100 },
  });
  return data
    .filter(({ type }) => type !== 'viewed' && type !== 'mail')
    .map(({ type, actor, toStage, toStatus, data }) =>
      [`${actor.kind} ${actor.name ?? ''}`.trim(), type, data.status, toStage, toStatus].filter(Boolean).join(' · '),
    )
    .reverse();
}
