import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;
/** What i18next says while it is told to debug, and swallows otherwise. */
const SAID = new Set(['log', 'warn', 'deprecate', 'once']);

/** Of what i18next can do, what nobody asks for here, by the names of its methods. */
const UNUSED = new Set(['dir', 'cloneInstance', 'saveMissing']);
/** Puts other phrases into a phrase ("$t(…)"), which ours do not; what people have written is no phrase. */
const NEST = 'nest';

/**
 * In what is built i18next does not carry the sentences that it says to developers alone, as nobody sets `debug` here, nor what
 * nobody asks for.
 */
export function leanI18n(): Plugin {
  return {
    name: 'prova:lean-i18n',
    apply: 'build',
    transform: { filter: { id: I18NEXT }, handler: lean },
  };
}

interface Cut extends Pick<ESTree.Span, 'start' | 'end'> {
  readonly instead: string;
}

function lean(code: string): string {
  const methods = methodsIn(code);
  if (methods.length !== UNUSED.size + 1) throw new Error('i18next no longer has what web/lean-i18n.ts leaves out.');
  const used = without(code, methods);
  return without(used, logsIn(used));
}

function without(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toReversed()
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

function methodsIn(code: string): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    MethodDefinition({ key, start, end }) {
      if (key.type !== 'Identifier') return;
      if (UNUSED.has(key.name)) cuts.push({ start, end, instead: '' });
      if (key.name === NEST) cuts.push({ start, end, instead: `${NEST}(phrase) { return phrase; }` });
    },
  }).visit(parseSync('i18next.js', code).program);
  return cuts;
}

function logsIn(code: string): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression(call) {
      if (isLog(call)) cuts.push({ start: call.start, end: call.end, instead: 'void 0' });
    },
  }).visit(parseSync('i18next.js', code).program);
  if (cuts.length === 0) throw new Error('i18next no longer logs as web/lean-i18n.ts expects.');
  return cuts;
}

/** `….logger.warn(…)` */
function isLog({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  return (
    SAID.has(property.name) &&
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'logger'
  );
}
