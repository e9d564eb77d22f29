import type { MailDocument, RenderedMail } from './mail-document.ts';
import { LOGO_CID, MARK_CID, productMark } from './mail-pictures.ts';

/** HTML, with the pictures it shows, and text of a mail. Every value is escaped. */
export async function renderMail(mail: MailDocument): Promise<RenderedMail> {
  // Loaded with the first mail: the renderer takes a quarter of a second and 40 MB, which a process that sends
  // none never pays.
  const [{ renderHtml }, { renderText }] = await Promise.all([import('./render-html.ts'), import('./render-text.ts')]);
  const pictures = [
    { cid: MARK_CID, png: await productMark() },
    ...(mail.logo ? [{ cid: LOGO_CID, png: mail.logo.png }] : []),
  ];
  return { html: await renderHtml(mail), text: renderText(mail), pictures };
}
