import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/knowledge/learning-paths';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { requireItem } from './find-item.ts';
import { cardOf } from './items.ts';
import { withPictures } from './pictures.ts';
import { progressOf } from './progress.ts';
import { lockSteps, replaceSteps, type StepRow, selectSteps, stepKey } from './steps.queries.ts';
import { changeItem, createItem } from './write-item.ts';
import { touchItem } from './write-items.queries.ts';

type Path = ResultOf<typeof contract.getLearningPath>;
type Steps = NonNullable<BodyOf<typeof contract.updateLearningPath>['steps']>;

export const pathCard = (card: ReturnType<typeof cardOf>) => ({ ...card, stepCount: card.parts });

/** @throws AppError KNOWLEDGE_NOT_FOUND, NOT_KNOWLEDGE_AUTHOR */
export async function getLearningPath(ctx: Ctx, id: string, talentId?: string): Promise<Path> {
  const { row, reader } = await requireItem(ctx, 'path', id, talentId);
  const drafts = reader.authorId !== null;
  // What was taken back is not read, by whoever is enrolled either.
  const isReadable = drafts || row.status === 'published';
  const steps = isReadable ? await selectSteps(ctx, id, { ...reader, drafts }) : [];
  return {
    ...pathCard(cardOf(row)),
    body: isReadable ? withPictures(ctx, row.body) : '',
    sources: isReadable ? row.sources : [],
    steps: steps.map((step) => ({ ...step, progress: courseProgress(step) })),
  };
}

function courseProgress({ kind, done, courseDone, courseTotal, reached }: StepRow): number | null {
  if (kind === 'article') return null;
  if (done) return 100;
  return reached === null && courseDone === 0
    ? null
    : progressOf({ done: courseDone, total: courseTotal, reached: reached ?? 0, completedAt: null });
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, VALIDATION_FAILED, BUDGET_REACHED */
export function createLearningPath(
  ctx: Ctx,
  { steps = [], ...body }: BodyOf<typeof contract.createLearningPath>,
): Promise<Path> {
  return ctx.transaction(async (ctx) => {
    const id = await createItem(ctx, 'path', body);
    await writeSteps(ctx, id, steps);
    return getLearningPath(ctx, id);
  });
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, VERSION_CONFLICT, NOTHING_TO_PUBLISH, VALIDATION_FAILED */
export function updateLearningPath(
  ctx: Ctx,
  id: string,
  { steps, ...body }: BodyOf<typeof contract.updateLearningPath>,
): Promise<Path> {
  return ctx.transaction(async (ctx) => {
    await changeItem(ctx, 'path', id, body, async () => {
      if (steps) {
        await writeSteps(ctx, id, steps);
        await touchItem(ctx, id);
      }
      const published = await selectSteps(ctx, id, { talentId: null, drafts: false });
      return published.length > 0;
    });
    return getLearningPath(ctx, id);
  });
}

/** @throws AppError VALIDATION_FAILED */
async function writeSteps(ctx: Ctx, id: string, steps: Steps): Promise<void> {
  const known = await lockSteps(ctx, id, steps);
  const seen = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const key = stepKey(step);
    const code = !known.has(key) ? 'STEP_UNKNOWN' : seen.has(key) ? 'STEP_TWICE' : null;
    if (code) throw validationError([{ field: `steps.${index}.id`, code, values: {} }], ctx.locale);
    seen.add(key);
  }
  await replaceSteps(
    ctx,
    id,
    steps.map((step) => step.id),
  );
}
