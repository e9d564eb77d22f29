/**
 * Kinds of actors, each tried at every endpoint.
 * - guest: nobody signed in
 * - talent: a talent who has nothing to do with the row
 * - self: the talent whose row it is
 * - foreign: a recruiter of another company, where they are the owner
 * - expert, removed: of the row's company; removed has left it and belongs to no other
 * - unshared: a hiring manager of the company with whom no job is shared
 * - interviewer, hiringManager: of the company, and its published jobs are shared with them
 * - recruiter: of the company, neither author of the row nor owner
 * - owner: of the company, and author of what is in it
 *
 * Accounts that are disabled, and sessions that have ended, are tried at every endpoint that asks for a person.
 */
export const KINDS = [
  'guest',
  'talent',
  'self',
  'foreign',
  'expert',
  'removed',
  'unshared',
  'interviewer',
  'hiringManager',
  'recruiter',
  'owner',
] as const;
export type Kind = (typeof KINDS)[number];
