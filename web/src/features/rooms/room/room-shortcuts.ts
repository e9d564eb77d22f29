import { useEffect, useRef } from 'react';

/** What single keys do, in the order in which the help lists them. */
export const SHORTCUTS = [
  ['M', 'microphone'],
  ['V', 'camera'],
  ['S', 'screen'],
  ['L', 'captions'],
  ['R', 'record'],
  ['P', 'people'],
  ['C', 'chat'],
] as const;
export type Shortcut = (typeof SHORTCUTS)[number][1];

type Actions = { readonly [shortcut in Shortcut]?: (() => void) | undefined } & {
  readonly help: () => void;
  /** While Space is held, where the microphone is closed. */
  readonly talk?: ((on: boolean) => void) | undefined;
};

const TYPED_IN = 'input, textarea, select, [contenteditable]';
const PRESSED = `button, a, [role="menu"], [role="dialog"], [role="alertdialog"], ${TYPED_IN}`;

/** Keys of the room, while nobody types and no dialog is open. */
export function useShortcuts(actions: Actions, wanted: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!wanted) return;
    let talking = false;
    const stopTalking = () => {
      if (talking) latest.current.talk?.(false);
      talking = false;
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target?.closest?.(`${TYPED_IN}, [role="dialog"], [role="alertdialog"], [role="menu"]`)) return;
      if (event.key === '?') {
        event.preventDefault();
        return latest.current.help();
      }
      if (event.key === ' ' && !target?.closest?.(PRESSED) && latest.current.talk) {
        event.preventDefault();
        talking = true;
        return latest.current.talk(true);
      }
      const name = SHORTCUTS.find(([key]) => key === event.key.toUpperCase())?.[1];
      if (!name) return;
      // What opens may hold a field, which would take the letter.
      event.preventDefault();
      latest.current[name]?.();
    };
    const release = ({ key }: KeyboardEvent) => {
      if (key === ' ') stopTalking();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    addEventListener('blur', stopTalking);
    return () => {
      stopTalking();
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', stopTalking);
    };
  }, [wanted]);
}
