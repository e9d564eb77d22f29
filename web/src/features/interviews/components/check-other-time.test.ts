import { answerInvitation } from '@prova/contract/interviews/interviews';
import { fieldProblems } from '@prova/contract/validation';
import { expect, it } from 'vitest';
import { checkOtherTime } from './check-other-time.ts';

it.each(['', '   ', 'x', 'ok', 'Quarta, 14h', 'a'.repeat(2000), 'a'.repeat(2001)])(
  'judges %j as the contract does',
  (note) => {
    const parsed = answerInvitation.body.safeParse(
      { answer: 'another_time', note: note.trim() },
      { reportInput: true },
    );
    expect(checkOtherTime({ note })).toEqual(parsed.success ? [] : fieldProblems(parsed.error));
  },
);
