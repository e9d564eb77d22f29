/** How many filters are on, on the button that opens them, whose name says it in words; nothing for none. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand"
    >
      {count}
    </span>
  );
}
