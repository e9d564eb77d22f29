import { expect } from '@playwright/test';

export type CapturedMail = {
  id: string;
  to: string;
  kind: string;
  locale: string;
  subject: string;
  sentAt: string;
  links: string[];
  code?: string;
  text: string;
  html: string;
};

/**
 * Mails that the server has captured for an address, newest first, once there are at least `count` of them. What can be
 * undone has its mail wait for ten seconds.
 */
export async function readOutbox(serverUrl: string, address: string, count: number): Promise<CapturedMail[]> {
  let mails: CapturedMail[] = [];
  const read = async () => {
    const answer = await fetch(`${serverUrl}/dev/outbox.json?to=${encodeURIComponent(address)}`);
    mails = (await answer.json()) as CapturedMail[];
    return mails.length;
  };
  await expect.poll(read, { message: `mails to ${address}`, intervals: [100] }).toBeGreaterThanOrEqual(count);
  return mails;
}
