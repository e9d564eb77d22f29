import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import type { Choice } from '../billing.queries.ts';

/** Under which what is typed of an order is kept (`useKeptDraft`). @param payer as `usePayer` names them */
export const orderDraftOf = (payer: string) => `billing.order.${payer}`;

const keyOf = (payer: string, { plan, period }: Choice) => `prova.billing.begun.${payer}.${plan}.${period}`;
const ledKey = (id: string) => `prova.billing.led.${id}`;

/** The order that this tab has begun last for a plan: whoever comes back to the form is told of it. */
export const rememberBegun = (payer: string, choice: Choice, id: string): void =>
  void keepInTab(keyOf(payer, choice), id);
export const begunOrder = (payer: string, choice: Choice): string | null => keptInTab<string>(keyOf(payer, choice));

/** It has ended: nothing of it is offered again, and once it was paid nothing typed of it either. */
export function forgetBegun(payer: string, choice: Choice, { paid }: { paid: boolean }): void {
  forgetInTab(keyOf(payer, choice));
  if (paid) forgetInTab(`prova.draft.${orderDraftOf(payer)}`);
}

/** What the history says of the page of an order that was reached by ordering, which then leads on to the provider. */
export const BEGUN = { begun: true } as const;
export const isBegun = (state: unknown): boolean => (state as Partial<typeof BEGUN> | null)?.begun === true;

/** Whether this tab has led to the provider's page already: whoever comes back from there is not sent away again. */
export const wasLed = (id: string): boolean => keptInTab<boolean>(ledKey(id)) === true;
export const rememberLed = (id: string): boolean => keepInTab(ledKey(id), true);
