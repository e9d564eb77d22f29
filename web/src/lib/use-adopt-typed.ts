import { useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What was chosen in selects, which React sets to its own values as soon as it takes them over. */
const chosen = new Map<HTMLSelectElement, number>();

function noteChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.selectedIndex);
}

function watchChoices(): void {
  for (const field of document.querySelectorAll('select')) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (field.selectedIndex !== Math.max(given, 0)) chosen.set(field, field.selectedIndex);
  }
  document.addEventListener('change', noteChoice, { capture: true });
}

/**
 * What somebody has typed or chosen while the code of the page was on its way stands in the fields and nowhere else: React
 * would write its own values over it. Each such field says once more what it holds, as if it were typed now, before the next
 * frame is drawn. To be called by the page or the form around the fields.
 */
export function useAdoptTyped(): void {
  const hydrated = useHydrated();
  // Before the fields below are taken over.
  const [fromServer] = useState(() => {
    if (!hydrated && !import.meta.env.SSR) watchChoices();
    return !hydrated;
  });
  useLayoutEffect(() => {
    if (fromServer) adoptTyped();
  }, [fromServer]);
}

function adoptTyped(): void {
  document.removeEventListener('change', noteChoice, { capture: true });
  const adoptions = [...document.querySelectorAll<TextField>('input, textarea')].flatMap(
    (field) => adoptionOf(field) ?? [],
  );
  for (const [field, index] of chosen) adoptions.push(() => choose(field, index));
  chosen.clear();
  // React listens once it is done with what it is doing now.
  queueMicrotask(() => {
    for (const adopt of adoptions) adopt();
  });
}

function adoptionOf(field: TextField): (() => void) | null {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement;
    const { checked } = box;
    return checked === box.defaultChecked || (box.type === 'radio' && !checked) ? null : () => tick(box, checked);
  }
  if (field.type === 'file') {
    const { files } = field as HTMLInputElement;
    return files && files.length > 0 ? () => say(field, 'change') : null;
  }
  const { value, selectionStart, selectionEnd } = field;
  return value === field.defaultValue ? null : () => type(field, value, [selectionStart, selectionEnd]);
}

function type(field: TextField, value: string, [start, end]: [number | null, number | null]): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React hears of a value only where it is another one than it knows: by its own property, then past it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  say(field, 'input');
  // Some kinds of fields, such as addresses of e-mail, have no caret to ask for.
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function choose(field: HTMLSelectElement, index: number): void {
  field.selectedIndex = index;
  say(field, 'change');
}

function say(field: HTMLElement, what: 'input' | 'change'): void {
  field.dispatchEvent(new Event(what, { bubbles: true }));
}
