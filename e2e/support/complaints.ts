import type { BrowserContext } from '@playwright/test';

/**
 * Writes down what no page may ever do, whatever the journey is about: draw something else than the server has drawn, or
 * what the security policy has stopped.
 */
export function watchPages(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (event) => {
    // By its number in the build that is served: the messages themselves are left out of it.
    if (/hydrat|react error #4(18|19|2[1-5])/i.test(event.error().message)) faults.push(event.error().message);
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
}

/** Collects what pages of a browser complain about: errors of scripts, and what the security policy has stopped. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (event) => complaints.push(event.error().message));
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
