import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { softTone, type Tone } from '../../../ui/tone.ts';

type Props = {
  icon: LucideIcon;
  tone: Tone;
  /** It went wrong, which is said at once. */
  failed?: boolean;
  title: string;
  /** Of each state that the person has just asked for, not of one that came by itself: the button that was pressed is gone. */
  takesFocus: boolean;
  state: string;
  children: ReactNode;
};

/** What became of something that was asked for. */
export function Settled({ icon: Icon, tone, failed = false, title, takesFocus, state, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state, too.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, state]);
  return (
    <div role={failed ? 'alert' : 'status'} className="flex items-start gap-3">
      <span className={cx('grid size-10 shrink-0 place-items-center rounded-card', softTone[tone])}>
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
          {title}
        </h2>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </div>
  );
}
