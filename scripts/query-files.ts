// SQL of a module stands in its query files (docs/architecture.md). scripts/query-files.test.ts holds every module
// against it.
import { parseSync, Visitor } from 'oxc-parser';

/** Query files, what a module exports and erases about people, and tests. */
const MAY_HOLD_SQL = /\.(queries|privacy|test)\.ts$/;
/** What leads to the database: of a context, of the platform, and around Kysely's types. */
const DATABASE = new Set(['db', 'database', 'executeQuery']);

const isSubject = (file: string) => /^server\/src\/modules\/.+\.ts$/.test(file) && !MAY_HOLD_SQL.test(file);

/**
 * Each line of a module's file that reaches for the database or writes SQL and may not, with what to do.
 * @param file from the root of the repository
 */
export function misplacedSql(file: string, text: string): string[] {
  if (!isSubject(file)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} could not be parsed: ${errors[0].message}`);
  const found: { offset: number; what: string }[] = [];
  const add = (node: { start: number }, what: string) => found.push({ offset: node.start, what });
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && DATABASE.has(property.name)) add(property, `.${property.name}`);
    },
    ObjectPattern({ properties }) {
      for (const each of properties)
        if (each.type === 'Property' && each.key.type === 'Identifier' && DATABASE.has(each.key.name))
          add(each, `{ ${each.key.name} }`);
    },
    TaggedTemplateExpression({ tag, start }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') add({ start }, 'sql`…`');
    },
    // Under whatever name: types alone say nothing to the database.
    ImportDeclaration({ source, importKind, specifiers, start }) {
      const values = specifiers.filter((each) => each.type !== 'ImportSpecifier' || each.importKind !== 'type');
      if (source.value === 'kysely' && importKind !== 'type' && values.length > 0)
        add({ start }, "import from 'kysely'");
    },
  }).visit(program);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  return found.map(
    ({ offset, what }) =>
      `${file}:${lineOf(offset)}: ${what}: move the statement into a function of a *.queries.ts beside it, and call that.`,
  );
}
