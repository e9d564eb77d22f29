import { budgets as enUS } from '@prova/contract/budget-texts.en-US';
import { BUDGETS, type BudgetName } from '@prova/contract/budgets';
import { fill } from '@prova/contract/texts';
import { expect } from 'vitest';
import type { AnyBody } from './harness.ts';

type Answer = { readonly status: number; readonly body: AnyBody };
type Call = (n: number, headers?: Record<string, string>) => Promise<Answer>;

/** So little capacity that a test fills it: the setting of a server. */
export const budgets = (limits: { readonly [Name in BudgetName]?: string }): Record<string, string> => ({
  BUDGETS: Object.entries(limits)
    .map(([name, limit]) => `${name}=${limit}`)
    .join(','),
});

/** Each call adds one thing: so many are taken, one after the other, and then the next one is refused. */
export async function expectEnd(name: BudgetName, taken: number, add: Call): Promise<void> {
  for (let n = 1; n <= taken; n += 1) {
    const answer = await add(n);
    expect(answer.status, `${n}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  }
  expectFull(name, await add(taken + 1));
  const english = expectFull(name, await add(taken + 2, { 'accept-language': 'en-US' }));
  // Who is signed in is answered in the language of the account.
  expect(english.message).toMatch(/^(?=\S)(?!.*[{}])/);
}

/** Each call adds one thing: of all at once so many are taken, and never one more. */
export async function expectExact(name: BudgetName, taken: number, add: Call): Promise<void> {
  const answers = await Promise.all(Array.from({ length: taken + 3 }, (_, n) => add(n + 1)));
  const refused = answers.filter(({ status }) => status >= 300);
  expect(refused.map(({ body }) => body.error)).toEqual(Array.from({ length: 3 }, () => 'BUDGET_REACHED'));
  for (const answer of refused) expectFull(name, answer);
}

export function expectFull(name: BudgetName, { status, body }: Answer): AnyBody {
  expect([status, body.error], JSON.stringify(body)).toEqual([409, 'BUDGET_REACHED']);
  const data = (body as { data?: Record<string, unknown> }).data ?? {};
  expect(data.budget).toBe(name);
  expect(BUDGETS).toContain(name);
  expect(fill(enUS[name], data)).not.toMatch(/[{}]| {2}/);
  return body;
}
