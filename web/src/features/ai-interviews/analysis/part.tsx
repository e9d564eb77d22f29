import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

type Props = {
  title: string;
  /** Below the title: what it is worth. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A part of an analysis, with its name. */
export function Part({ title, lead, children }: Props) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex break-inside-avoid-page flex-col gap-3">
      <div>
        <h2 id={heading} className="text-h5">
          {title}
        </h2>
        {lead && <p className="text-small text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
