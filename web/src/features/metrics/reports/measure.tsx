import { useId } from 'react';

/** Hairlines at the quarters of the scale. */
const QUARTERS = [25, 50, 75, 100];

function Quarters() {
  return QUARTERS.map((x) => <line key={x} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" stroke="var(--border)" />);
}

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** A number as a length, beside the number itself: nothing is read out. Drawn, not filled in, so that it prints. */
export function Bar({ share, color, className }: { share: number; color: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <Quarters />
      <rect width={percent(share)} y="25%" height="50%" rx="3" fill={color} />
    </svg>
  );
}

/** A part that is proven, solid, and one that is only declared, hatched. */
export function ProofBar({ proven, all, className }: { proven: number; all: number; className?: string }) {
  const hatch = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <Hatch id={hatch} />
      <Quarters />
      <rect width={percent(all)} y="20%" height="60%" rx="3" fill={`url(#${hatch})`} />
      {proven > 0 && <rect width={percent(proven)} y="20%" height="60%" rx="3" fill="var(--brand)" />}
    </svg>
  );
}

/** What the two look like, for a legend. */
export function ProofMark({ proven }: { proven: boolean }) {
  const hatch = useId();
  return (
    <svg aria-hidden="true" className="size-3.5 shrink-0">
      <Hatch id={hatch} />
      <rect width="100%" height="100%" rx="3" fill={proven ? 'var(--brand)' : `url(#${hatch})`} />
    </svg>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--brand-soft)" />
        <rect width="2" height="6" fill="var(--brand)" opacity="0.55" />
      </pattern>
    </defs>
  );
}

type DotProps = {
  value: number | null;
  mean: number | null;
  /** Where the scale begins; it ends at 100. */
  from: number;
  className?: string;
};

/** Where a percentage stands, and how far from the mean of all. A dot marks a place, so its scale need not begin at zero. */
export function MeanDot({ value, mean, from, className }: DotProps) {
  const placeOf = (percent: number) => ((percent - from) / (100 - from)) * 100;
  return (
    <svg aria-hidden="true" className={className}>
      <Quarters />
      {mean !== null && <MeanLine at={placeOf(mean)} />}
      {value !== null && mean !== null && (
        <line
          x1={`${placeOf(mean)}%`}
          x2={`${placeOf(value)}%`}
          y1="50%"
          y2="50%"
          stroke="var(--violet)"
          strokeWidth="2"
        />
      )}
      {value !== null && <circle cx={`${placeOf(value)}%`} cy="50%" r="5" fill="var(--violet)" />}
    </svg>
  );
}

function MeanLine({ at }: { at: number }) {
  return (
    <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" stroke="var(--amber)" strokeWidth="2" strokeDasharray="3 3" />
  );
}

/** What the line of the mean looks like, for a legend. */
export function MeanMark() {
  return (
    <svg aria-hidden="true" className="h-4 w-1.5 shrink-0">
      <MeanLine at={50} />
    </svg>
  );
}
