import type { ChangeEvent } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/cx.ts';

type Props = {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  showLabel?: boolean;
  tabStop?: boolean;
  /** False: it says why when it is pressed. */
  able?: boolean;
  className?: string;
  /** @param range all from the last one to this one are meant */
  onPick: (range: boolean) => void;
};

/** Chooses somebody, or all of a list. */
export function PickBox({ label, showLabel = false, tabStop = true, able = true, className, onPick, ...state }: Props) {
  const onChange = ({ nativeEvent }: ChangeEvent) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <Checkbox
      {...state}
      label={label}
      hideLabel={!showLabel}
      tabIndex={tabStop ? 0 : -1}
      aria-disabled={!able || undefined}
      onChange={onChange}
      className={cx(
        // A finger needs more space than there is to be seen.
        '[&>label]:-m-1 [&>label]:p-1 pointer-coarse:[&>label]:-m-3 pointer-coarse:[&>label]:p-3 [&>label]:cursor-pointer',
        !showLabel && 'w-5',
        !able && '[&>label]:opacity-45',
        className,
      )}
    />
  );
}
