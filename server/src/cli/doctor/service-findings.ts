import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from '../../platform/config.ts';
import { webFolder } from '../../platform/http/pages.ts';

const PATIENCE_MS = 5_000;
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) });

/** Without its keys no ID token can be checked, and nobody gets in by Google. */
export async function askGoogle(config: Config): Promise<undefined> {
  const response = await fetch(config.GOOGLE_JWKS_URL, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`GOOGLE_JWKS_URL answers ${response.status}`);
  const text = await response.text();
  if (!keySet.safeParse(parsed(text)).success) throw new Error('GOOGLE_JWKS_URL does not answer with keys');
}

export async function readWebClient(config: Config): Promise<string | undefined> {
  try {
    await access(join(webFolder(config), 'index.html'));
  } catch {
    return 'it is not built: npm start does it, or set WEB_DIST';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
