import type { Ctx } from '../../platform/context.ts';
import type { MailKindName, MailParams, MailPrepared, PreparedMailKind } from './mails.catalogue.ts';

/** Null: the mail is no longer wanted, and is cancelled. */
export type MailPreparation<K extends PreparedMailKind> = (
  ctx: Ctx,
  params: MailParams<K>,
) => Promise<MailPrepared<K> | null>;

const preparations = new Map<MailKindName, (ctx: Ctx, params: never) => Promise<unknown>>();

/** @returns what puts back whoever prepared the kind before */
export function setPreparation<K extends PreparedMailKind>(kind: K, prepare: MailPreparation<K>): () => void {
  const before = preparations.get(kind);
  preparations.set(kind, prepare);
  return () => {
    if (before) preparations.set(kind, before);
    else preparations.delete(kind);
  };
}

/** @throws when the module that owns the kind has registered nothing */
export function preparationOf(kind: MailKindName): (ctx: Ctx, params: never) => Promise<unknown> {
  const prepare = preparations.get(kind);
  if (!prepare) throw new Error(`Nothing prepares mails of the kind ${kind}`);
  return prepare;
}
