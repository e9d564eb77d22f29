/**
 * What an answer finds beside the language, as people who write JavaScript know it from browsers and Node, and what QuickJS
 * has without knowing languages. A script whose value is a function of what writes a line.
 */
export const GUEST_LIBRARY = `((write) => {
  'use strict';
  const nothing = () => {}, counts = new Map();
  globalThis.console = {
    log: write, info: write, warn: write, error: write, debug: write, dir: (value) => write(value), table: (value) => write(value),
    trace: write, group: write, groupCollapsed: write, groupEnd: nothing, time: nothing, timeLog: nothing, timeEnd: nothing,
    assert: (holds, ...parts) => { if (!holds) write('Assertion failed', ...parts); },
    count: (label = 'default') => { counts.set(label, (counts.get(label) ?? 0) + 1); write(label + ': ' + counts.get(label)); },
    countReset: (label = 'default') => { counts.delete(label); },
  };
  globalThis.queueMicrotask = (run) => { Promise.resolve().then(run); };

  const refuse = (value) => {
    const error = new Error((typeof value === 'object' ? 'It' : String(value)) + ' could not be cloned.');
    error.name = 'DataCloneError';
    throw error;
  };
  const ERRORS = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];
  const clone = (value, seen) => {
    if (typeof value === 'function' || typeof value === 'symbol') refuse(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    const keep = (copy) => { seen.set(value, copy); return copy; };
    if (value instanceof Date) return keep(new Date(value.getTime()));
    if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
    if (value instanceof Boolean || value instanceof Number || value instanceof String) return keep(Object(value.valueOf()));
    if (value instanceof ArrayBuffer) return keep(value.slice(0));
    if (ArrayBuffer.isView(value))
      return keep(new value.constructor(clone(value.buffer, seen), value.byteOffset, value instanceof DataView ? value.byteLength : value.length));
    if (value instanceof Map) {
      const copy = keep(new Map());
      for (const [key, one] of [...value]) copy.set(clone(key, seen), clone(one, seen));
      return copy;
    }
    if (value instanceof Set) {
      const copy = keep(new Set());
      for (const one of [...value]) copy.add(clone(one, seen));
      return copy;
    }
    if (value instanceof Error) {
      const copy = keep(new (ERRORS.find((kind) => kind.name === value.name) ?? Error)(value.message));
      copy.stack = value.stack;
      if ('cause' in value) copy.cause = clone(value.cause, seen);
      return copy;
    }
    const isArray = Array.isArray(value);
    if (!isArray && Object.prototype.toString.call(value) !== '[object Object]') refuse(value);
    const copy = keep(isArray ? new Array(value.length) : {});
    for (const key of Object.keys(value)) copy[key] = clone(value[key], seen);
    return copy;
  };
  globalThis.structuredClone = (value) => clone(value, new Map());

  // The order of languages: letters before their accents, accents before capitals. QuickJS itself compares numbers of characters.
  const MARKS = /[\\u0300-\\u036f]/g, LETTERS = /^[a-z]*$/, FORMS = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd' };
  const SIGNS = '\\t\\n\\r _-,;:!?.\\'"()[]{}@*/\\\\&#%\\x60^+<=>|~$', OTHER_SIGN = /[\\p{P}\\p{S}\\p{Z}]/u;
  const at = (place) => String.fromCharCode(place + 1), OTHER = at(SIGNS.length), DIGITS = SIGNS.length + 1, NUMBER = at(DIGITS + 10);
  const bare = (text) => text.normalize('NFD').replace(MARKS, '');
  const place = (letter) => {
    if (letter >= '0' && letter <= '9') return at(DIGITS + +letter);
    const sign = SIGNS.indexOf(letter);
    return sign >= 0 ? at(sign) : OTHER_SIGN.test(letter) ? OTHER + letter : letter;
  };
  const sized = (digits) => { const short = digits.replace(/^0+/, ''); return NUMBER + at(short.length) + short; };
  // What letters alone say, as texts that compare by the numbers of their characters. Sorting asks for the same ones often.
  const KEPT_MAX = 2000000, kept = [new Map(), new Map()];
  let length = 0;
  const keyOf = (text, numeric) => {
    const known = kept[+numeric].get(text);
    if (known !== undefined) return known;
    let key = text.toLowerCase();
    if (!LETTERS.test(key)) {
      key = bare(key).replace(/[ßæøđ]/g, (letter) => FORMS[letter]);
      if (!LETTERS.test(key)) key = key.replace(numeric ? /\\d+|[^a-z]/gu : /[^a-z]/gu, (part) => numeric && part[0] >= '0' && part[0] <= '9' ? sized(part) : place(part));
    }
    length += text.length + key.length;
    if (length > KEPT_MAX) { kept[0].clear(); kept[1].clear(); length = 0; }
    kept[+numeric].set(text, key);
    return key;
  };
  const order = (a, b) => a < b ? -1 : a > b ? 1 : 0;
  const byCapitals = (a, b) => {
    for (let i = 0; i < a.length && i < b.length; i += 1) if (a[i] !== b[i]) return a[i] === a[i].toLowerCase() ? -1 : 1;
    return 0;
  };
  Object.defineProperty(String.prototype, 'localeCompare', {
    writable: true,
    configurable: true,
    value: function localeCompare(that, _locales, options) {
      const a = String(this), b = String(that);
      if (a === b) return 0;
      const sensitivity = options?.sensitivity ?? 'variant', numeric = Boolean(options?.numeric);
      const letters = order(keyOf(a, numeric), keyOf(b, numeric));
      if (letters || sensitivity === 'base') return letters;
      if (sensitivity === 'case') return byCapitals(bare(a), bare(b));
      const x = a.normalize('NFD'), y = b.normalize('NFD');
      return order(x.toLowerCase(), y.toLowerCase()) || (sensitivity === 'accent' ? 0 : byCapitals(x, y));
    },
  });
})`;
