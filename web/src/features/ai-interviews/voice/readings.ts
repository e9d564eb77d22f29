/** The end of what was read out is recognised a little after it was said. */
const ECHO_MS = 1500;

interface Span {
  readonly from: number;
  /** Null while it goes on. */
  to: number | null;
}

/** When something was read out, as `performance.now()` has it: words may come long after they were said. */
export class Readings {
  readonly #spans: Span[] = [];

  /** @returns how to say that it is over */
  begin(at: number): (at: number) => void {
    const span: Span = { from: at, to: null };
    this.#spans.push(span);
    return (end) => {
      span.to ??= end;
    };
  }

  /** The reading that a microphone may have heard at that time; null: there was none. */
  during({ from, to }: { readonly from: number; readonly to: number }): { readonly isOver: boolean } | null {
    const span = this.#spans.findLast((each) => each.from <= to && (each.to === null || from < each.to + ECHO_MS));
    return span ? { isOver: span.to !== null } : null;
  }
}
