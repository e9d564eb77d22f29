import type { ReactNode } from 'react';

/** Title and one sentence above a form to get in. */
export function FormHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-h2">{title}</h1>
      {children && <p className="mt-1 text-muted">{children}</p>}
    </header>
  );
}
