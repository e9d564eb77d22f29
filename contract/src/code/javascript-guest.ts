import { DEPTH_MAX, DIGITS_MAX, LETTERS_MAX, PARTS_MAX } from './returned-value.ts';

/**
 * What stands in the interpreter before an answer does, as a script whose value is an object of functions. They keep
 * the built-in functions that they need, so that an answer which replaces those harms nobody but itself.
 */
export const GUEST = `(() => {
  'use strict';
  const { parse } = JSON, stringify = JSON.stringify, { isArray } = Array, { keys, getPrototypeOf } = Object;
  const { isFinite } = Number, apply = Reflect.apply, text = String, toText = Object.prototype.toString;
  const ERROR = Error, MAP = Map, SET = Set, REGEXP = RegExp, OBJECT = Object.prototype;
  const TIMER_MAX = 2147483647, TOO_LONG = 10n ** ${DIGITS_MAX}n;
  let printed = '', letters = 0, most = 0, kept = 0, tell, say;
  // Nothing more of the answer is run: whoever is told interrupts this.
  const flood = () => { tell(); for (;;); };
  // What JSON leaves out or calls null would mislead whoever looks for a mistake.
  const seen = (_key, value) => {
    if (value === undefined || typeof value === 'symbol' || (typeof value === 'number' && !isFinite(value))) return text(value);
    if (typeof value === 'bigint') return text(value) + 'n';
    if (typeof value === 'function') return '[function]';
    if (value instanceof MAP) return { Map: [...value] };
    if (value instanceof SET) return { Set: [...value] };
    return value instanceof ERROR || value instanceof REGEXP ? text(value) : value;
  };
  const write = (...parts) => {
    let line = '';
    for (let i = 0; i < parts.length; i += 1) {
      const part = parts[i];
      let shown;
      try { shown = typeof part === 'object' && part !== null && !(part instanceof ERROR) ? stringify(part, seen) : text(part); }
      catch { shown = '[object]'; }
      line += (i > 0 ? ' ' : '') + shown;
    }
    letters += line.length + 1;
    if (printed.length < kept) {
      const more = (line + '\\n').substring(0, kept - printed.length);
      printed += more;
      if (say) say(more);
    }
    if (letters > most) flood();
  };
  // Time passes at once: what waits is done in the order of its time, and clocks say then that it has come.
  let timers = [], now = 0, last = 0;
  const later = (run, wait, args, every) => {
    last += 1;
    const after = +wait >= 1 && +wait <= TIMER_MAX ? +wait : 1;
    timers[timers.length] = { id: last, at: now + after, run, args, every: every ? after : 0 };
    return last;
  };
  const stop = (id) => { const kept = []; for (let i = 0; i < timers.length; i += 1) if (timers[i].id !== id) kept[kept.length] = timers[i]; timers = kept; };
  globalThis.setTimeout = (run, wait, ...args) => later(run, wait, args, false);
  globalThis.setInterval = (run, wait, ...args) => later(run, wait, args, true);
  globalThis.setImmediate = (run, ...args) => later(run, 0, args, false);
  globalThis.clearTimeout = globalThis.clearInterval = globalThis.clearImmediate = stop;
  globalThis.module = { exports: {} };
  globalThis.exports = globalThis.module.exports;
  const first = () => {
    let next;
    for (let i = 0; i < timers.length; i += 1) if (!next || timers[i].at < next.at) next = timers[i];
    return next;
  };
  const nextAt = () => { const next = first(); return next ? next.at : -1; };
  const tick = () => {
    const next = first();
    now = next.at;
    if (next.every) next.at = now + next.every; else stop(next.id);
    apply(next.run, undefined, next.args);
  };
  const TOO_LARGE = { other: 'a value that is too large' };
  const encode = (value, depth, count) => {
    count.nodes += 1;
    if (count.nodes > ${PARTS_MAX}) flood();
    if (depth > ${DEPTH_MAX}) return TOO_LARGE;
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') {
      count.letters += value.length;
      if (count.letters > ${LETTERS_MAX}) flood();
      return value;
    }
    if (typeof value === 'number') {
      return isFinite(value) ? value : { other: text(value) };
    }
    if (typeof value === 'bigint') return value < TOO_LONG && value > -TOO_LONG ? { number: text(value) } : TOO_LARGE;
    if (typeof value !== 'object') return { other: typeof value };
    if (isArray(value)) {
      if (value.length > ${PARTS_MAX}) flood();
      const array = [];
      for (let i = 0; i < value.length; i += 1) array[i] = encode(value[i], depth + 1, count);
      return { array };
    }
    const kind = apply(toText, value, []);
    if (kind !== '[object Object]') return { other: kind.substring(8, kind.length - 1).substring(0, 100) };
    const object = [], names = keys(value);
    for (let i = 0; i < names.length; i += 1) object[i] = [encode(names[i], depth, count), encode(value[names[i]], depth + 1, count)];
    return { object };
  };
  // What was thrown: a name, a message, where, and by which classes, whose constructors are no place that anybody looks for.
  const describe = (error) => {
    if (typeof error !== 'object' || error === null)
      return stringify(['', 'It threw ' + (typeof error === 'string' ? stringify(error) : typeof error === 'function' ? 'a function' : text(error)), '', []]);
    const { message, stack } = error, makers = [];
    for (let one = getPrototypeOf(error); one && makers.length < 10; one = getPrototypeOf(one)) makers[makers.length] = text(one.constructor?.name);
    const name = error instanceof ERROR ? text(error.name) : '';
    return stringify([name, typeof message === 'string' ? message : 'It threw ' + text(error), typeof stack === 'string' ? stack : '', makers]);
  };
  return {
    watch: (told, letters, first, heard) => { tell = told; most = letters; kept = first; say = heard; },
    args: (json) => parse(json),
    call: (run, args) => apply(run, undefined, args),
    nextAt,
    tick,
    write,
    describe,
    encode: (value) => { const was = OBJECT.toJSON; if (was) delete OBJECT.toJSON; if (Array.prototype.toJSON) delete Array.prototype.toJSON; return stringify(encode(value, 0, { nodes: 0, letters: 0 })); },
    printed: () => printed,
  };
})()`;
