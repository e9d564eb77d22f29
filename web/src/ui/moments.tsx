import { useFormat } from '../lib/format.ts';

export type Moment = { key: string; text: string; at: string };

/** What happened and when, one below the other, on a line. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
  const format = useFormat();
  return (
    <ol className="ml-1 flex flex-col gap-4 border-l-2 pl-5">
      {moments.map(({ key, text, at }) => (
        <li
          key={key}
          className="relative before:absolute before:top-1.5 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-brand"
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
