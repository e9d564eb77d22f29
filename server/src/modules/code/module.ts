import type { ServerModule } from '../../platform/module.ts';

/** Judges code, and keeps nothing: who asks what of whom is told by the modules that call it. */
export const code: ServerModule = { name: 'code' };
