import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;
/** What i18next says while it is told to debug, and swallows otherwise. */
const SAID = new Set(['log', 'warn', 'deprecate', 'once']);

/** In what is built i18next does not carry the sentences that it says to developers alone: nobody sets `debug` here. */
export function leanI18n(): Plugin {
  return {
    name: 'prova:lean-i18n',
    apply: 'build',
    transform: { filter: { id: I18NEXT }, handler: withoutLog },
  };
}

function withoutLog(code: string): string {
  const calls: ESTree.Span[] = [];
  new Visitor({
    CallExpression(call) {
      if (isLog(call)) calls.push(call);
    },
  }).visit(parseSync('i18next.js', code).program);
  if (calls.length === 0) throw new Error('i18next no longer logs as web/lean-i18n.ts expects.');
  return calls.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(end)}`, code);
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
