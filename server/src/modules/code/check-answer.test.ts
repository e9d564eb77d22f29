import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { openSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import { checkAnswer, timeLimit } from './code.service.ts';
import { type CodeQuestion, codeQuestionFile, parseExactly } from './code-question.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

const LIMIT = 400;

function question(more: Record<string, unknown> = {}): CodeQuestion {
  return codeQuestionFile.parse({
    language: 'javascript',
    functionName: 'soma',
    cases: [{ name: 'pequenos', visible: true, args: [1, 2], expected: 3 }],
    ...more,
  });
}

async function verdict(code: string, more?: Record<string, unknown>) {
  const [first] = await checkAnswer(sandbox, question(more), code, LIMIT);
  return first;
}

const returns = (value: string, expected: unknown, more: Record<string, unknown> = {}) =>
  verdict(`function soma() { return ${value}; }`, { cases: [{ expected }], ...more });

describe('right answers pass', () => {
  test.each([
    ['a declaration', 'function soma(a, b) { return a + b; }'],
    ['a constant', 'const soma = (a, b) => a + b;'],
    ['an export', 'export function soma(a, b) { return a + b; }'],
    ['a default export', 'export default (a, b) => a + b;'],
    ['module.exports', 'module.exports = { soma: (a, b) => a + b };'],
    ['a promise', 'async function soma(a, b) { await null; return a + b; }'],
    ['ten thousand calls in calls', 'const soma = (a, b, n = 10_000) => (n > 0 ? soma(a, b, n - 1) : a + b);'],
    [
      'thousands of calls through functions of the language',
      'const soma = (a, b, n = 5000) => { let all = a + b; [n].forEach((left) => { if (left > 0) all = soma(a, b, left - 1); }); return all; };',
    ],
    ['a long wait', 'const soma = (a, b) => new Promise((done) => setTimeout(() => done(a + b), 3_600_000));'],
  ])('as %s', async (_name, code) => {
    expect(await verdict(code)).toMatchObject({ name: 'pequenos', visible: true, outcome: 'passed', reason: '' });
  });

  test('in TypeScript, with generics, enums and types that are not judged', async () => {
    const code = `enum Step { One = 1 } interface P { n: number }
      export function soma<T extends number>(a: T, b: T): number { const p: P = { n: a as number }; return p.n + b * Step.One; }
      const wrong: string = 5;`;
    expect(await verdict(code, { language: 'typescript' })).toMatchObject({ outcome: 'passed' });
  });
});

test('fields in TypeScript are worked out from the parameters that became fields', async () => {
  const code = `class Conta { total = this.a + this.b; constructor(private a: number, readonly b = 2) {} }
    class Outra extends Conta { resto = this.total?.valueOf() ?? 0; constructor(public c: number) { super(c); } }
    const soma = (a: number, b: number) => new Outra(a).resto;`;
  expect(await verdict(code, { language: 'typescript' })).toMatchObject({ outcome: 'passed', reason: '' });
});

describe('what is returned is compared as a value', () => {
  test.each<[value: string, expected: unknown, outcome: string]>([
    ['0.1 + 0.2', 0.3, 'passed'],
    ['-0', 0, 'passed'],
    ['2n ** 40n', 2 ** 40, 'passed'],
    ['2n ** 62n', 1, 'failed'],
    ['10n ** 400n', 1, 'failed'],
    ['-(10n ** 400n)', 0.5, 'failed'],
    ['({ b: 1, a: [null] })', { a: [null], b: 1 }, 'passed'],
    ['"3"', 3, 'failed'],
    ['true', 1, 'failed'],
    ['[1, 2]', [2, 1], 'failed'],
    ['({ a: 1, b: 2 })', { a: 1 }, 'failed'],
    ['undefined', null, 'failed'],
    ['NaN', null, 'failed'],
    ['new Set([1])', [1], 'failed'],
    ['JSON.parse(\'{"__proto__": 1}\')', {}, 'failed'],
  ])('%s against %j: %s', async (value, expected, outcome) => {
    expect(await returns(value, expected)).toMatchObject({ outcome });
  });

  test('whole numbers by each of their digits, and money by each cent', async () => {
    const compare = async (value: string, expected: string, tolerance?: number) =>
      (await returns(value, undefined, { cases: [{ expected: parseExactly(expected) }], tolerance }))?.outcome;
    expect(await compare('2n ** 64n', '18446744073709551616')).toBe('passed');
    expect(await compare('2n ** 64n', '18446744073709551617')).toBe('failed');
    expect(await compare('2 ** 53', '9007199254740993')).toBe('failed');
    expect(await compare('10000000.01', '10000000')).toBe('failed');
    expect(await compare('10000000.01', '10000000', 0.01)).toBe('passed');
  });

  test('in any order where the question says so', async () => {
    expect(await returns('[2, 1, 2]', [1, 2, 2], { anyOrder: true })).toMatchObject({ outcome: 'passed' });
    expect(await returns('[2, 1, 1]', [1, 2, 2], { anyOrder: true })).toMatchObject({ outcome: 'failed' });
  });

  test('with what came instead', async () => {
    expect(await returns('[1, undefined]', [1, 2])).toMatchObject({ reason: 'expected [1, 2], got [1, undefined]' });
  });
});

describe('what does not run says why', () => {
  test.each([
    ['throw', 'function soma() {\n  throw new TypeError("não é número");\n}', /^TypeError: não é número \(line 2\)$/],
    ['throw later', 'async function soma() {\n  await null;\n  null.x;\n}', /^TypeError: .* \(line 3\)$/],
    ['reject with', 'const soma = () =>\n  Promise.reject(new RangeError("longe"));', /^RangeError: longe \(line 2\)$/],
    [
      'throw an error of its own',
      'class Ruim extends Error {}\nfunction soma() {\n  throw new Ruim("x");\n}',
      /^x \(line 3\)$/,
    ],
    ['break off as a module', 'export function soma() {\n\n  let 1a;\n}', /^SyntaxError: .* \(line 3\)$/],
    ['reject', 'const soma = async () => { throw new RangeError("longe"); };', /^RangeError: longe/],
    ['throw a number', 'const soma = () => { throw 5; };', /^It threw 5$/],
    ['throw null', 'const soma = () => { throw null; };', /^It threw null$/],
    ['throw what cannot be read', 'const soma = () => { throw { get message() { throw 1; } }; };', /^\S/],
    ['break off', 'function soma( {', /^SyntaxError/],
    ['be named otherwise', 'function sum(a, b) { return a + b; }', /no function "soma"/],
    ['never settle', 'const soma = () => new Promise(() => {});', /never settled/],
    ['grow without end', 'const soma = () => { let all = "x"; for (;;) all += all; };', /too long/],
    ['recurse for ever', 'const soma = (a, b) => soma(a, b) + 1;', /RangeError|stack/],
    ['use the network', 'const soma = () => fetch("http://127.0.0.1/");', /fetch/],
    [
      'read a file',
      'import { readFileSync } from "node:fs"; export const soma = () => readFileSync("/etc/passwd");',
      /require/,
    ],
    ['leave', 'const soma = () => process.exit(0);', /process/],
    ['climb out', 'const soma = () => soma.constructor("return process")();', /process/],
  ])('to %s', async (_deed, code, reason) => {
    expect(await verdict(code)).toMatchObject({ outcome: 'error', reason: expect.stringMatching(reason) });
  });
});

describe('what goes on for ever or takes too much is stopped', () => {
  test.each([
    ['a loop', 'const soma = () => { for (;;); };'],
    ['a promise that begets promises', 'const soma = async () => { for (;;) await null; };'],
    ['a catastrophic expression', 'const soma = () => /(a+)+$/.test("a".repeat(40) + "b");'],
    ['a single native call', 'const soma = () => new Array(2 ** 28).join("x");'],
    ['arrays of bytes', 'const soma = () => { const all = []; for (;;) all.push(new Uint8Array(1e7)); };'],
    ['objects', 'const soma = () => { const all = []; for (;;) all.push({ all: [all.length] }); };'],
  ])('%s', async (_deed, code) => {
    expect(await verdict(code)).toMatchObject({
      outcome: 'stopped',
      reason: expect.stringMatching(/^it (took|answered)/),
    });
    expect(await verdict('const soma = (a, b) => a + b;')).toMatchObject({ outcome: 'passed' });
  });

  test('with what it printed until then', async () => {
    const code = 'const soma = () => { console.log("antes"); for (;;); };';
    expect(await verdict(code)).toMatchObject({ outcome: 'stopped', printed: 'antes\n' });
  });

  test('alone: the other cases keep their verdict', async () => {
    const cases = [1, 2, 3].map((number) => ({ name: String(number), args: [number], expected: number }));
    const code = 'const soma = (n) => { if (n === 2) new Array(2 ** 28).join("x"); return n; };';
    const verdicts = await checkAnswer(sandbox, question({ cases }), code, LIMIT);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'stopped', 'passed']);
  });

  test('links in links are compared, however many', async () => {
    const code =
      'const soma = () => { let head = null; for (let n = 0; n < 900; n += 1) head = { next: head }; return head; };';
    let expected: unknown = null;
    for (let link = 0; link < 900; link += 1) expected = { next: expected };
    expect(await verdict(code, { cases: [{ expected }] })).toMatchObject({ outcome: 'passed' });
    expect(await verdict(code.replace('900', '100000'), { cases: [{ expected }] })).toMatchObject({
      outcome: 'failed',
    });
  });

  test.each([
    ['prints without end', 'for (;;) console.log("x");'],
    ['prints long lines', 'for (;;) console.log("x".repeat(1e5));'],
    ['prints one long line', 'console.log("x".repeat(1e7)); return 3;'],
    ['catches what stops it', 'for (;;) try { for (;;) console.error("x"); } catch {}'],
    ['prints from a promise', 'return (async () => { for (;;) { console.log("x"); await null; } })();'],
    ['prints by a timer', 'return new Promise(() => setInterval(() => console.log("x"), 1));'],
    ['returns a long text', 'return "x".repeat(5e6);'],
    ['returns a long key', 'return { ["x".repeat(5e6)]: 1 };'],
    ['returns a long list', 'return new Array(2 ** 32 - 1);'],
    ['returns many lists', 'return Array.from({ length: 1000 }, () => new Array(1000).fill(0));'],
  ])('an answer that %s has said too much, long before its time is over', async (_deed, body) => {
    const code = `function soma() { console.log("antes"); ${body} }`;
    const [verdict] = await checkAnswer(sandbox, question(), code, 10_000);
    expect(verdict).toMatchObject({ outcome: 'stopped', cause: 'output', printed: expect.stringMatching(/^antes\n/) });
    expect(verdict?.printed.length).toBeLessThanOrEqual(10_000);
  });

  test('who prints much, and not too much, is judged by what is returned', async () => {
    const code =
      'const soma = (a, b) => { for (let n = 0; n < 5000; n += 1) console.log("x".repeat(30)); return a + b; };';
    expect(await verdict(code)).toMatchObject({ outcome: 'passed' });
  });
});

