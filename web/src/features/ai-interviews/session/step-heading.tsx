import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';

type Props = { children: ReactNode; level?: 1 | 3; className?: string; lang?: string };

/** Says where one is. It takes the focus when it comes, so that it is read out and the keyboard goes on from here. */
export function StepHeading({ children, level = 1, className, lang }: Props) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Heading
      ref={heading}
      tabIndex={-1}
      lang={lang}
      className={cx(level === 1 ? 'text-h3' : 'text-h4', 'wrap-anywhere outline-none', className)}
    >
      {children}
    </Heading>
  );
}
