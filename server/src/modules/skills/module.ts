import type { ServerModule } from '../../platform/module.ts';

/** A dictionary for other modules: they call its service. */
export const skills: ServerModule = { name: 'skills' };
