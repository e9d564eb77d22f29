import { BOARD_LINK_RIGHTS, type BoardLinkRight } from '@prova/contract/applications/board-link-rights';
import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';

/** What a company's people may do with an application, whatever its state allows. Offers and notes are among it. */
export const APPLICATION_RIGHTS = [
  /** The card, the form, the résumé and the notes. */
  'read',
  'read_history',
  'write_notes',
  /** Move, approve, reject, put on hold, reopen, and take that back. */
  'decide',
  'hire',
  'read_offers',
  /** Make, send and cancel. */
  'handle_offers',
  'read_tests',
  /** Send them, give more time, and call them back. */
  'handle_tests',
  'read_interviews',
  /** Schedule, move and call them off. */
  'handle_interviews',
  /** Read what the team and the candidate write to each other, and write to the candidate: messages and feedback. */
  'converse',
] as const;
export type ApplicationRight = (typeof APPLICATION_RIGHTS)[number];

/** What the rules need to know of an application: whose it is, and whether its job is shared with the actor. */
export interface ApplicationFacts {
  readonly companyId: string;
  readonly shared: boolean;
}

const RIGHTS: Readonly<Record<MemberRole, readonly ApplicationRight[]>> = {
  owner: APPLICATION_RIGHTS,
  recruiter: APPLICATION_RIGHTS,
  hiring_manager: [
    'read',
    'read_history',
    'write_notes',
    'decide',
    'read_offers',
    'read_tests',
    'read_interviews',
    'converse',
  ],
  // Who judges on their own is not shown how far the others have come.
  interviewer: ['read'],
  expert: [],
};

/** What whoever holds the link of a board may do: whether one moves or several are acted on is asked where that is done. */
const BY_LINK: Readonly<Record<BoardLinkRight, readonly ApplicationRight[]>> = {
  view: ['read'],
  move: ['read', 'decide'],
  act: ['read', 'decide'],
};

/** Those who see an application only where its job is shared with them. */
const ONLY_SHARED: readonly MemberRole[] = ['hiring_manager', 'interviewer'];

export function may(actor: Actor, right: ApplicationRight, row: ApplicationFacts): boolean {
  if (actor.kind === 'token') {
    if (actor.token !== 'board' || actor.companyId !== row.companyId || !row.shared) return false;
    return BOARD_LINK_RIGHTS.some((held) => actor.permissions.includes(held) && BY_LINK[held].includes(right));
  }
  const role = roleIn(actor, row.companyId);
  if (!role || (ONLY_SHARED.includes(role) && !row.shared)) return false;
  return RIGHTS[role].includes(right);
}
