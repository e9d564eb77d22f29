import { TEST_STATUSES, type TestStatus } from '@prova/contract/assessments/test-fields';
import { type TestSummary, testShape } from '@prova/contract/assessments/tests';
import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import * as z from 'zod';
import { typedNumber } from '../components/typed-number.ts';

/** What the first step holds, as it is typed. */
export type ConfigurationValues = {
  title: string;
  description: string;
  instructions: string;
  category: string;
  difficulty: string;
  skills: string[];
  /** Percent; counts only where the test names skills. */
  provesFrom: string;
  /** Whether there is a time limit; only then its minutes count. */
  limited: boolean;
  minutes: string;
  shuffles: boolean;
  showsAnswers: boolean;
  openToTalents: boolean;
  /** '1' or '2'. */
  graders: string;
  status: TestStatus;
};

const stored = z.object({ ...testShape, status: z.enum(TEST_STATUSES) });

export const configurationForm = z.preprocess((typed) => {
  const { limited, minutes, graders, provesFrom, ...rest } = typed as ConfigurationValues;
  return {
    ...rest,
    provesFrom: rest.skills.length > 0 ? typedNumber(provesFrom) : PROVES_FROM,
    graders: Number(graders),
    minutes: limited ? typedNumber(minutes) : null,
  };
}, stored) as unknown as z.ZodType<z.output<typeof stored>, ConfigurationValues>;

const USUAL_MINUTES = '60';

export function configurationValues(test: TestSummary | null): ConfigurationValues {
  return {
    title: test?.title ?? '',
    description: test?.description ?? '',
    instructions: test?.instructions ?? '',
    category: test?.category ?? '',
    difficulty: test?.difficulty ?? '',
    skills: [...(test?.skills ?? [])],
    provesFrom: String(test?.provesFrom ?? PROVES_FROM),
    limited: test !== null && test.minutes !== null,
    minutes: String(test?.minutes ?? USUAL_MINUTES),
    shuffles: test?.shuffles ?? false,
    showsAnswers: test?.showsAnswers ?? false,
    openToTalents: test?.openToTalents ?? false,
    graders: String(test?.graders ?? 1),
    status: test?.status ?? 'draft',
  };
}
