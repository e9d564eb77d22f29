import type { FieldValues } from 'react-hook-form';
import { isApiError } from '../../../lib/api-error.ts';
import { sameData } from '../../../lib/same-data.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { sentOf, type Writing, type Written } from './use-writing.ts';

/**
 * Takes it down, and leaves what is being typed. Where it was changed elsewhere it is taken down as it is by now, unless what is
 * typed here would go over that change.
 */
export function takeDown<Doc extends Written, Values extends FieldValues>(
  { autosave, base, ports }: Writing<Doc, Values>,
  form: ContractForm<Values, Values>,
): Promise<Doc> {
  const { isDirty } = form.formState;
  return autosave.inTurn(async (doc) => {
    const known = doc ?? base;
    try {
      return await ports.takeDown(known);
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT')) throw error;
      const now = await ports.load(known);
      const isOther = !sameData(sentOf(ports.valuesOf(now)), sentOf(ports.valuesOf(known)));
      if (isDirty && isOther) throw error;
      const down = now.status === 'draft' ? now : await ports.takeDown(now);
      // It goes on from what was written elsewhere: as a draft it is sent by itself.
      if (isOther) form.reset(ports.valuesOf(down));
      return down;
    }
  });
}
