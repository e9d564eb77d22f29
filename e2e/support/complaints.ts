import type { BrowserContext } from '@playwright/test';

/** Collects what pages of a browser complain about: errors of scripts, and what the security policy has stopped. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (event) => complaints.push(event.error().message));
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
