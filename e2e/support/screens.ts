import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What screens are opened with: rows of the demo, and the secret links that its mails hold. */
export type Demo = {
  jobId: string;
  jobSlug: string;
  draftId: string;
  /** A published test. */
  testId: string;
  /** Applications of the job `jobId`: one that can go on, and one that is over. */
  openId: string;
  rejectedId: string;
  /** Somebody with an offer that waits for an answer, on the job they are on. */
  offered: { jobId: string; id: string };
  /** Somebody whom their job hides. */
  hidden: { jobId: string; id: string };
  /** An interview ahead. */
  interviewId: string;
  /** Paths with the token of a mail. */
  links: {
    offer: string;
    endedOffer: string;
    application: string;
    endedApplication: string;
    test: string;
    interview: string;
    reset: string;
  };
  /** Makes a link of the board of `jobId`: its path. */
  boardLink: () => Promise<string>;
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
  action?: (page: Page) => Promise<void>;
};

const screensFolder = fileURLToPath(new URL('../screens/', import.meta.url));
const featuresFolder = fileURLToPath(new URL('../../web/src/features/', import.meta.url));
const contractFolder = fileURLToPath(new URL('../../contract/src/', import.meta.url));

/**
 * Every screen of the product: the pages whose address the contract or a feature knows, and what stands in
 * `e2e/screens/<feature>.ts`, which are dialogs, mistakes and pages of one row.
 */
export async function allScreens(): Promise<readonly Screen[]> {
  const lists = await importAll<{ screens: readonly Screen[] }>(screensFolder, '*.ts');
  return [...(await pages()), ...lists.flatMap(({ screens }) => screens)];
}

async function pages(): Promise<Screen[]> {
  const groups = await importAll<Record<string, Record<string, string>>>(contractFolder, '*/paths.ts');
  const shared = groups.flatMap(Object.values).flatMap((group) => Object.values<string>(group));
  const paths = [...shared, ...ownPaths()];
  // No evaluator is among the accounts of the pictures.
  return paths.filter((path) => !path.includes(':') && !path.startsWith('/admin/expert/')).map(pageOf);
}

/** Addresses that a feature alone knows are written out in its `feature.ts`. */
function ownPaths(): string[] {
  return globSync('*/feature.ts', { cwd: featuresFolder }).flatMap((file) => {
    const text = readFileSync(join(featuresFolder, file), 'utf8');
    return [...text.matchAll(/\bpath: '(\/admin\/[^']+)'/g)].map(([, path = '']) => path);
  });
}

function pageOf(path: string): Screen {
  const name = path.replace('/admin/', '').replaceAll('/', '-').replace(/^-/, '') || 'landing';
  if (path.startsWith('/admin/recruiter/')) return { name, path, as: 'recruiter' };
  if (path.startsWith('/admin/potential/')) return { name, path, as: 'talent' };
  return { name, path };
}

function importAll<T>(folder: string, pattern: string): Promise<T[]> {
  return Promise.all(
    globSync(pattern, { cwd: folder })
      .sort()
      .map((file) => import(join(folder, file)) as Promise<T>),
  );
}
