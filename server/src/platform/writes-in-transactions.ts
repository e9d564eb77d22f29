import type { Kysely, KyselyPlugin, RawNode, RootOperationNode, SelectQueryNode } from 'kysely';
import type { DB, Db } from './db.ts';

const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);
/** Also what is sent with a commit, and locks that would be gone at once. */
const RAW_WRITE = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|pg_notify|pg_advisory_xact_lock)\b/i;

const refusal = () =>
  new Error('A call writes in ctx.transaction, so that its answer is kept with its work, or says autonomous(ctx)');

function writes(node: RootOperationNode): boolean {
  if (WRITES.has(node.kind)) return true;
  if (node.kind === 'RawNode') return RAW_WRITE.test((node as RawNode).sqlFragments.join(' '));
  const expressions = (node as SelectQueryNode).with?.expressions ?? [];
  return expressions.some(({ expression }) => WRITES.has(expression.kind));
}

const plugin: KyselyPlugin = {
  transformQuery({ node }) {
    if (writes(node)) throw refusal();
    return node;
  },
  transformResult: async ({ result }) => result,
};

const readers = new WeakMap<Kysely<DB>, Kysely<DB>>();
const refusing = new WeakSet<Db>();

/** The pool for a call that has no transaction yet: every query that would write fails. */
export function readingOnly(database: Kysely<DB>): Kysely<DB> {
  const known = readers.get(database);
  if (known) return known;
  const reader = database.withPlugin(plugin);
  readers.set(database, reader);
  refusing.add(reader);
  return reader;
}

/** For what writes without a query of Kysely's making. @throws Error as such a query would */
export function assertWritable(db: Db): void {
  if (refusing.has(db)) throw refusal();
}
