import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

const KEY = 'prova.toast';

/** Said by the next page of the application that this tab loads, in the place of the one that is being left. */
export const toastLater = (text: string): void => void keepInTab(KEY, text);

/** What the page before had to say; once. */
export function takeLaterToast(): string | null {
  const text = keptInTab<string>(KEY);
  forgetInTab(KEY);
  return text;
}
