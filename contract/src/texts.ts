import type { BudgetName } from './budgets.ts';
import type { ErrorCode } from './errors.ts';
import type { ValidationCode } from './validation.ts';

/** What both sides say of failures, in one language. `{name}` is a placeholder. */
export interface Texts {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  /** What is said otherwise to whoever holds a link, who has no account. */
  readonly byLink: Readonly<Record<'FORBIDDEN', string>>;
  /** What BUDGET_REACHED says of each; `{rows}` and `{megabytes}` are the limits. */
  readonly budgets: Readonly<Record<BudgetName, string>>;
  readonly validation: Readonly<Record<ValidationCode, string>>;
}

/** Puts values into the placeholders of a text; one without a value stays away. */
export function fill(text: string, values: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
