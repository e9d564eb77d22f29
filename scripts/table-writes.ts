// Which tables a file writes, read from its text. scripts/table-owners.test.ts compares it with whose tables they are
// (docs/architecture.md).
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** The ways in which Kysely writes; the table is their first argument. */
const WRITES = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** The same in SQL. What follows `update` is a table where more follows than the end of `for update`. */
const RAW_WRITES = [
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?"?([\w.]+|\$)/gi,
  /\bupdate\s+(?:only\s+)?"?([\w.]+|\$)"?(?:\s+(?:as\s+)?[a-z]\w*)?\s+set\b/gi,
];

/** Stands for what is put into a text. */
const GAP = '$';

export interface TableWrite {
  /** As Kysely names it: camelCase. */
  readonly table: string;
  readonly line: number;
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The strings of `['a', 'b'] as const`, also by the name of a constant. */
function stringsOf(node: Node | null | undefined, constants: ReadonlyMap<string, Node>): string[] | null {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : null;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return stringsOf(node.expression, constants);
    case 'ConditionalExpression': {
      const both = [stringsOf(node.consequent, constants), stringsOf(node.alternate, constants)];
      return both.includes(null) ? null : both.flatMap((each) => each ?? []);
    }
    case 'ArrayExpression': {
      const all = node.elements.map((each) => stringsOf(each, constants));
      return all.includes(null) ? null : all.flatMap((each) => each ?? []);
    }
    case 'Identifier': {
      const value = constants.get(node.name);
      return value === undefined ? null : stringsOf(value, constants);
    }
    default:
      return null;
  }
}

/**
 * Every table that a file writes, with the line.
 * @throws Error where the name of a table is worked out in a way that cannot be read
 */
export function tableWrites(file: string, text: string): TableWrite[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} could not be parsed: ${errors[0].message}`);
  /** What the names of the file stand for: constants, and each of a list that is gone through. */
  const constants = new Map<string, Node>();
  const calls: { readonly argument: Node | undefined; readonly offset: number }[] = [];
  const found: { readonly table: string; readonly offset: number }[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const unreadable = (offset: number) => new Error(`${file}:${lineOf(offset)}: name the table where it is written`);
  const readSql = (sql: string, offset: number) => {
    for (const pattern of RAW_WRITES)
      for (const { 1: table = '', index } of sql.matchAll(pattern)) {
        if (table === GAP) throw unreadable(offset);
        found.push({ table: camelCase(table), offset: offset + index });
      }
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    ForOfStatement({ left, right }) {
      const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
      if (declared?.id.type === 'Identifier') constants.set(declared.id.name, right);
    },
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (WRITES.has(callee.property.name)) calls.push({ argument, offset: callee.property.start });
    },
    // Also what is no `sql`: statements that are prepared are plain texts.
    TemplateLiteral({ quasis, start }) {
      readSql(quasis.map(({ value }) => value.cooked ?? value.raw).join(GAP), start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') readSql(value, start);
    },
  }).visit(program);
  for (const { argument, offset } of calls) {
    const names = stringsOf(argument, constants);
    if (names === null) throw unreadable(offset);
    // `tests as t` is written under another name.
    for (const name of names) found.push({ table: name.split(' as ')[0] ?? name, offset });
  }
  return found.toSorted((a, b) => a.offset - b.offset).map(({ table, offset }) => ({ table, line: lineOf(offset) }));
}
