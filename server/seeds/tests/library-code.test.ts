import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAnswer, timeLimit } from '../../src/modules/code/code.service.ts';
import { prepareInterpreter } from '../../src/modules/code/prepare-interpreter.ts';
import { codeQuestionOf } from '../../src/modules/code/question-check.ts';
import { createLog } from '../../src/platform/log.ts';
import { openSandbox, type Sandbox } from '../../src/platform/sandbox/sandbox.ts';
import { LIBRARY } from './library.ts';
import { OTHER_SOLUTIONS } from './other-solutions.ts';

/** Answers that somebody might give, and that are wrong: by the function, or the topic of SQL. */
const WRONG: Readonly<Record<string, string>> = {
  // Whoever bought nothing is left out.
  Agregação:
    'select c.nome, sum(p.valor) as total from clientes c join pedidos p on p.cliente_id = c.id group by c.nome order by total desc',
  // Of two equal days it takes either.
  Janelas: 'select distinct on (loja) loja, dia, valor from vendas order by loja, valor desc, dia desc',
  mais_lentos: `from collections import defaultdict
def mais_lentos(linhas, n):
    tempos = defaultdict(list)
    for linha in linhas:
        rota, ms = linha.split()
        tempos[rota].append(int(ms))
    return sorted(tempos, key=lambda rota: sum(tempos[rota]) / len(tempos[rota]), reverse=True)[:n]`,
  agrupar: 'const agrupar = (itens, campo) => Object.fromEntries(itens.map((item) => [item[campo], [item]]));',
  palindromo: 'const palindromo = (t) => t.toLowerCase() === [...t.toLowerCase()].reverse().join("");',
  balanceado: `def balanceado(texto):
    return all(texto.count(a) == texto.count(b) for a, b in ('()', '[]', '{}'))`,
  tempoRelativo: 'export const tempoRelativo = (a: number, b: number) => "há " + Math.round((a - b) / 60000) + " min";',
  juntar: 'const juntar = (base, local, remoto) => ({ valor: { ...local, ...remoto }, conflitos: [] });',
};

const QUESTIONS = LIBRARY.flatMap(({ questions }) =>
  questions.flatMap((question) =>
    question.type === 'CODE' && question.check
      ? [{ name: question.check.functionName || question.topic, language: question.language, check: question.check }]
      : [],
  ),
);

let sandbox: Sandbox;
beforeAll(async () => {
  await Promise.all([prepareInterpreter('python'), prepareInterpreter('sql')]);
  sandbox = openSandbox({ log: createLog('silent') });
});
afterAll(() => sandbox.close());

test('every language has questions with cases, hidden ones among them', () => {
  expect(new Set(QUESTIONS.map(({ language }) => language))).toEqual(
    new Set(['javascript', 'typescript', 'python', 'sql']),
  );
  expect(QUESTIONS.map(({ name }) => name).toSorted()).toEqual(Object.keys(WRONG).toSorted());
  for (const { check } of QUESTIONS) {
    expect(check.cases.some(({ visible }) => visible)).toBe(true);
    expect(check.cases.some(({ visible }) => !visible)).toBe(true);
  }
});

describe.each(QUESTIONS)('$name', ({ name, language, check }) => {
  test('its solution passes every case, and a wrong answer does not', async () => {
    const others = OTHER_SOLUTIONS[check.functionName] ?? [];
    const question = { ...codeQuestionOf(language, check), solutions: [check.solution, ...others] };
    const limit = await timeLimit(sandbox, question);
    const verdicts = await checkAnswer(sandbox, question, WRONG[name] ?? '', limit);
    const outcomes = verdicts.map(({ outcome }) => outcome);
    // It runs, and is wrong.
    expect(outcomes).toContain('failed');
  });
});
