import type { ReactNode } from 'react';

/** What a step is about. */
export function StepHeading({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 data-step-heading="" className="text-h4 outline-offset-4">
          {title}
        </h2>
        <p className="text-muted">{children}</p>
      </div>
      {aside}
    </header>
  );
}
