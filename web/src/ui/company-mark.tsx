import { firstLetter } from './avatar.tsx';
import { cx } from './cx.ts';
import { solidTone, toneOf } from './tone.ts';

const sizes = {
  sm: 'size-8 text-sm rounded-sm',
  md: 'size-11 text-h5 rounded-control',
  lg: 'size-16 text-h3 rounded-card',
};

/** A company's logo, or its initial on a colour of its own. Decorative: the name stands beside it. */
export function CompanyMark({
  name,
  src,
  size = 'md',
  className,
}: {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const shape = cx('inline-grid shrink-0 place-items-center overflow-hidden', sizes[size], className);
  if (src) return <img src={src} alt="" className={cx(shape, 'border border-border bg-surface object-contain')} />;
  return (
    <span
      aria-hidden="true"
      className={cx(shape, 'font-heading font-bold', solidTone[toneOf(name, ['plain', 'green', 'blue', 'violet'])])}
    >
      {firstLetter(name)?.toLocaleUpperCase() ?? ''}
    </span>
  );
}
