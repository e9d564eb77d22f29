import type { ReactNode } from 'react';
import { NARROW, useMedia } from '../../../lib/use-media.ts';

/**
 * What a step is about, and at its right a fact or an action. On a phone the line above it has named the step: the fields
 * come first.
 */
export function StepHeading({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  const narrow = useMedia(NARROW);
  const heading = (
    <h2 data-step-heading="" className={narrow ? 'sr-only' : 'text-h4 outline-offset-4'}>
      {title}
    </h2>
  );
  if (narrow)
    return (
      <>
        {heading}
        {aside && <div className="flex justify-end">{aside}</div>}
      </>
    );
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        {heading}
        <p className="text-muted">{children}</p>
      </div>
      {aside}
    </header>
  );
}
