import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import {
  CHOSEN_DUE_DAYS,
  CHOSEN_TESTS_MAX,
  type chooseTest as chooseTestCall,
  type listOpenTests as listOpenTestsCall,
  RETAKE_DAYS,
} from '@prova/contract/attempts/open-tests';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { searchWords } from '../../../platform/plain-search.ts';
import { freeze, selectTest } from '../../assessments/assessments.service.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import { keptName } from '../../skills/skills.service.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import { isOpen, shownStatus } from '../assignments/assignment-rules.ts';
import { deleteAssignments, insertAssignments, isSent, selectOpenOf } from '../assignments/assignments.queries.ts';
import { withoutChosenTwice } from '../assignments/chosen-and-asked.ts';
import { countSent } from '../assignments/count-sent.ts';
import { lockAssignment } from '../assignments/find-assignment.ts';
import { CHOSEN_TESTS } from '../attempts.budgets.ts';
import { selectTestsSeenBy } from '../right-answers/shown-answers.queries.ts';
import { ownRows, requireOwn, showOwn, TALENT_STATUSES } from '../taking/own-tests.ts';
import { isOfferedTest, selectLastTaken, selectOpenTests } from './open-tests.queries.ts';
import { provingSkills } from './proof-ways.ts';

type Page = { data: ResultOf<typeof listOpenTestsCall>; meta: PageMeta };

export async function listOpenTests(
  ctx: Ctx,
  { search, skill, category, difficulty, sort, page, limit }: QueryOf<typeof listOpenTestsCall>,
): Promise<Page> {
  const talentId = await ownTalentId(ctx);
  if (!talentId) return { data: [], meta: pageMeta(page, limit, 0) };
  const proving = skill === undefined ? null : provingSkills(keptName(skill));
  const filters = { words: searchWords(search), proving, categories: category, difficulties: difficulty };
  const reader = { talentId, heardBefore: heardBefore(ctx) };
  const part = { sort, limit, offset: (page - 1) * limit };
  const { rows, total } = await selectOpenTests(ctx, reader, filters, part);
  const seen = await selectTestsSeenBy(ctx, talentId);
  const data = rows.map(({ companyLogoId, last, lastTakenAt, ...row }) => ({
    ...row,
    companyLogoUrl: logoUrl(companyLogoId),
    last: last && {
      id: last.id,
      standing: TALENT_STATUSES[shownStatus({ status: last.status, dueAt: new Date(last.dueAt) }, ctx.clock.now())],
      score: last.score,
    },
    retakeAt: retakeAt(ctx, lastTakenAt),
    answersSeen: seen.has(row.id),
  }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** Null when it can be taken now. */
function retakeAt(ctx: Ctx, takenAt: Date | null): Date | null {
  const again = takenAt && after(takenAt, RETAKE_DAYS * DAY);
  return again && again > ctx.clock.now() ? again : null;
}

/** What may still be taken back is nobody's news yet. */
const heardBefore = (ctx: Ctx) => after(ctx.clock.now(), -UNDO_SECONDS);

/**
 * Puts a test that is open to everybody among the talent's own. One that a company asks them for already is that one.
 * @throws AppError TEST_NOT_FOUND, TEST_TAKEN_LATELY, TEST_ANSWERS_SEEN, TOO_MANY_CHOSEN_TESTS, BUDGET_REACHED
 */
export async function chooseTest(ctx: Ctx, testId: string): Promise<ResultOf<typeof chooseTestCall>> {
  const talentId = await ownTalentId(ctx);
  if (!talentId) throw new AppError('TEST_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    // Locked: who asks twice at once chooses it once.
    const test = await selectTest(ctx, testId, true);
    if (!test || !(await isOfferedTest(ctx, testId))) throw new AppError('TEST_NOT_FOUND');
    const waiting = await selectOpenOf(ctx, { talentId, testId, heardBefore: heardBefore(ctx) });
    if (waiting && shownStatus(waiting, ctx.clock.now()) !== 'expired') return showOwn(ctx, waiting);
    if ((await selectTestsSeenBy(ctx, talentId)).has(testId)) throw new AppError('TEST_ANSWERS_SEEN');
    if (retakeAt(ctx, await selectLastTaken(ctx, talentId, testId))) throw new AppError('TEST_TAKEN_LATELY');
    const now = ctx.clock.now();
    const open = withoutChosenTwice(await ownRows(ctx), now).filter(
      (row) => !isSent(row) && isOpen(row) && shownStatus(row, now) !== 'expired',
    );
    if (open.length >= CHOSEN_TESTS_MAX) throw new AppError('TOO_MANY_CHOSEN_TESTS');
    await requireCapacity(ctx, CHOSEN_TESTS, [talentId]);
    // The task that ends it has not come by.
    if (waiting && !isSent(waiting)) await deleteAssignments(ctx, [waiting.id]);
    const id = newId(ctx);
    const { versionId } = await freeze(ctx, test);
    const dueAt = after(now, CHOSEN_DUE_DAYS * DAY);
    const { companyId } = test;
    await insertAssignments(ctx, [
      { ...{ id, companyId, talentId, testId, versionId, dueAt }, sentAt: now, openedAt: now, createdAt: now },
    ]);
    await countSent(ctx, [testId]);
    return showOwn(ctx, await requireOwn(ctx, id));
  });
}

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_STARTED, ASSIGNMENT_ENDED */
export async function dropTest(ctx: Ctx, id: string): Promise<{ id: string }> {
  const found = await requireOwn(ctx, id);
  // What a company asked for is declined, so that it hears of it.
  if (isSent(found)) throw new AppError('TEST_NOT_FOUND');
  await ctx.transaction(async (ctx) => {
    const { assignment } = await lockAssignment(ctx, found);
    if (assignment.status === 'started') throw new AppError('ASSIGNMENT_STARTED');
    if (assignment.status === 'done') throw new AppError('ASSIGNMENT_ENDED');
    await deleteAssignments(ctx, [id]);
    await countSent(ctx, [assignment.testId]);
  });
  return { id };
}
