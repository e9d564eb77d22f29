/** Somebody in the picture. */
export interface PicturePerson {
  readonly name: string;
  /** Where their picture comes from; null: their initials are shown. */
  readonly source: number | null;
}

/** What the worker that draws is told. Streams are handed over, and are gone here. */
export type PictureMessage =
  | { readonly type: 'begin'; readonly writable: WritableStream<VideoFrame> }
  | { readonly type: 'source'; readonly source: number; readonly readable: ReadableStream<VideoFrame> }
  | { readonly type: 'forget'; readonly source: number }
  | {
      readonly type: 'scene';
      readonly people: readonly PicturePerson[];
      readonly screen: { readonly name: string; readonly source: number } | null;
    }
  | { readonly type: 'end' };

/** What it says: pictures go out by themselves. */
export type PictureReport = { readonly failed: string };
