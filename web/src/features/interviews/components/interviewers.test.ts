import { expect, test } from 'vitest';
import { HOST, interviewOf, SECOND } from '../../../../test/interviews.ts';
import { interviewersIn } from './interviewers.ts';

test('who observes is not said to interview, nor waited for', () => {
  const { participants } = interviewOf();
  const observer = { ...SECOND, id: SECOND.id.replace(/.$/, 'f'), role: 'observer' as const, name: 'Helena Duarte' };
  expect(interviewersIn({ participants: [observer, ...participants] })).not.toContainEqual(observer);
  expect(interviewersIn({ participants: [SECOND, observer, HOST] })).toEqual([HOST, SECOND]);
});
