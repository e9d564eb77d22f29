import type { ReactNode } from 'react';
import { CountBadge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';

type Props = {
  /** What it is about: its name, and what stands below it where there is space. */
  label: string;
  /** What a press does. */
  action: string;
  icon: ReactNode;
  /** A single key that does the same. */
  shortcut?: string | undefined;
  /** `on` is the usual state of what may be shut, `off` is shut, `open` a panel that is shown. */
  look?: 'idle' | 'off' | 'open';
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  busy?: boolean;
  /** Why it cannot be pressed now. It stays focusable, and says so. */
  disabledReason?: string | undefined;
  count?: number;
  onPress: () => void;
};

const looks = {
  idle: 'text-text hover:bg-surface',
  off: 'bg-red-soft text-red hover:bg-surface',
  open: 'bg-brand-soft text-brand hover:bg-surface',
};

/** One of the controls at the foot of the room. What is shut, shown or idle differs in colour, icon and what is read out. */
export function BarButton({
  label,
  action,
  icon,
  shortcut,
  look = 'idle',
  pressed,
  expanded,
  busy = false,
  disabledReason,
  count = 0,
  onPress,
}: Props) {
  return (
    <Tooltip
      text={disabledReason ?? (shortcut ? `${action} (${shortcut})` : action)}
      className="min-w-0 flex-1 sm:flex-none"
    >
      <button
        type="button"
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-busy={busy || undefined}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-keyshortcuts={shortcut}
        onClick={() => {
          if (!busy && disabledReason === undefined) onPress();
        }}
        className={cx(
          'relative flex min-h-11 w-full flex-col items-center justify-center gap-1 rounded-control px-1 text-xs font-medium transition-colors sm:min-h-14 sm:w-20 [&_svg]:size-5',
          looks[look],
          busy && 'cursor-progress opacity-60',
          disabledReason !== undefined && 'cursor-not-allowed opacity-60',
        )}
      >
        <span className="relative">
          {icon}
          <span className="absolute -top-2 -right-2.5 block size-4">
            <CountBadge count={count} />
          </span>
        </span>
        <span className="max-w-full truncate max-sm:sr-only">{label}</span>
      </button>
    </Tooltip>
  );
}
