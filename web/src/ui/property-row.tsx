import { createContext, type ReactNode } from 'react';

/** Whether the name of a value stands beside it already. */
export const NamedContext = createContext(false);

/** A name and what stands for it, inside a `dl`: beside each other, or one below the other on a phone. */
export function PropertyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t py-2.5 first:border-t-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="pt-1.5 text-sm font-semibold text-muted">{label}</dt>
      <dd className="min-w-0">
        <NamedContext value={true}>{children}</NamedContext>
      </dd>
    </div>
  );
}
