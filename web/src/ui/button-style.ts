import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'soft' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold text-center select-none transition-colors';

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-small pointer-coarse:min-h-11',
  md: 'min-h-control px-4 py-1.5 text-body',
};
const squares: Record<ButtonSize, string> = {
  sm: 'size-8 text-small pointer-coarse:size-11',
  md: 'size-control text-body',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-border bg-surface text-text hover:bg-sunken hover:border-border-strong',
  ghost: 'border-transparent bg-transparent text-text hover:bg-sunken',
  /** As quiet as a link: undo, see all. */
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
  soft: 'border-transparent bg-brand-soft text-brand hover:border-brand',
  danger: 'border-transparent bg-red text-on-red hover:bg-red-hover',
  'danger-quiet': 'border-border bg-surface text-red hover:bg-red-soft hover:border-red',
};

const disabledLook = 'border-border bg-sunken text-muted cursor-not-allowed';

/** The classes of everything that looks like a button: native buttons, links and the triggers of menus. */
export function buttonStyle(look: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  square?: boolean;
  disabled?: boolean;
}): string {
  const size = look.size ?? 'md';
  return cx(
    base,
    look.square ? squares[size] : sizes[size],
    look.disabled ? disabledLook : variants[look.variant ?? 'secondary'],
  );
}
