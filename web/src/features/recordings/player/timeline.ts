interface Stretch {
  /** Where in the recording it begins. */
  readonly offsetMs: number;
  readonly durationMs: number;
}

export interface Place {
  /** Which segment, and the second in it. */
  readonly segment: number;
  readonly seconds: number;
}

/** Where a moment of a recording is played; in a gap between segments what comes next is. Null where nothing is. */
export function placeAt(segments: readonly Stretch[], ms: number): Place | null {
  const segment = segments.findIndex(({ offsetMs, durationMs }) => ms < offsetMs + durationMs);
  const found = segments[segment];
  if (!found) return null;
  return { segment, seconds: Math.max(0, ms - found.offsetMs) / 1000 };
}

/** The moment of a recording that is played. */
export function momentAt(segments: readonly Stretch[], { segment, seconds }: Place): number {
  return (segments[segment]?.offsetMs ?? 0) + seconds * 1000;
}

/** What is said at a moment: the line that began last. */
export function lineAt(lines: readonly { readonly startMs: number }[], ms: number): number {
  return lines.findLastIndex(({ startMs }) => startMs <= ms);
}

/** How long a recording is, gaps between its segments included. */
export function lengthOf(segments: readonly Stretch[]): number {
  return Math.max(0, ...segments.map(({ offsetMs, durationMs }) => offsetMs + durationMs));
}

/** As players show it: 0:07, 12:30, 1:02:03. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
