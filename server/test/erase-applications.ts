import { applicationsData } from '../src/modules/applications/applications.privacy.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import type { TestServer } from './harness.ts';

/** Erases the people of these applications as far as the applications know them, as retention does. */
export async function eraseApplications(server: TestServer, applicationIds: string[]): Promise<void> {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await ctx.transaction(async (ctx) => applicationsData.erases?.(ctx, { userId: null, email: null, applicationIds }));
}