test('nothing of a case is there in the next one', async () => {
  const code = 'globalThis.n = (globalThis.n ?? 0) + 1; Array.prototype.push = null; function soma() { return n; }';
  const cases = [{ expected: 1 }, { expected: 1 }];
  const verdicts = await checkAnswer(sandbox, question({ cases }), code, LIMIT);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test('an answer that replaces what is built in passes nothing by it', async () => {
  const code = `Object.prototype.toJSON = () => 3; JSON.stringify = () => '3'; JSON.parse = () => [1, 2];
    Object.defineProperty(Array.prototype, 'array', { get: () => [3] }); function soma() { return 4; }`;
  expect(await verdict(code)).toMatchObject({ outcome: 'failed', reason: 'expected 3, got 4' });
});

test('a question that gives JavaScript a number which it does not keep exactly is refused', () => {
  expect(() => question({ cases: [{ args: [[2 ** 53]], expected: 1 }] })).toThrow('does not keep exactly');
  expect(() => question({ language: 'python', cases: [{ args: [[2 ** 53]], expected: 1 }] })).not.toThrow();
});

test('dates and random numbers are the same each time', async () => {
  const code = 'const soma = () => { console.log(Math.random(), Date.now(), { a: 1 }); return 3; };';
  const [first, second] = [await verdict(code), await verdict(code)];
  expect(first?.printed).toMatch(/^0\.\d+ 1700000000000 \{"a":1\}\n$/);
  expect(second?.printed).toBe(first?.printed);
});

test('what is printed shows what JSON would leave out', async () => {
  const code = `const soma = () => { console.log(new Map([[1, { a: undefined }]]), new Set([2n]), [NaN, /x/g], { f() {} }, 'e', -5); return 3; }`;
  expect((await verdict(code))?.printed).toBe(
    '{"Map":[[1,{"a":"undefined"}]]} {"Set":["2n"]} ["NaN","/x/g"] {"f":"[function]"} e -5\n',
  );
});

describe('what people know from browsers and Node is there', () => {
  test.each<[name: string, body: string, expected: unknown]>([
    [
      'clocks that go on by what is waited for',
      `const [begun, measured] = [Date.now(), performance.now()]; await new Promise((done) => setTimeout(done, 250));
       return [Date.now() - begun, new Date() - begun, Math.round(performance.now() - measured)];`,
      [250, 250, 250],
    ],
    [
      'intervals, each after its time',
      `let n = 0; await new Promise((done) => { const every = setInterval(() => { n += 1; }, 100);
       setTimeout(() => { clearInterval(every); done(); }, 350); }); return n;`,
      3,
    ],
    [
      'timers in their order, also those without end',
      `const seen = []; const add = (what) => () => seen.push(what); setTimeout(add('b'), 20); setTimeout(add('a'), 10);
       setImmediate(add('now')); setTimeout(add('never waits so long'), Infinity); queueMicrotask(add('first'));
       await new Promise((done) => setTimeout(done, 30)); return seen;`,
      ['first', 'now', 'never waits so long', 'a', 'b'],
    ],
    [
      'structuredClone',
      `const one = { list: [1, { day: new Date(5) }], map: new Map([[1, new Set([2])]]), bytes: new Uint8Array([1, 2]) }; one.self = one;
       const copy = structuredClone(one); one.list[1].day.setTime(9); one.bytes[0] = 7;
       let refused; try { structuredClone({ run() {} }); } catch (error) { refused = error.name; }
       return [copy.list[1].day.getTime(), [...copy.map.get(1)], copy.bytes[0], copy.self === copy, copy !== one, refused];`,
      [5, [2], 1, true, true, 'DataCloneError'],
    ],
    [
      'names in the order of a dictionary',
      `const sorted = (...names) => names.sort((a, b) => a.localeCompare(b, 'pt-BR'));
       return [sorted('Zé', 'ébano', 'Ana', 'ana', 'Álvaro', 'eco', 'b-1', '10'), 'a10'.localeCompare('a9', 'pt', { numeric: true }),
         'São'.localeCompare('sao', 'pt', { sensitivity: 'base' }), 'a'.localeCompare('a')];`,
      [['10', 'Álvaro', 'ana', 'Ana', 'b-1', 'ébano', 'eco', 'Zé'], 1, 0, 0],
    ],
    [
      'numbers and dates in two languages',
      `return [(1234.5).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }), (1234.5).toLocaleString(),
         new Date(Date.UTC(2026, 0, 2)).toLocaleDateString('pt-BR')];`,
      ['R$\u00a01.234,50', '1,234.5', '02/01/2026'],
    ],
    [
      'a console',
      `console.table([1]); console.assert(false, 'x'); console.group('g'); console.groupEnd(); return 1;`,
      1,
    ],
  ])('%s', async (_name, body, expected) => {
    expect(await verdict(`async function soma() { ${body} }`, { cases: [{ expected }] })).toMatchObject({
      outcome: 'passed',
      reason: '',
    });
  });
});

describe('the limit of time', () => {
  test('is not worked out from an answer that is wrong', async () => {
    const wrong = question({ solutions: ['const soma = (a, b) => a - b;'] });
    await expect(timeLimit(sandbox, wrong)).rejects.toThrow('Solution 1 does not pass the case "pequenos"');
  });
});
