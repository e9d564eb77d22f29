import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { softTone, type Tone } from './tone.ts';

/** A state in a word, with its colour: "Ativa", "Rascunho", "Teste concluído". */
export function Badge({
  tone = 'plain',
  icon,
  dot = false,
  children,
  className,
}: {
  tone?: Tone;
  icon?: ReactNode;
  dot?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        softTone[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden="true" />}
      {icon}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  );
}

/** A small number on the corner of an icon; above 99 it says "99+". */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 grid min-w-4.5 place-items-center rounded-full bg-red px-1 text-[0.6875rem] leading-4.5 font-bold text-on-red"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
