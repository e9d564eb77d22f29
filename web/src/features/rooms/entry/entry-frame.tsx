import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

/** The column in which one is led to a room; the equipment stands side by side. */
export function EntryFrame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-col gap-6 px-4 pt-6 pb-10 sm:px-6 sm:pt-8',
        wide ? 'max-w-5xl' : 'max-w-2xl',
      )}
    >
      {children}
    </div>
  );
}
