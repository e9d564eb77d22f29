/** Never resolves: whoever waits for it stays busy until the page that is being left is gone. */
export const untilGone = (): Promise<never> => new Promise(() => undefined);
