import { cx } from './cx.ts';
import { softTone, toneOf } from './tone.ts';

const sizes = {
  xs: 'size-5 text-[0.625rem]',
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-h4',
};

/** The first letter or digit of a text with the marks on it: no half of a character, and no sign beside a name. */
export const firstLetter = (text: string): string | undefined => /[\p{L}\p{N}]\p{M}*/u.exec(text)?.[0];

/** First and last initials: "Júlia de Sá Nakamura" gives JN. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter(word) ?? []);
  const [first = ''] = letters;
  return (first + (letters.length > 1 ? letters.at(-1) : '')).toLocaleUpperCase();
}

/** Decorative: the person's name always stands beside it, unless `label` says it instead. */
export function Avatar({
  name,
  src,
  size = 'md',
  label,
  className,
}: {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  label?: string;
  className?: string;
}) {
  const shape = cx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size], className);
  if (src) return <img src={src} alt={label ?? ''} className={cx(shape, 'object-cover')} />;
  return (
    <span className={cx(shape, 'font-bold', softTone[toneOf(name, ['green', 'blue', 'violet', 'amber', 'red'])])}>
      <span aria-hidden="true">{initials(name)}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
