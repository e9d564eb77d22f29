import type { TestResult } from '@prova/contract/assessments/taking';

type Answered = Pick<TestResult['questions'][number], 'question' | 'value'>;

/** What an answer that is chosen got as it was handed in: all or nothing. Null where people grade. */
export function machinePoints({ question, value }: Answered): number | null {
  const earned = (right: boolean) => (right ? question.points : 0);
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
      return earned(question.options.some(({ id, correct }) => correct && id === value));
    case 'TRUE_FALSE':
      return earned(value === question.correctAnswer);
    default:
      return null;
  }
}
