import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

/** One way to keep an account safe: what it is, how it stands, what can be done. */
export function SecuritySection({
  title,
  intro,
  badge,
  actions,
  children,
  heading,
}: {
  title: string;
  intro: string;
  badge?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** Takes the focus when what had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-h4 outline-none">
            {title}
          </h2>
          {badge}
        </div>
        <p className="mt-1 max-w-prose text-muted">{intro}</p>
      </header>
      {children}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}
