import { STEP_FORM } from './use-step-form.ts';

/** What is wrong may have been folded away: it takes the focus once it is on screen. */
export function focusWrong(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${STEP_FORM} [aria-invalid="true"]`)?.focus());
}
