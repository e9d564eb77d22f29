import { email, line } from '@prova/contract/common';
import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import * as z from 'zod';
import { addAsOperator, removeAsOperator } from '../modules/matching/matching.service.ts';
import type { OperatorCommands } from './command.ts';
import { inProgram } from './in-program.ts';

interface Named {
  readonly email: string;
  readonly skill: string;
}

/** A day, as its beginning, or an instant. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((written) => new Date(written));
const score = z.coerce.number().int().min(PROVES_FROM).max(100);

/** Results in a skill, until tests and interviews bring them: for trying what they change. */
export const proofCommands: OperatorCommands = (program, operator) => {
  const { say } = operator;
  const proof = program.command('proof').description('what talents have proven').helpCommand(false);

  proof
    .command('add')
    .requiredOption('--email <email>', 'of the talent')
    .requiredOption('--skill <name>', 'as the dictionary knows it, in any spelling')
    .requiredOption('--score <score>', `${PROVES_FROM} to 100: less proves nothing`)
    .option('--at <date>', 'when it was proven, a day or an instant; left out: now')
    .description('add a result as a proof of a skill: valid for twelve months, fading from the first day')
    .action(async (options: Named & { score: string; at?: string }) => {
      const named = readNamed(options);
      const result = read(score, options.score, `score of ${PROVES_FROM} to 100`);
      const at = options.at === undefined ? null : read(moment, options.at, 'date');
      const skill = await inProgram(operator, (ctx) => addAsOperator(ctx, { ...named, score: result, at }));
      say(`${named.email} has proven ${skill} with ${result}.`);
    });

  proof
    .command('remove')
    .requiredOption('--email <email>', 'of the talent')
    .requiredOption('--skill <name>', 'as the dictionary knows it, in any spelling')
    .description('take all proofs of a skill back')
    .action(async (options: Named) => {
      const named = readNamed(options);
      const { skill, removed } = await inProgram(operator, (ctx) => removeAsOperator(ctx, named));
      say(`${named.email}: ${removed} proofs of ${skill} removed.`);
    });
};

const readNamed = ({ email: address, skill }: Named): Named => ({
  email: read(email, address, 'e-mail'),
  skill: read(line(1, 80), skill, 'skill'),
});

function read<T>(schema: z.ZodType<T>, value: string, what: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`"${value}" is no valid ${what}.`);
  return result.data;
}
