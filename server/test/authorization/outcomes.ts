import type { ErrorCode } from '@prova/contract/errors';
import type { CallOptions } from '../harness.ts';
import type { Kind } from './kinds.ts';
import type { Actor, World } from './world.ts';

/** `ok` is the endpoint's own status of success; a refusal is its status and its code. */
export type Outcome = 'ok' | `${number} ${ErrorCode}`;
export type Outcomes = Readonly<Record<Kind, Outcome>>;

/**
 * A call that is right in everything but, perhaps, the actor: all kinds send the same. Each meets the world as it was
 * built, and what is prepared here through the server is taken back with the call.
 */
export type Call = (world: World, actor: Actor) => CallOptions | Promise<CallOptions>;

export interface ExpectedAccess {
  readonly outcomes: Outcomes;
  readonly call?: Call;
  /** The owner of the company, about a row of theirs, beside the id of a row of another company: what is foreign, and the refusal. */
  readonly mixed?: Readonly<Record<string, { readonly call: Call; readonly outcome: Outcome }>>;
}
export type AccessTable = Readonly<Record<string, ExpectedAccess>>;

type But = Partial<Outcomes>;

export const UNAUTHENTICATED = '401 UNAUTHENTICATED';
export const FORBIDDEN = '403 FORBIDDEN';
export const NO_COMPANY = '403 NO_COMPANY';
export const NOT_FOUND = '404 NOT_FOUND';

/** The same to all, but for those named; `self` is a talent like any other unless it is named. */
export const all = (outcome: Outcome, call?: Call, but: But = {}): ExpectedAccess => ({
  outcomes: {
    guest: outcome,
    talent: outcome,
    self: but.talent ?? outcome,
    foreign: outcome,
    expert: outcome,
    removed: outcome,
    unshared: outcome,
    interviewer: outcome,
    hiringManager: outcome,
    recruiter: outcome,
    owner: outcome,
    ...but,
  },
  ...(call && { call }),
});

export const anyone = (call?: Call): ExpectedAccess => all('ok', call);
export const signedIn = (call?: Call, but: But = {}): ExpectedAccess =>
  all('ok', call, { guest: UNAUTHENTICATED, ...but });
/** By the secret in the path: who else is signed in does not matter. */
export const byToken = (call: Call): ExpectedAccess => anyone(call);
/** Of the account of `self`; whoever else is signed in has none like it. */
export const ofSelf = (call: Call): ExpectedAccess => all(NOT_FOUND, call, { guest: UNAUTHENTICATED, self: 'ok' });

export const talents = (call?: Call): ExpectedAccess =>
  all(FORBIDDEN, call, { guest: UNAUTHENTICATED, talent: 'ok', self: 'ok' });
/** A row of the talent `self`. */
export const ofTalent = (missing: Outcome, call: Call): ExpectedAccess =>
  all(FORBIDDEN, call, { guest: UNAUTHENTICATED, talent: missing, self: 'ok' });

/** Of the company that the person works for, whichever that is; who has left every company has none. */
export const recruiters = (call?: Call, but: But = {}): ExpectedAccess =>
  all('ok', call, { guest: UNAUTHENTICATED, talent: FORBIDDEN, expert: FORBIDDEN, removed: NO_COMPANY, ...but });
/** Only who runs the jobs of a company. */
export const runners = (call?: Call): ExpectedAccess =>
  recruiters(call, { unshared: FORBIDDEN, interviewer: FORBIDDEN, hiringManager: FORBIDDEN });

/**
 * A row of one company: a stranger cannot tell that it exists, nor can who sees shared jobs alone and not this one. Those
 * with whom it is shared see it, and may not do this.
 * @param missing what is answered where there is no such row
 */
export const ofCompany = (missing: Outcome, call: Call, but: But = {}): ExpectedAccess =>
  all('ok', call, {
    guest: UNAUTHENTICATED,
    talent: FORBIDDEN,
    foreign: missing,
    expert: FORBIDDEN,
    removed: missing,
    unshared: missing,
    interviewer: FORBIDDEN,
    hiringManager: FORBIDDEN,
    ...but,
  });
/** Whoever works for the company, whatever is shared with them. */
export const ofMembers = (call: Call, but: But = {}): ExpectedAccess =>
  ofCompany(NOT_FOUND, call, { unshared: 'ok', interviewer: 'ok', hiringManager: 'ok', ...but });
export const ofOwners = (call: Call, but: But = {}): ExpectedAccess =>
  ofCompany(NOT_FOUND, call, { recruiter: FORBIDDEN, unshared: FORBIDDEN, ...but });
/** Who sees the job may do this. */
export const ofShared = (missing: Outcome, call: Call): ExpectedAccess =>
  ofCompany(missing, call, { interviewer: 'ok', hiringManager: 'ok' });
/** And this is for those alone who decide about its candidates. */
export const ofDeciders = (missing: Outcome, call: Call): ExpectedAccess =>
  ofCompany(missing, call, { hiringManager: 'ok' });
/** Drafts are shared with nobody. */
export const ofDraft = (missing: Outcome, call: Call): ExpectedAccess =>
  ofCompany(missing, call, { interviewer: missing, hiringManager: missing });

/** Those who see shared jobs alone neither write tests nor send them. */
export const NO_AUTHORS = { unshared: FORBIDDEN, interviewer: FORBIDDEN, hiringManager: FORBIDDEN } as const;
/** Who writes tests: whoever runs the jobs of a company, and its experts. */
export const authors = (call?: Call, but: But = {}): ExpectedAccess =>
  recruiters(call, { ...NO_AUTHORS, expert: 'ok', ...but });
export const ofAuthors = (missing: Outcome, call: Call): ExpectedAccess =>
  ofCompany(missing, call, { ...NO_AUTHORS, expert: 'ok' });

/** The same row, and what its owner is answered beside rows of another company. */
export const mixing = (row: ExpectedAccess, mixed: NonNullable<ExpectedAccess['mixed']>): ExpectedAccess => ({
  ...row,
  mixed,
});
