import { cx } from './cx.ts';

/** The name in lower case, its v drawn as a check mark. Takes the size of the text around it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      role="img"
      aria-label="Prova"
      className={cx('inline-flex items-baseline font-heading text-h3 leading-none font-bold tracking-tight', className)}
    >
      <span aria-hidden="true">pro</span>
      <svg viewBox="0 0 34 44" className="-mx-[0.02em] h-[0.86em] w-[0.665em] overflow-visible" aria-hidden="true">
        <path
          d="M5 27.5 13.5 40 30 5"
          fill="none"
          stroke="var(--logo-check, var(--brand))"
          strokeWidth="7"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">a</span>
    </span>
  );
}
