import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { openSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import { checkAnswer } from './code.service.ts';
import { codeQuestionFile, parseExactly } from './code-question.ts';
import { prepareInterpreter } from './prepare-interpreter.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  await prepareInterpreter('python');
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

async function verdicts(code: string, ...expected: unknown[]) {
  const cases = expected.map((value) => ({ args: [1, 2], expected: value }));
  const question = codeQuestionFile.parse({ language: 'python', functionName: 'soma', cases });
  return checkAnswer(sandbox, question, code, 400);
}

test('an answer learns nothing of where it runs', async () => {
  const looking = `
import os, sys
def soma(a, b):
  seen = [*os.environ.items(), *vars(sys).items(), os.getcwd(), *os.listdir('/')]
  return [str(each)[:500] for each in seen if 'modules' not in str(each)[:9]]`;
  const [verdict] = await verdicts(looking, 0);
  expect(verdict).toMatchObject({ outcome: 'failed' });
  const told = verdict?.outcome === 'failed' ? String(verdict.got) : '';
  expect(told).toContain('PYTHONHASHSEED');
  for (const place of [process.cwd(), 'modules/code', 'node_modules', '.ts', userInfo().username])
    expect(told).not.toContain(place);
});

describe.concurrent('Python', () => {
  test.each([
    ['a function', 'def soma(a, b):\n  return a + b'],
    ['a lambda', 'soma = lambda a, b: a + b'],
    ['a coroutine', 'import asyncio\nasync def soma(a, b):\n  await asyncio.sleep(3600)\n  return a + b'],
    [
      'a loop of events',
      'import asyncio\nasync def go(a, b):\n  x, y = await asyncio.gather(asyncio.sleep(9, a), asyncio.sleep(5, b))\n  return x + y\ndef soma(a, b):\n  return asyncio.run(go(a, b))',
    ],
    [
      'a dataclass',
      'from dataclasses import dataclass\n@dataclass\nclass P:\n  n: int\ndef soma(a, b): return P(a + b).n',
    ],
    [
      'what measures how long it slept',
      'import asyncio, time\nasync def soma(a, b):\n  begun, ns, day = time.perf_counter(), time.monotonic_ns(), time.time()\n  time.sleep(2)\n  await asyncio.gather(asyncio.sleep(1), asyncio.sleep(0.5))\n  return int(time.perf_counter() - begun) * ((time.monotonic_ns() - ns) // 1_000_000_000) * (time.time() - day) // 9',
    ],
    [
      'what calls itself through a cache',
      'import functools, sys\nsys.setrecursionlimit(10**6)\n@functools.cache\ndef go(n): return go(n - 1) if n else 3\ndef soma(a, b): return go(5000)',
    ],
    ['a file that begins with a mark', '\ufeffdef soma(a, b):\r\n\treturn a + b\r\n'],
    [
      'what asks for the day after it slept',
      'import time\nfrom datetime import datetime\ndef soma(a, b):\n  begun = datetime.now()\n  time.sleep(3)\n  return (datetime.now() - begun).total_seconds()',
    ],
    ['what sleeps', 'import time\ndef soma(a, b):\n  time.sleep(3600)\n  return a + b'],
  ])('%s passes', async (_name, code) => {
    expect(await verdicts(code, 3)).toMatchObject([{ outcome: 'passed', reason: '' }]);
  });

  test('returned values are compared as those of JSON', async () => {
    const code = `def soma(a, b):
      from collections import Counter
      from decimal import Decimal
      return [(1, 2), {'b': 2, 1: None}, Counter('aab'), Decimal('0.30'), 0.1 + 0.2, 2 ** 53 + 1, 3.0, True]`;
    const expected = [[1, 2], { '1': null, b: 2 }, { a: 2, b: 1 }, 0.3, 0.3, 2 ** 53 + 2, 3, true];
    const [, , , , , ...rest] = expected;
    expect(await verdicts(code, [...expected.slice(0, 5), 1, ...rest.slice(1)])).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('0.30, 0.30000000000000004, 9007199254740993, 3, true]') },
    ]);
    const exact = code.replace('2 ** 53 + 1', '5');
    expect(await verdicts(exact, [...expected.slice(0, 5), 5, 3, true])).toMatchObject([{ outcome: 'passed' }]);
  });

  test.each([
    ['{1, 2}', [1, 2], 'set'],
    ['True', 1, 'true'],
    ['float("nan")', null, 'nan'],
    ['(x for x in [1])', [1], 'generator'],
    ['10 ** 4000', 1, 'too large'],
    ['10 ** 400', 1, '1000'],
    ['__import__("decimal").Decimal("1e999")', 0.5, '1E+999'],
    ['"3"', 3, '"3"'],
  ])('%s is not %j', async (value, expected, shown) => {
    const reason = expect.stringContaining(shown);
    expect(await verdicts(`def soma(a, b): return ${value}`, expected)).toMatchObject([{ outcome: 'failed', reason }]);
  });

  test.each([
    ['raises', 'def soma(a, b):\n  raise ValueError("não dá")', /^ValueError: não dá \(line 2\)$/],
    ['breaks off', 'def soma(a, b:\n', /^SyntaxError: .*line 1/],
    ['has another name', 'def sum(a, b): return 3', /no function "soma"/],
    ['leaves', 'import sys\ndef soma(a, b): sys.exit(0)', /^SystemExit/],
    ['recurses for ever', 'def soma(a, b): return soma(a, b) + 1', /^RecursionError/],
    ['asks for input', 'def soma(a, b): return input()', /^EOFError/],
    ['raises what cannot be read', 'class E(Exception):\n  __str__ = None\ndef soma(a, b): raise E()', /^E \(line 3\)/],
    [
      'raises what refuses its name',
      'class M(type):\n  __name__ = property(lambda c: 1 / 0)\nclass E(Exception, metaclass=M): pass\ndef soma(a, b): raise E()',
      /cannot be read/,
    ],
    [
      'calls itself for ever through a cache',
      'import functools, sys\nsys.setrecursionlimit(10**9)\n@functools.cache\ndef soma(a, b): return soma(a, b + 1)',
      /^RecursionError/,
    ],
    ['awaits what never comes', 'import asyncio\nasync def soma(a, b): await asyncio.Future()', /never comes/],
    ['reads a file', 'def soma(a, b): return open("/etc/passwd").read()', /FileNotFoundError/],
    ['starts a program', 'import subprocess\ndef soma(a, b): return subprocess.run(["id"])', /Error/],
    ['forks', 'import os\ndef soma(a, b): return os.fork()', /Error/],
    ['climbs to its host', 'from pyodide.code import run_js\ndef soma(a, b): return run_js("1")', /Error/],
    ['connects', 'import socket\ndef soma(a, b): return socket.create_connection(("127.0.0.1", 1)).recv(1)', /Error/],
  ])('an answer that %s is told why', async (_deed, code, reason) => {
    expect(await verdicts(code, 3)).toMatchObject([{ outcome: 'error', reason: expect.stringMatching(reason) }]);
  });

  test.each([
    ['loops', 'def soma(a, b):\n  print("antes")\n  while True: pass', 'antes\n'],
    [
      'catches its interruption',
      'def soma(a, b):\n  while True:\n    try:\n      while True: pass\n    except: pass',
      '',
    ],
    ['computes in one call', 'def soma(a, b): return len(str(7 ** 10 ** 8))', ''],
    ['has a catastrophic expression', 'import re\ndef soma(a, b): return re.match("(a+)+$", "a" * 40 + "b")', ''],
    ['fills memory with small things', 'def soma(a, b):\n  x = []\n  while True: x.append([x])', ''],
    ['takes memory', 'def soma(a, b):\n  x = []\n  while True: x.append(bytearray(10 ** 6))', ''],
    ['fills files', 'def soma(a, b):\n  with open("/tmp/x", "wb") as f:\n    while True: f.write(bytes(10 ** 7))', ''],
  ])('an answer that %s is stopped', async (_deed, code, printed) => {
    const [verdict] = await verdicts(code, 3);
    expect(verdict).toMatchObject({
      outcome: 'stopped',
      reason: expect.stringMatching(/^it (took|answered)/),
      printed,
    });
  });

  test.each([
    ['prints without end', 'while True: print("x")', 'antes\nx\n'],
    [
      'catches what stops it',
      `while True:
    try:
      while True:
        try:
          while True: print("x", file=__import__("sys").stderr)
        except BaseException: pass
    except BaseException: pass`,
      'antes\nx\n',
    ],
    ['prints one long line', 'print("x" * 10 ** 7)\n  return 3', 'antes\nxxx'],
    ['writes to the stream of before', 'while True: __import__("sys").__stdout__.write("x\\n")', ''],
    ['writes by number', 'while True: __import__("os").write(2, b"x" * 100)', ''],
    ['returns a long text', 'return "x" * 5_000_000', 'antes\n'],
    ['returns a long key', 'return {"x" * 5_000_000: 1}', 'antes\n'],
    ['returns a long list', 'return [0] * 300_000', 'antes\n'],
    ['returns many lists', 'return [[0] * 1000 for _ in range(1000)]', 'antes\n'],
  ])('an answer that %s has said too much, long before its time is over', async (_deed, body, printed) => {
    const question = codeQuestionFile.parse({ language: 'python', functionName: 'soma', cases: [{ expected: 3 }] });
    const code = `def soma():\n  print("antes")\n  ${body}`;
    const [verdict] = await checkAnswer(sandbox, question, code, 10_000);
    expect(verdict).toMatchObject({ outcome: 'stopped', cause: 'output' });
    expect(verdict?.printed.startsWith(printed)).toBe(true);
    expect(verdict?.printed.length).toBeLessThanOrEqual(10_000);
  });

  test('who prints much, and not too much, is judged by what is returned', async () => {
    const code = 'def soma(a, b):\n  for n in range(3000): print("x" * 50)\n  return 3';
    const [verdict] = await verdicts(code, 3);
    expect(verdict).toMatchObject({ outcome: 'passed' });
    expect(verdict?.printed).toHaveLength(10_000);
  });

  test.each([
    ['2 ** 53 + 1', '9007199254740993', 'passed'],
    ['2 ** 53 + 1', '9007199254740992', 'failed'],
    ['10 ** 40 + 1', '10000000000000000000000000000000000000000', 'failed'],
    ['Decimal("10000000.01")', '10000000', 'failed'],
    ['Decimal("10000000.010")', '10000000.01', 'passed'],
    ['Decimal("0.1") + Decimal("0.2")', '0.3', 'passed'],
    ['Decimal(1) / 3', '0.3333333333', 'failed'],
    ['10000000.01', '10000000', 'failed'],
    ['0.1 + 0.2', '0.3', 'passed'],
    ['1e300 * 10', '1e301', 'passed'],
    ['n', '12345678901234567890', 'passed'],
  ])('%s against %s: %s', async (value, expected, outcome) => {
    const cases = [{ args: parseExactly('[12345678901234567890]'), expected: parseExactly(expected) }];
    const question = codeQuestionFile.parse({ language: 'python', functionName: 'soma', cases });
    const code = `from decimal import Decimal\ndef soma(n): return ${value}`;
    expect(await checkAnswer(sandbox, question, code, 1000)).toMatchObject([{ outcome }]);
  });

  test('the memory is what an answer holds, without its interpreter', async () => {
    const code = "def soma(a, b):\n  global held\n  held = ['x' * 1000 + str(n) for n in range(50000)]\n  return a + b";
    const [[little], [much]] = [await verdicts('soma = lambda a, b: a + b', 3), await verdicts(code, 3)];
    expect(much?.megabytes).toBeGreaterThan(little?.megabytes ?? Number.POSITIVE_INFINITY);
  });

  test('nothing of a case is there in the next one, and chance is the same in each', async () => {
    const code = `import builtins, random, uuid
builtins.n = getattr(builtins, 'n', 0) + 1
def soma(a, b):
  print(random.random(), random.SystemRandom().random(), uuid.uuid4(), [x for x in {'a', 'b', 'c', 'd'}])
  return builtins.n`;
    const [first, second] = await verdicts(code, 1, 1);
    expect([first?.outcome, second?.outcome]).toEqual(['passed', 'passed']);
    expect(second?.printed).toBe(first?.printed);
  });

  test('links in links have a verdict of their own, however many', async () => {
    const code = (links: string) =>
      `def soma(a, b):\n  head = None\n  for n in range(${links}): head = {'next': head}\n  return head`;
    let expected: unknown = null;
    for (let link = 0; link < 900; link += 1) expected = { next: expected };
    expect(await verdicts(code('900'), expected)).toMatchObject([{ outcome: 'passed' }]);
    expect(await verdicts(code('5000'), expected)).toMatchObject([{ outcome: 'failed' }]);
    const forged = `import json
json.dumps = lambda *a, **k: '{"outcome":"returned","message":"","printed":"","value":' + '{"array":[' * 20000 + ']}' * 20000 + '}'
def soma(a, b): return 3`;
    expect(await verdicts(forged, 3)).toMatchObject([{ outcome: 'stopped' }]);
  });

  test('an answer that replaces what calls it passes nothing by it', async () => {
    const code = 'import json\njson.dumps = lambda *a, **k: "3"\ndef soma(a, b): return 4';
    expect(await verdicts(code, 3)).toMatchObject([{ outcome: expect.stringMatching(/failed|error|stopped/) }]);
  });
});
