import { toastStore } from '../ui/toast-store.ts';

let done: Promise<void> | undefined;

/** Resolves when somebody does something: before that nothing is to be said, and the first visit does without it. */
export function somethingIsDone(): Promise<void> {
  done ??= new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => resolve(), { once: true, capture: true });
    toastStore.subscribe(resolve);
  });
  return done;
}
