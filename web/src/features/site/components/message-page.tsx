import type { ReactNode } from 'react';

/** A number, what it means, and the ways on. */
export function MessagePage({
  figure,
  title,
  text,
  children,
}: {
  figure: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 text-center">
      <p className="font-heading text-[clamp(4.5rem,16vw,7rem)] leading-none font-bold text-brand" aria-hidden="true">
        {figure}
      </p>
      <h1 className="text-h3">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
