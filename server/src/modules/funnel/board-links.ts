import { BOARD_LINK_RIGHTS, type BoardLinkRight } from '@prova/contract/applications/board-link-rights';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import {
  BOARD_LINKS_MAX,
  type listBoardLinks as listing,
  type makeBoardLink as making,
} from '@prova/contract/funnel/board-links';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { shownJobStatus } from '@prova/contract/jobs/job-status';
import { to } from '@prova/contract/paths';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { listTokens, mintToken, revokeToken, type TokenRow } from '../../platform/tokens.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { selectNames } from './board-links.queries.ts';

type LinkData = ResultOf<typeof listing>[number];

/** @throws AppError JOB_NOT_FOUND, FORBIDDEN for who does not run the job */
export async function listBoardLinks(ctx: Ctx, jobId: string): Promise<LinkData[]> {
  await requireJob(ctx, jobId, 'share');
  return present(ctx, await listTokens(ctx, { kind: 'board', subjectId: jobId }));
}

/**
 * Makes a link of a board. Only its holder has the secret from then on.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, JOB_STATUS_REFUSED for a draft or a closed job, BOARD_LINKS_FULL
 */
export async function makeBoardLink(
  ctx: Ctx,
  jobId: string,
  { name, right, days }: BodyOf<typeof making>,
): Promise<ResultOf<typeof making>> {
  return ctx.transaction(async (ctx) => {
    // One at a time: what is counted is what there is.
    const { companyId, status } = await requireJob(ctx, jobId, 'share', { lock: 'update' });
    if (['draft', 'closed'].includes(shownJobStatus(status))) throw new AppError('JOB_STATUS_REFUSED');
    const standing = await listTokens(ctx, { kind: 'board', subjectId: jobId });
    if (standing.filter(({ live }) => live).length >= BOARD_LINKS_MAX) throw new AppError('BOARD_LINKS_FULL');
    const id = newId(ctx);
    const secret = await mintToken(ctx, {
      id,
      kind: 'board',
      subjectId: jobId,
      companyId,
      permissions: BOARD_LINK_RIGHTS.slice(0, BOARD_LINK_RIGHTS.indexOf(right) + 1),
      label: name,
      expiresAt: after(ctx.clock.now(), days * DAY),
    });
    await audit(ctx, {
      action: 'funnel.board_link_made',
      subjectId: jobId,
      companyId,
      data: { linkId: id, right, days },
    });
    const made = (await listTokens(ctx, { kind: 'board', subjectId: jobId })).filter((each) => each.id === id);
    const [link] = await present(ctx, made);
    if (!link) throw new Error('A link that was just made is not there');
    return { link, url: `${ctx.platform.config.publicUrl}${to(funnelPaths.linkedBoard, { token: secret })}` };
  });
}

/**
 * Ends a link; windows that are open by it hear nothing more.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, BOARD_LINK_NOT_FOUND also for one that was revoked before
 */
export async function revokeBoardLink(ctx: Ctx, jobId: string, linkId: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    const { companyId } = await requireJob(ctx, jobId, 'share');
    if (!(await revokeToken(ctx, { id: linkId, kind: 'board', subjectId: jobId })))
      throw new AppError('BOARD_LINK_NOT_FOUND');
    await audit(ctx, { action: 'funnel.board_link_revoked', subjectId: jobId, companyId, data: { linkId } });
    return { id: linkId };
  });
}

async function present(ctx: Ctx, tokens: readonly TokenRow[]): Promise<LinkData[]> {
  const names = await selectNames(
    ctx,
    tokens.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return tokens.map(({ id, label, permissions, createdAt, createdBy, expiresAt, expired }) => ({
    id,
    name: label ?? '',
    right: rightOf(permissions),
    createdAt,
    createdBy: names.get(createdBy ?? '') ?? null,
    expiresAt,
    expired,
  }));
}

/** The greatest of those that it has. */
const rightOf = (permissions: readonly string[]): BoardLinkRight =>
  BOARD_LINK_RIGHTS.findLast((right) => permissions.includes(right)) ?? 'view';
