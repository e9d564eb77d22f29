import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { softTone, type Tone } from '../../../ui/tone.ts';

/** How something ended, in place of the form that asked for it; the focus goes to its title. */
export function Outcome({
  icon,
  title,
  text,
  tone = 'green',
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  tone?: Tone;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className={cx('grid size-14 place-items-center rounded-panel [&_svg]:size-7', softTone[tone])}>{icon}</span>
      <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h1>
      <p className="text-muted wrap-anywhere">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
