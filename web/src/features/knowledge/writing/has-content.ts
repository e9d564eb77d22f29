/** Whether there is something to be read: a picture is, too. */
export const hasContent = (html: string): boolean =>
  /<img\b/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;/g, ' ').trim() !== '';
