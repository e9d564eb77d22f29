import type { ReactNode } from 'react';
import { unbroken } from '../../../ui/unbroken.tsx';

/** What a step is about, and at its right a fact or an action. */
export function StepHeading({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 data-step-heading="" className="text-h4 outline-offset-4">
          {unbroken(title)}
        </h2>
        <p className="text-muted">{unbroken(children)}</p>
      </div>
      {aside}
    </header>
  );
}
