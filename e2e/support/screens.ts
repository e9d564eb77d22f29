import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What screens are opened with: rows of the demo, and the secret links that its mails hold. */
export type Demo = {
  jobId: string;
  jobSlug: string;
  draftId: string;
  /** Applications of the job `jobId`: one that can go on, and one that is over. */
  openId: string;
  rejectedId: string;
  /** Somebody with an offer that waits for an answer, on the job they are on. */
  offered: { jobId: string; id: string };
  /** Paths with the token of a mail. */
  links: { offer: string; endedOffer: string; application: string; endedApplication: string; reset: string };
  /** Registers somebody and reads the mail: the address, and where its link leads. */
  register: () => Promise<{ email: string; link: string }>;
  /** Of a recruiter who has just proved the address: where the rest of the registration is. */
  recruiterLink: () => Promise<string>;
};

export type Screen = {
  /** Name of the picture. */
  name: string;
  path: string | ((demo: Demo) => string | Promise<string>);
  /** Who is signed in; left out, nobody. */
  as?: 'recruiter' | 'talent';
  /** What is done before the picture: opens a dialog, a menu, or makes a mistake. The picture is then of the window. */
  act?: (page: Page) => Promise<void>;
};

const folder = fileURLToPath(new URL('../screens/', import.meta.url));

/** Every screen of the product, with its dialogs: those of a feature stand in `e2e/screens/<feature>.ts`. */
export async function allScreens(): Promise<readonly Screen[]> {
  const files = globSync('*.ts', { cwd: folder }).sort();
  const modules = await Promise.all(
    files.map((file) => import(`../screens/${file}`) as Promise<{ screens: readonly Screen[] }>),
  );
  return modules.flatMap(({ screens }) => screens);
}
