/** What a first visit may weigh: `scripts/bundle-size.ts` measures it, and `npm test` fails above the limit. */
export interface FirstVisit {
  readonly name: string;
  /** JavaScript and phrases in kB (1000 bytes), compressed with brotli. */
  readonly limitKb: number;
  /** `public` for what anybody may open, `index` for the signed-in client. */
  readonly entry: 'public' | 'index';
  /** Pages that the visit draws, from `web/src/features/`, and the frame around them where that comes with them. */
  readonly pages: readonly string[];
  /** Files of phrases that it shows, without their ending. */
  readonly phrases: readonly string[];
  /** Only what comes beside the entry, which whoever was here before has. */
  readonly besideShell?: boolean;
  /** Nobody's day begins there: what other visits load is not arranged for its sake. */
  readonly isLater?: boolean;
}
