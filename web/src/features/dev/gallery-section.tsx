import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

export function GallerySection({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-b border-border pb-2 text-h4">
        {title}
      </h2>
      <div className={cx('flex flex-col gap-4', className)}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
