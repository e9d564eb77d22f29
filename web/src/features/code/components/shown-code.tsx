import { cx } from '../../../ui/cx.ts';

/** Code as somebody wrote it. Long lines go on beneath: on a phone nobody reads sideways. */
export function ShownCode({ code, className = 'bg-sunken' }: { code: string; className?: string }) {
  return (
    <pre className={cx('mt-1 rounded-control p-3 font-mono text-small whitespace-pre-wrap wrap-anywhere', className)}>
      {code}
    </pre>
  );
}
