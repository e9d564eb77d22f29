import type { DataCategory } from '@prova/contract/privacy/privacy';
import type { Ctx } from '../../platform/context.ts';
import type { DataSubject, ErasedPart, LeftPart } from '../../platform/personal-data.ts';
import { lockApplications } from '../applications/applications.service.ts';
import { privacyPorts } from './ports.ts';

/** What an erasure did: counts, never names. */
export interface Erased {
  readonly removed: Partial<Record<DataCategory, number>>;
  readonly kept: readonly (NonNullable<ErasedPart['kept']> & { readonly category: DataCategory })[];
}

/** What points at others goes before what it points at. */
const rightToLeft = () => [...privacyPorts.personalData()].reverse();

/**
 * Applications come first, as everywhere: whoever changes an interview at this moment holds its application and waits for
 * the interview, and the modules that stand further right are asked about interviews before.
 */
async function lockFirst(ctx: Ctx, { applicationIds }: DataSubject): Promise<void> {
  if (applicationIds.length > 0) await lockApplications(ctx, applicationIds);
}

/** Ends in the person's name what must not go on without them. @throws AppError when they have to do something first */
export async function leaveEverything(ctx: Ctx, subject: DataSubject): Promise<LeftPart[]> {
  await lockFirst(ctx, subject);
  const parts: LeftPart[] = [];
  for (const { leaves } of rightToLeft()) if (leaves) parts.push(...(await leaves(ctx, subject)));
  return parts.filter(({ count }) => count > 0);
}

/** Removes what all modules store of a subject, in the transaction of `ctx`. */
export async function eraseEverything(ctx: Ctx, subject: DataSubject): Promise<Erased> {
  await lockFirst(ctx, subject);
  const parts: ErasedPart[] = [];
  for (const { erases } of rightToLeft()) if (erases) parts.push(...(await erases(ctx, subject)));
  const removed: Partial<Record<DataCategory, number>> = {};
  for (const { category, removed: count } of parts) if (count > 0) removed[category] = (removed[category] ?? 0) + count;
  return { removed, kept: parts.flatMap(({ category, kept }) => (kept ? [{ category, ...kept }] : [])) };
}
