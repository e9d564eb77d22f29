import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

const SOURCES = fileURLToPath(new URL('../contract/src/', import.meta.url));
const PACKAGE = '@prova/contract/';
/** Behind the name of a module: the half of it that is made with zod. */
export const SCHEMAS = '?schemas';

/** What it takes to call an endpoint, and to know its answers again. */
const OF_CALLS = ['id', 'method', 'path', 'answersSecret'];
const OF_SCHEMAS = ['params', 'query', 'body', 'output'];

type Statement = ESTree.Program['body'][number];
/** A value that an import brings, by its name there and here. */
interface Imported {
  readonly name: string;
  readonly local: string;
}
interface ContractModule {
  readonly file: string;
  readonly code: string;
  readonly statements: readonly Statement[];
  readonly endpoints: ReadonlySet<string>;
  /** The names declared here that are made with zod, be it by way of other modules. */
  readonly schemas: ReadonlySet<string>;
}

const modules = new Map<string, ContractModule>();

/** Forgets what was read: files may have changed since the last build. */
export function readContract(): void {
  modules.clear();
  for (const name of globSync('**/*.ts', { cwd: SOURCES })) if (!name.endsWith('.test.ts')) read(SOURCES + name);
}

/** The text of a half of a module of the contract; null for other files. */
export function halfOf(id: string): string | null {
  const file = id.replace(SCHEMAS, '');
  const module = modules.get(file);
  if (!module) return null;
  return file === id ? callsOf(module) : schemasOf(module);
}

/** The text of a file that imports from the contract, importing from its halves; null where it imports nothing from it. */
export function readingHalves(id: string, code: string): string | null {
  const statements = parse(id, code);
  const endpoints = new Map<string, { name: string; file: string }>();
  const edits: { start: number; end: number; text: string }[] = [];
  for (const statement of statements) {
    const file = isImport(statement) ? contractFile(statement.source.value, id) : null;
    if (!file || !isImport(statement) || statement.importKind === 'type') continue;
    const imported = valuesOf(statement);
    for (const { name, local } of imported) if (read(file).endpoints.has(name)) endpoints.set(local, { name, file });
    edits.push({ start: statement.start, end: statement.end, text: importText(file, imported) });
  }
  const beside = new Map<string, Set<string>>();
  eachNode(statements, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
    const endpoint = endpoints.get(node.object.name);
    if (!endpoint || node.property.type !== 'Identifier' || OF_CALLS.includes(node.property.name)) return;
    if (!OF_SCHEMAS.includes(node.property.name))
      throw new Error(
        `${id} reads ${endpoint.name}.${node.property.name}, which browsers do not have (docs/decisions/0042).`,
      );
    const text = besideName(endpoint.name, node.property.name);
    edits.push({ start: node.start, end: node.end, text });
    beside.set(endpoint.file, (beside.get(endpoint.file) ?? new Set()).add(text));
  });
  if (edits.length === 0) return null;
  const added = [...beside].map(([file, names]) => `import { ${[...names].join(', ')} } from '${file}${SCHEMAS}';\n`);
  const fromBehind = edits.toSorted((one, other) => other.start - one.start);
  return (
    added.join('') +
    fromBehind.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  );
}

function read(file: string): ContractModule {
  const known = modules.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const statements = parse(file, code);
  const endpoints = new Set(statements.filter(endpointIn).flatMap(declaredBy));
  const schemas = new Set<string>();
  const module = { file, code, statements, endpoints, schemas };
  modules.set(file, module);
  const madeWith = new Set(statements.flatMap((statement) => schemasImported(statement, file)));
  // Until nothing is added: a function may stand above what it reads.
  for (let before = -1; before < schemas.size; ) {
    before = schemas.size;
    for (const statement of statements) {
      const isSchema = [...referencesIn(statement)].some((name) => madeWith.has(name) || schemas.has(name));
      if (isSchema && !endpointIn(statement)) for (const name of declaredBy(statement)) schemas.add(name);
    }
  }
  return module;
}

