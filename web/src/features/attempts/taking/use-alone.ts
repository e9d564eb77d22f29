import { useLayoutEffect } from 'react';

/** Of the frame of the site, language and theme stay, in a corner beside what the page puts there; what leads away goes. */
const ALONE = `
header:has(~ #content) { position: absolute; inset: 0 0 auto auto; width: auto; margin: 0; }
header:has(~ #content) :is(a, nav, details) { display: none; }
#content ~ footer { display: none; }
[data-beside-header] { padding-inline-end: 6rem; }
@media (width >= 40rem) { [data-beside-header] { padding-inline-end: 11rem; margin-top: -0.75rem; } }
`;

/**
 * Leaves an attempt alone on the page while it is drawn. A sheet of its own: what every visitor loads neither knows of it nor
 * grows by it.
 */
export function useAlone(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ALONE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
