import type { Ctx } from '../../platform/context.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { withoutLinks } from '../../platform/mail/mail-format.ts';
import { pictureForMail } from '../files/files.service.ts';
import type { Sender } from './ports.ts';

/** Logos kept in memory, some ten kilobytes each: drawing one takes a process. Another logo is another file. */
const KEPT = 200;
const drawn = new Map<string, Promise<Uint8Array>>();

/**
 * The logo of the company that speaks, if its identity was proved. A mail goes without it rather than wait for a picture
 * that cannot be read now.
 */
export async function logoFor(ctx: Ctx, sender: Sender | null): Promise<MailDocument['logo']> {
  if (!sender?.verified || !sender.logoFileId) return undefined;
  try {
    return { name: withoutLinks(sender.name), png: await draw(ctx, sender.logoFileId) };
  } catch (error) {
    ctx.log.warn({ err: error, fileId: sender.logoFileId }, 'mail goes without the logo of its company');
    return undefined;
  }
}

/** Several mails of a company at once draw its logo once; what failed is tried again with the next. */
function draw(ctx: Ctx, fileId: string): Promise<Uint8Array> {
  const known = drawn.get(fileId);
  if (known) return known;
  const picture = pictureForMail(ctx, fileId);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= KEPT) drawn.delete(oldest);
  drawn.set(fileId, picture);
  picture.catch(() => drawn.delete(fileId));
  return picture;
}
