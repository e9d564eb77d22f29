import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { sitePorts } from '../site/site.service.ts';
import { codeState } from './code-state.ts';

/** Judges code, and keeps nothing: who asks what of whom is told by the modules that call it. */
export const code: ServerModule = { name: 'code', connects: [connect(sitePorts.codeState, codeState)] };
