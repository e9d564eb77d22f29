import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type * as contract from '@prova/contract/attempts/own-tests';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { mintToken } from '../../../platform/tokens.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import {
  type AssignmentRow,
  isSent,
  selectAssignment,
  selectAssignmentsOfTalent,
  selectChosen,
} from '../assignments/assignments.queries.ts';
import { otherAttempt, withoutChosenTwice } from '../assignments/chosen-and-asked.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { submitRow } from './submit-attempt.ts';

type Own = ResultOf<typeof contract.submitOwnTest>;
type Listed = ResultOf<typeof contract.listOwnTests>[number];

const MOST_OWN_TESTS = 200;
/** As the link of the mail: the page goes on telling how the tests ended. */
const LINK_DAYS = 90;

export async function listOwnTests(ctx: Ctx): Promise<Listed[]> {
  const rows = await ownRows(ctx);
  return withoutChosenTwice(rows, ctx.clock.now()).map((row) => showListed(ctx, row, rows));
}

export async function listTestsOfJob(ctx: Ctx, jobId: string): Promise<Listed[]> {
  const rows = await ownRows(ctx);
  return rows.filter((row) => row.jobId === jobId).map((row) => showListed(ctx, row, rows));
}

/** All that a talent chose or was asked for, but what was called back. The newest first. */
export async function ownRows(ctx: Ctx): Promise<AssignmentRow[]> {
  const talentId = await ownTalentId(ctx);
  if (!talentId) return [];
  // What may still be taken back is nobody's news yet.
  const before = after(ctx.clock.now(), -UNDO_SECONDS);
  const sent = await selectAssignmentsOfTalent(ctx, talentId, { before, limit: MOST_OWN_TESTS });
  const chosen = await selectChosen(ctx, talentId, MOST_OWN_TESTS);
  const rows = [...sent, ...chosen].filter(({ status }) => status !== 'cancelled');
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

function showListed(ctx: Ctx, row: AssignmentRow, all: readonly AssignmentRow[]): Listed {
  return { ...showOwn(ctx, row), otherSitting: otherAttempt(row, all, ctx.clock.now()) };
}

/** A fresh link to the tests of an application, or to the one that the talent chose. @throws AppError TEST_NOT_FOUND */
export async function openOwnTests(ctx: Ctx, id: string): Promise<{ token: string }> {
  const row = await requireOwn(ctx, id);
  const token = await mintToken(ctx, {
    kind: 'test',
    subjectId: row.applicationId ?? row.id,
    companyId: row.companyId,
    expiresAt: after(row.dueAt, LINK_DAYS * DAY),
  });
  return { token };
}

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED */
export async function submitOwnTest(ctx: Ctx, id: string): Promise<Own> {
  await submitRow(ctx, await requireOwn(ctx, id));
  return showOwn(ctx, await requireOwn(ctx, id));
}

/** A test asked of the actor, or chosen by them. @throws AppError TEST_NOT_FOUND */
export async function requireOwn(ctx: Ctx, id: string): Promise<AssignmentRow> {
  const [talentId, row] = [await ownTalentId(ctx), await selectAssignment(ctx, id)];
  const heard = row && (!isSent(row) || row.sentAt < after(ctx.clock.now(), -UNDO_SECONDS));
  if (!row || !heard || talentId === null || row.talentId !== talentId) throw new AppError('TEST_NOT_FOUND');
  return row;
}

export const TALENT_STATUSES = {
  sent: 'not_started',
  started: 'in_progress',
  done: 'completed',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'expired',
} as const;

export function showOwn(ctx: Ctx, row: AssignmentRow): Own {
  const shown = showAsked(ctx, row, true);
  const { applicationId, companyName, companyLogoId, jobTitle, notes, timeZone } = row;
  return {
    ...shown,
    ...{ applicationId, companyName, jobTitle, notes, timeZone },
    companyLogoUrl: logoUrl(companyLogoId),
    standing: TALENT_STATUSES[shown.status],
  };
}