function schemasImported(statement: Statement, file: string): string[] {
  if (!isImport(statement) || statement.importKind === 'type') return [];
  const from = contractFile(statement.source.value, file);
  if (from) return valuesOf(statement).flatMap(({ name, local }) => (read(from).schemas.has(name) ? [local] : []));
  return statement.source.value === 'zod' ? statement.specifiers.map(({ local }) => local.name) : [];
}

function callsOf(module: ContractModule): string {
  const kept = module.statements.filter((statement) => !isImport(statement) && !isSchema(statement, module));
  const needed = new Set(kept.flatMap((statement) => [...referencesOfCall(statement, module)]));
  // What the other half reads of this one.
  const own = new Set(kept.flatMap((statement) => (isExport(statement) ? [] : declaredBy(statement))));
  const exported = own.size > 0 ? [`export { ${[...own].join(', ')} };`] : [];
  return [...imports(module, needed), ...kept.map((statement) => callText(statement, module)), ...exported].join('\n');
}

function schemasOf(module: ContractModule): string {
  const kept = module.statements.filter((statement) => isSchema(statement, module));
  const texts = [
    ...kept.map((statement) => leanText(statement, module)),
    ...module.statements.flatMap((each) => besideTexts(each, module)),
  ];
  const needed = new Set([...kept, ...module.statements.filter(endpointIn)].flatMap((each) => [...referencesIn(each)]));
  const declared = new Set(module.statements.flatMap((each) => (isSchema(each, module) ? [] : declaredBy(each))));
  const fromCalls = [...declared].filter((name) => needed.has(name) && !module.endpoints.has(name));
  const own = fromCalls.length > 0 ? [`import { ${fromCalls.join(', ')} } from '${module.file}';`] : [];
  return [...imports(module, needed), ...own, ...texts].join('\n');
}

const isSchema = (statement: Statement, { schemas }: ContractModule) =>
  declaredBy(statement).some((name) => schemas.has(name));

/** The imports of a module, of what is needed alone. */
function imports({ statements, file, code }: ContractModule, needed: ReadonlySet<string>): string[] {
  return statements.filter(isImport).flatMap((statement) => {
    if (statement.importKind === 'type') return [];
    const from = contractFile(statement.source.value, file);
    if (from)
      return [
        importText(
          from,
          valuesOf(statement).filter(({ local }) => needed.has(local)),
        ),
      ];
    return statement.specifiers.some(({ local }) => needed.has(local.name))
      ? [code.slice(statement.start, statement.end)]
      : [];
  });
}

function importText(file: string, imported: readonly Imported[]): string {
  const { schemas } = read(file);
  const from = (half: string, names: readonly Imported[]) =>
    names.length > 0
      ? `import { ${names.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).join(', ')} } from '${file}${half}';`
      : '';
  return (
    from(
      '',
      imported.filter(({ name }) => !schemas.has(name)),
    ) +
    from(
      SCHEMAS,
      imported.filter(({ name }) => schemas.has(name)),
    )
  );
}

/** What a statement of the half of calls says: of an endpoint only what it takes to call it. */
function callText(statement: Statement, module: ContractModule): string {
  const endpoint = endpointIn(statement);
  if (!endpoint) return leanText(statement, module);
  const call = propertiesOf(endpoint, module).filter((property) => OF_CALLS.includes(keyOf(property)));
  const text = call.map(({ start, end }) => module.code.slice(start, end)).join(', ');
  return `export const ${declaredBy(statement)[0]} = { ${text} };`;
}

function referencesOfCall(statement: Statement, module: ContractModule): ReadonlySet<string> {
  const endpoint = endpointIn(statement);
  if (!endpoint) return referencesIn(statement);
  return referencesIn(propertiesOf(endpoint, module).filter((property) => OF_CALLS.includes(keyOf(property))));
}

/** The schemas of an endpoint as constants beside it. */
function besideTexts(statement: Statement, module: ContractModule): string[] {
  const endpoint = endpointIn(statement);
  const [name = ''] = declaredBy(statement);
  const schemas = endpoint ? propertiesOf(endpoint, module).filter((each) => OF_SCHEMAS.includes(keyOf(each))) : [];
  return schemas.map((property) => {
    const value = module.code.slice(property.value.start, property.value.end);
    return `export const ${besideName(name, keyOf(property))} = ${pure(value)};`;
  });
}

