import { useFormat } from '../lib/format.ts';
import { cx } from './cx.ts';

export type Moment = { key: string; text: string; at: string };

/** What happened and when, one below the other, on a line; `calm` where it is over. */
export function Moments({ moments, calm = false }: { moments: readonly Moment[]; calm?: boolean }) {
  const format = useFormat();
  return (
    <ol className="ml-1 flex flex-col gap-4 border-l-2 pl-5">
      {moments.map(({ key, text, at }) => (
        <li
          key={key}
          className={cx(
            'relative before:absolute before:top-1.5 before:-left-[1.625rem] before:size-2.5 before:rounded-full',
            calm ? 'before:bg-border-strong' : 'before:bg-brand',
          )}
        >
          <p className="font-semibold wrap-break-word">{text}</p>
          <time dateTime={at} className="text-small text-muted">
            {format.dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
