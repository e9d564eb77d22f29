import { type ReactNode, useEffect, useRef } from 'react';

/** In place of the form: how it ended, or why it cannot be shown. The focus goes to its title. */
export function Notice({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-14 place-items-center rounded-panel bg-brand-soft text-brand [&_svg]:size-7">
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
