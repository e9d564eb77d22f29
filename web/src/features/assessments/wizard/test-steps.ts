export const TEST_STEPS = ['configuration', 'questions', 'review'] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** The step that an address names by its number; without one, the first. */
export function stepOf(number: string | null): TestStep {
  return TEST_STEPS[Number(number) - 1] ?? 'configuration';
}

export const numberOf = (step: TestStep): string => String(TEST_STEPS.indexOf(step) + 1);

/** Leads to a step of a test, or out of the wizard. */
export type Go = (target: TestStep | 'exit', id: string) => void;

/** Ties what stands outside of the first step to its form. */
export const CONFIGURATION_FORM = 'test-configuration';
