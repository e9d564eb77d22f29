import { cx } from './cx.ts';

/** How paragraphs, headings, lists and links look, where they are read and where they are written. */
export const richTextStyle =
  'code-inside max-w-[68ch] wrap-break-word text-body [&_a]:text-brand [&_a]:underline [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-h4 [&_h3]:mt-5 [&_h3]:mb-2 [&_h3]:text-h5 [&_li]:my-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&>:first-child]:mt-0 [&>:last-child]:mb-0';

/** Formatted text that the server has reduced to paragraphs, headings, lists, emphasis, code and links. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx(richTextStyle, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises what it stores; nothing else gets here.
      dangerouslySetInnerHTML={{ __html: unbroken(html) }}
    />
  );
}

/** The server writes no bracket into a tag. See `lib/jsx/unbroken.ts` for what we write ourselves. */
const unbroken = (html: string): string =>
  html.replaceAll(
    /(<[^<>]*>)|e-mails?/gi,
    (found: string, tag?: string) => tag ?? `<span class="whitespace-nowrap">${found}</span>`,
  );