/** What an endpoint is declared with, parts that it shares with others included. */
function propertiesOf(endpoint: ESTree.ObjectExpression, module: ContractModule): ESTree.ObjectProperty[] {
  return endpoint.properties.flatMap((property) => {
    if (property.type === 'Property') return [property];
    const name = property.argument.type === 'Identifier' ? property.argument.name : '';
    const parts = module.statements.map((statement) => objectIn(statement, name)).find((object) => object !== null);
    if (!parts) throw new Error(`${module.file} makes an endpoint of parts that are not declared there as an object.`);
    return propertiesOf(parts, module);
  });
}

/** The object that a statement declares under a name. */
function objectIn(statement: Statement, name: string): ESTree.ObjectExpression | null {
  const declaration = declarationIn(statement);
  if (declaration?.type !== 'VariableDeclaration' || !declaredBy(statement).includes(name)) return null;
  const init = declaration.declarations[0]?.init;
  const value = init?.type === 'TSAsExpression' ? init.expression : init;
  return value?.type === 'ObjectExpression' ? value : null;
}

const keyOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '');

/** Constants that are computed may be left out where nobody reads them. */
function leanText(statement: Statement, { code }: ContractModule): string {
  const declaration = declarationIn(statement);
  const text = code.slice(statement.start, statement.end);
  if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length !== 1) return text;
  const [{ init } = { init: null }] = declaration.declarations;
  if (!init) return text;
  const before = code.slice(statement.start, init.start);
  return `${before}${pure(code.slice(init.start, init.end))}${code.slice(init.end, statement.end)}`;
}

const besideName = (endpoint: string, schema: string) => `${endpoint}$${schema}`;
const pure = (text: string) => `/* @__PURE__ */ (() => (${text}))()`;

function endpointIn(statement: Statement): ESTree.ObjectExpression | null {
  const declaration = declarationIn(statement);
  if (declaration?.type !== 'VariableDeclaration') return null;
  const init = declaration.declarations[0]?.init;
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint')
    return null;
  const [given] = init.arguments;
  return given?.type === 'ObjectExpression' ? given : null;
}

const isImport = (statement: Statement): statement is ESTree.ImportDeclaration =>
  statement.type === 'ImportDeclaration';
const isExport = (statement: Statement) => statement.type.startsWith('Export');
const declarationIn = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** The values that a statement declares; none for types. */
function declaredBy(statement: Statement): string[] {
  const declaration = declarationIn(statement);
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => [...referencesIn(id)]);
}

function valuesOf({ specifiers, source }: ESTree.ImportDeclaration): Imported[] {
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
      throw new Error(`${source.value} has to be imported by the names that are read (docs/decisions/0042).`);
    return specifier.importKind === 'type' ? [] : [{ name: specifier.imported.name, local: specifier.local.name }];
  });
}

/** The module of the contract that a file imports; null for others. */
function contractFile(source: string, importer: string): string | null {
  if (source.startsWith(PACKAGE)) return `${SOURCES}${source.slice(PACKAGE.length)}.ts`;
  return source.startsWith('.') && importer.startsWith(SOURCES) ? resolve(importer, '..', source) : null;
}

function parse(file: string, code: string): readonly Statement[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program.body;
}

/** Every name that is read as a value: no keys, no members, no types. */
function referencesIn(nodes: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  eachNode(nodes, (node) => {
    if (node.type === 'Identifier') found.add(node.name);
  });
  return found;
}

/** Visits all that runs below a node, or a list of them. */
function eachNode(node: unknown, visit: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) eachNode(each, visit);
    return;
  }
  if (!isNode(node)) return;
  visit(node);
  // Of `value as Type` the value.
  if (node.type.startsWith('TS')) {
    if ('expression' in node) eachNode(node.expression, visit);
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    const isName =
      (node.type === 'Property' && name === 'key') || (node.type === 'MemberExpression' && name === 'property');
    if (!isName || ('computed' in node && node.computed)) eachNode(child, visit);
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
