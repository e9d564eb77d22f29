import { isFree } from '@prova/contract/billing/billing-fields';
import type { CardChange, settleCard as settleCall } from '@prova/contract/billing/cards';
import { billingPaths } from '@prova/contract/billing/paths';
import type { BodyOf } from '@prova/contract/endpoint';
import { to } from '@prova/contract/paths';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { enqueue } from '../../platform/tasks.ts';
import { lockAccount, selectAccount } from './billing-accounts.queries.ts';
import { type CardChangeRow, putCardChange, selectCardChange, selectCardChangeOf } from './card-changes.queries.ts';
import { followCardChange, openCardPageTask } from './card-pages.ts';
import { type Owner, requirePayer } from './payer-account.ts';
import { providerOf } from './providers.ts';
import { settleCardChange } from './settle-card.ts';
import {
  type SubscriptionRow,
  selectInForce,
  selectSubscription,
  updateSubscription,
} from './subscriptions.queries.ts';

type CardChangeData = Omit<CardChange, 'expiresAt'> & { expiresAt: Date };

/** Stripe keeps a page open for a day at most. */
const OPEN_SECONDS = DAY;

/** Whether it renews by a card that its provider, the one who sells here, can change. */
export const hasCard = (ctx: Ctx, row: SubscriptionRow): boolean =>
  row.renews &&
  row.method === 'card' &&
  row.providerRef !== null &&
  row.provider === providerOf(ctx)?.name &&
  !(row.nextPlan !== null && isFree(row.nextPlan));

/** @throws AppError as `requirePayer`, NO_CARD */
export async function beginCardChange(ctx: Ctx): Promise<CardChangeData> {
  const { askedBy: _, ...owner } = requirePayer(ctx);
  await followExpired(ctx, owner);
  return ctx.transaction(async (ctx) => {
    const account = await lockAccount(ctx, owner);
    const current = await selectInForce(ctx, account.id);
    if (!current || current.provider === 'operator' || !hasCard(ctx, current)) throw new AppError('NO_CARD');
    const known = await selectCardChangeOf(ctx, current.id);
    if (known && isOpen(ctx, known)) return shown(known);
    const id = newId(ctx);
    const isSandbox = current.provider === 'sandbox';
    await putCardChange(ctx, {
      id,
      subscriptionId: current.id,
      state: isSandbox ? 'open' : 'opening',
      provider: current.provider,
      url: isSandbox ? cardPageOf(owner, id) : null,
      providerRef: isSandbox ? id : null,
      expiresAt: after(ctx.clock.now(), OPEN_SECONDS),
      createdAt: ctx.clock.now(),
    });
    if (!isSandbox) await enqueue(ctx, openCardPageTask, { cardChangeId: id });
    return shown(await requireRow(ctx, id));
  });
}

/** A card may have been given in the last moments of the page before, which the next one replaces. */
async function followExpired(ctx: Ctx, owner: Owner): Promise<void> {
  const account = await selectAccount(ctx, owner);
  const current = account && (await selectInForce(ctx, account.id));
  const known = current && (await selectCardChangeOf(ctx, current.id));
  if (known?.provider === 'stripe' && known.providerRef !== null && !isOpen(ctx, known))
    await followCardChange(ctx, known);
}

/** @throws AppError as `requirePayer`, CARD_CHANGE_NOT_FOUND */
export async function getCardChange(ctx: Ctx, id: string): Promise<CardChangeData> {
  return shown(await requireOwn(ctx, id));
}

/** @throws AppError as `requirePayer`, CARD_CHANGE_NOT_FOUND, also for those of other providers, CARD_CHANGE_ENDED */
export async function settleCard(
  ctx: Ctx,
  id: string,
  { outcome }: BodyOf<typeof settleCall>,
): Promise<CardChangeData> {
  const { askedBy: _, ...owner } = requirePayer(ctx);
  const known = await requireOwn(ctx, id);
  if (known.provider !== 'sandbox' || providerOf(ctx)?.name !== 'sandbox') throw new AppError('CARD_CHANGE_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    await lockAccount(ctx, owner);
    const change = await requireOwn(ctx, id);
    if (!isOpen(ctx, change)) throw new AppError('CARD_CHANGE_ENDED');
    if (outcome !== 'decline')
      await updateSubscription(ctx, change.subscriptionId, { cardDeclines: outcome === 'acceptThenRefuse' });
    await settleCardChange(ctx, id, outcome === 'decline' ? 'failed' : 'done');
    return shown(await requireRow(ctx, id));
  });
}

async function requireOwn(ctx: Ctx, id: string): Promise<CardChangeRow> {
  const account = await selectAccount(ctx, requirePayer(ctx));
  const row = await selectCardChange(ctx, id);
  const subscription = row && (await selectSubscription(ctx, row.subscriptionId));
  if (!row || !account || subscription?.accountId !== account.id) throw new AppError('CARD_CHANGE_NOT_FOUND');
  return row;
}

async function requireRow(ctx: Ctx, id: string): Promise<CardChangeRow> {
  const row = await selectCardChange(ctx, id);
  if (!row) throw new Error('A change of a card is gone');
  return row;
}

const isOpen = (ctx: Ctx, { state, expiresAt }: CardChangeRow): boolean =>
  (state === 'opening' || state === 'open') && expiresAt > ctx.clock.now();

const shown = (row: CardChangeRow): CardChangeData => ({ ...row, url: row.state === 'open' ? row.url : null });

const cardPageOf = (owner: Owner, id: string): string =>
  to('userId' in owner ? billingPaths.talentCard : billingPaths.recruiterCard, { id });
