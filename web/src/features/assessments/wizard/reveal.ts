/** As a `ref`: a form is longer than its window, its button stands at the end, and what went wrong is said at its beginning. */
export const reveal = (failure: HTMLElement | null) => failure?.scrollIntoView?.({ block: 'center' });
