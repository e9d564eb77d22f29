import { type EndedCase, shownVerdict, verdictOf } from '@prova/contract/code/case-verdict';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import { CannotRunHere, runInWorker } from '../../code/components/run-in-worker.ts';
import type { AskedQuestion } from '../player/answers.ts';

/** A case is interrupted a little beyond its limit, as on the server; what cannot be interrupted is ended after this. */
const INTERRUPT_AT = 1.25;
const killAfter = (milliseconds: number) => 1000 + 2 * milliseconds;

/**
 * Runs JavaScript or TypeScript on the cases that are shown, in a worker that is ended afterwards.
 * @throws CannotRunHere, what the fetch of the interpreter throws, or the reason of `signal`
 */
export async function runHere(
  { language, check }: AskedQuestion,
  code: string,
  signal: AbortSignal,
): Promise<readonly ShownVerdict[]> {
  if (!check || (language !== 'javascript' && language !== 'typescript')) throw new CannotRunHere('Not this question');
  const { functionName, milliseconds, anyOrder, tolerance, cases } = check;
  const answer = { code, language, functionName, milliseconds: milliseconds * INTERRUPT_AT };
  const inputs = cases.map(({ input }) => input);
  const ended: EndedCase[] = [];
  while (ended.length < inputs.length) {
    const begun = performance.now();
    const isDone = await runInWorker(
      { answer, inputs: inputs.slice(ended.length) },
      { signal, killAfter: killAfter(answer.milliseconds), onRun: (run) => ended.push(run) },
    );
    const stopped = { reason: 'time', message: 'it took too long' } as const;
    if (!isDone) ended.push({ stopped, milliseconds: performance.now() - begun });
  }
  return cases.map(({ name, expected }, index) => {
    const judged = { name, visible: true, expected };
    return shownVerdict(verdictOf(judged, ended[index], milliseconds, { anyOrder, tolerance }));
  });
}
