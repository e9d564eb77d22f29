import { readFile } from 'node:fs/promises';
import type { CaseVerdict } from '@prova/contract/code/case-verdict';
import * as z from 'zod';
import { checkAnswer, timeLimit } from '../modules/code/code.service.ts';
import { CODE_MAX, type CodeQuestion, codeQuestionFile, parseExactly } from '../modules/code/code-question.ts';
import { createLog } from '../platform/log.ts';
import { openSandbox } from '../platform/sandbox/sandbox.ts';
import type { OperatorCommands } from './command.ts';

interface AnswerReport {
  readonly answer: string;
  readonly milliseconds: number;
  readonly cases: readonly CaseVerdict[];
}

/** What an author tries a question about code with. Needs no database. */
export const codeCommands: OperatorCommands = (program, { say, fail }) => {
  program
    .command('check-code')
    .requiredOption('--question <file>', 'the question, as docs/tests.md describes its file')
    .option('--json', 'print one JSON value instead of lines')
    .argument('<answer...>', 'files of code')
    .description('run answers on the cases of a question about code')
    .action(async (answers: string[], { question: file, json = false }: { question: string; json?: boolean }) => {
      const question = readQuestion(file, await readText(file));
      const codes = await Promise.all(answers.map(async (answer) => ({ answer, code: await readAnswer(answer) })));
      // The verdicts say what was stopped; lines of the log among them would be no JSON.
      const sandbox = openSandbox({ log: createLog('silent') });
      try {
        const milliseconds = await timeLimit(sandbox, question);
        const reports: AnswerReport[] = [];
        for (const { answer, code } of codes) {
          const report = { answer, milliseconds, cases: await checkAnswer(sandbox, question, code, milliseconds) };
          reports.push(report);
          if (!json) sayReport(report, say);
        }
        if (json) say(JSON.stringify(reports, undefined, 2));
        if (reports.some(({ cases }) => cases.some(({ outcome }) => outcome !== 'passed'))) fail();
      } finally {
        await sandbox.close();
      }
    });
};

function readQuestion(file: string, text: string): CodeQuestion {
  let written: unknown;
  try {
    written = parseExactly(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = codeQuestionFile.safeParse(written);
  if (!result.success) throw new Error(`${file} is no question about code:\n${z.prettifyError(result.error)}`);
  const { cases } = result.data;
  return { ...result.data, cases: cases.map((one, index) => ({ ...one, name: one.name || `case ${index + 1}` })) };
}

async function readAnswer(file: string): Promise<string> {
  const code = await readText(file);
  if (code.length > CODE_MAX) throw new Error(`${file} has more than ${CODE_MAX} characters.`);
  return code;
}

/** Without the mark that some editors begin a file with. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is no text in UTF-8: save it as that.`);
  }
}

function sayReport({ answer, milliseconds, cases }: AnswerReport, say: (text: string) => void): void {
  const passed = cases.filter(({ outcome }) => outcome === 'passed').length;
  say(`${answer}: ${passed} of ${cases.length} cases passed (limit ${milliseconds} ms each)`);
  for (const { name, outcome, reason, milliseconds: taken, megabytes } of cases) {
    const memory = megabytes === null ? '' : `, ${megabytes} MB`;
    say(`  ${outcome.padEnd(7)} ${name} (${taken} ms${memory})${reason ? `: ${reason}` : ''}`);
  }
}
