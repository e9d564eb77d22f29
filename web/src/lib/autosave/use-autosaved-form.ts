import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Autosave } from './autosave.ts';

/**
 * Saves what is typed in a form as one part of a document. The form begins with `autosave.kept(part)` where there is
 * such, else with what the document has.
 * @param dataOf a copy of the values as they are sent: what is on its way must not change while it is typed on
 */
export function useAutosavedForm<Doc, Part extends string | number, Finish extends string, In extends FieldValues, Out>(
  autosave: Autosave<Doc, Part, Finish>,
  part: Part,
  { subscribe, getValues }: Pick<UseFormReturn<In, unknown, Out>, 'subscribe' | 'getValues'>,
  dataOf: (values: In) => object = (values) => structuredClone(values),
): void {
  const latest = useRef(dataOf);
  useEffect(() => {
    const data = () => latest.current(getValues());
    autosave.open(part, data());
    const stop = subscribe({ formState: { values: true }, callback: () => autosave.change(part, data()) });
    return () => {
      stop();
      autosave.close(part);
    };
  }, [autosave, part, subscribe, getValues]);
}
