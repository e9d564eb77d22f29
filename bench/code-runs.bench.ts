import { fork } from 'node:child_process';
import { once } from 'node:events';
import { checkAnswer } from '../server/src/modules/code/code.service.ts';
import { type CodeQuestion, codeQuestionFile } from '../server/src/modules/code/code-question.ts';
import { prepareInterpreter } from '../server/src/modules/code/prepare-interpreter.ts';
import { atMost } from '../server/src/platform/at-most.ts';
import { createLog } from '../server/src/platform/log.ts';
import { openSandbox, type Sandbox } from '../server/src/platform/sandbox/sandbox.ts';
import type { MeasureSet } from './support/bench.ts';
import { percentile } from './support/figure.ts';

const RUNS = 20;
/** A process has started again meanwhile. */
const REST_MS = 2_500;
const VERDICTS = 600;
/** As many answers as the tasks of a server check at once, and what people run beside them. */
const AT_ONCE = 4;
const LIMIT_MS = 1_000;
/** In which the sandbox and the bare interpreter take turns. */
const ROUNDS = 5;

const LANGUAGES = {
  JavaScript: {
    limit: 50,
    question: { language: 'javascript', functionName: 'soma', cases: [{ args: [1, 2], expected: 3 }] },
    code: 'const soma = (a, b) => a + b;',
  },
  Python: {
    limit: 100,
    question: { language: 'python', functionName: 'soma', cases: [{ args: [1, 2], expected: 3 }] },
    code: 'def soma(a, b):\n  return a + b',
  },
  SQL: {
    limit: 150,
    question: {
      language: 'sql',
      schema: 'create table n (x int)',
      cases: [{ rows: 'insert into n values (1), (2)', expected: [[3]] }],
    },
    code: 'select sum(x) from n',
  },
} as const;

/** A loop that does nothing but compute, as an answer of JavaScript and in this process. */
const LOOP = '(n) => { let sum = 0; for (let i = 0; i < n; i += 1) sum = (sum + i * 7) % 1000003; return sum; }';
const STEPS = 3_000_000;

/** How soon somebody sees what their code does, and how many answers a machine checks. */
export const measureSet: MeasureSet = async () => {
  await Promise.all([prepareInterpreter('python'), prepareInterpreter('sql')]);
  const sandbox = openSandbox({ log: createLog('silent') });
  try {
    const figures = [];
    const asked: { question: CodeQuestion; code: string }[] = [];
    for (const [name, { limit, question: file, code }] of Object.entries(LANGUAGES)) {
      const question = codeQuestionFile.parse(file);
      asked.push({ question, code });
      const samples: number[] = [];
      for (let run = 0; run <= RUNS; run += 1) {
        const began = performance.now();
        const [verdict] = await checkAnswer(sandbox, question, code, LIMIT_MS);
        if (verdict?.outcome !== 'passed') throw new Error(`${name}: ${verdict?.reason}`);
        // The first one starts what the others find ready.
        if (run > 0) samples.push(performance.now() - began);
        await new Promise((wake) => setTimeout(wake, REST_MS));
      }
      const value = percentile(samples, 0.95);
      figures.push({
        name: `a run of ${name}, the pool filled, p95`,
        value,
        limit,
        unit: 'ms',
        better: 'lower',
      } as const);
    }

    const turn = atMost(AT_ONCE);
    const began = performance.now();
    const waits = await Promise.all(
      Array.from({ length: VERDICTS }, (_none, index) => {
        const { question, code } = asked[index % asked.length] ?? asked[0] ?? { question: undefined, code: '' };
        if (!question) throw new Error('There is no question');
        return turn(async () => {
          const [verdict] = await checkAnswer(sandbox, question, code, LIMIT_MS, { background: true });
          if (verdict?.outcome !== 'passed') throw new Error(`A right answer was ${verdict?.outcome}`);
          return performance.now() - began;
        });
      }),
    );
    const longest = Math.max(...waits) / 1000;

    const question = codeQuestionFile.parse({
      language: 'javascript',
      functionName: 'laco',
      cases: [{ args: [STEPS], expected: bare(STEPS) }],
    });
    const began2 = performance.now();
    bare(STEPS);
    const native = performance.now() - began2;
    const [run] = await checkAnswer(sandbox, question, `const laco = ${LOOP};`, 10_000);
    const overhead = (run?.milliseconds ?? 0) / native;
    const [long, short] = [await besideBare(sandbox, STEPS), await besideBare(sandbox, 1)];
    return [
      ...figures,
      {
        name: 'a loop in the sandbox beside the bare interpreter, times as long',
        value: long.sandboxed / long.bare,
        limit: 2,
        unit: '×',
        better: 'lower',
      },
      {
        name: 'what the sandbox adds to a run that does nothing',
        value: short.sandboxed - short.bare,
        limit: 50,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: `${VERDICTS} mixed verdicts asked at once, longest wait`,
        value: longest,
        limit: 300,
        unit: 's',
        better: 'lower',
      },
      { name: 'verdicts a second', value: VERDICTS / longest, limit: 2, unit: '/s', better: 'higher' },
      {
        name: 'a loop of JavaScript beside this Node, times as long',
        value: overhead,
        limit: 120,
        unit: '×',
        better: 'lower',
      },
    ];
  } finally {
    await sandbox.close();
  }
};

/**
 * The same answer, with isolation, pipes and the comparison around it, and in the interpreter alone: medians in milliseconds of
 * runs that took turns. Both are in a process that was started ahead and has run nothing yet, since V8 makes WebAssembly
 * quicker once it has run for a while.
 */
async function besideBare(sandbox: Sandbox, steps: number): Promise<{ sandboxed: number; bare: number }> {
  const code = `const laco = ${LOOP};`;
  const expected = bare(steps);
  const question = codeQuestionFile.parse({
    language: 'javascript',
    functionName: 'laco',
    cases: [{ args: [steps], expected }],
  });
  const input = { code, language: 'javascript' as const, functionName: 'laco', inputs: [`[${steps}]`] };
  const [sandboxed, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((wake) => setTimeout(wake, REST_MS));
    const began = performance.now();
    const [verdict] = await checkAnswer(sandbox, question, code, 10_000);
    sandboxed.push(performance.now() - began);
    const { milliseconds, value } = await runBare({ ...input, milliseconds: 10_000 });
    alone.push(milliseconds);
    if (verdict?.outcome !== 'passed' || value !== expected) throw new Error('The loop went wrong');
  }
  return { sandboxed: percentile(sandboxed, 0.5), bare: percentile(alone, 0.5) };
}

async function runBare(input: object): Promise<{ milliseconds: number; value: unknown }> {
  const child = fork(new URL('support/bare-run.ts', import.meta.url));
  const within = { signal: AbortSignal.timeout(60_000) };
  await once(child, 'message', within);
  await new Promise((wake) => setTimeout(wake, REST_MS));
  child.send(input);
  const [ran] = await once(child, 'message', within);
  return ran as { milliseconds: number; value: unknown };
}

function bare(steps: number): number {
  let sum = 0;
  for (let i = 0; i < steps; i += 1) sum = (sum + i * 7) % 1_000_003;
  return sum;
}
