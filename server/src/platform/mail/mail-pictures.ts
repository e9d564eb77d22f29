import { readFile } from 'node:fs/promises';

/** A picture inside of a mail: the HTML shows it as `cid:` and its name, and nothing is fetched when it is read. */
export interface MailPicture {
  readonly cid: string;
  readonly png: Uint8Array;
}

/** Content ids of the two pictures that a mail may carry. */
export const MARK_CID = 'mark@prova';
export const LOGO_CID = 'logo@prova';

let mark: Promise<Buffer> | undefined;

/** The mark of the product: a tile, so that it stands on light and dark. */
export function productMark(): Promise<Buffer> {
  mark ??= readFile(new URL('prova-mark.png', import.meta.url));
  return mark;
}

/** The same HTML with its pictures written into it, for where there are no parts beside it. */
export function withPicturesInside(html: string, pictures: readonly MailPicture[]): string {
  return pictures.reduce(
    (shown, { cid, png }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${Buffer.from(png).toString('base64')}`),
    html,
  );
}

/** Width and height of a PNG, as it says itself. */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const header = Buffer.from(png.subarray(0, 24));
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
}
