import { drawnBy } from '../../../platform/sandbox/pdf-program.ts';
import { drawResume } from './draw-resume.ts';

export const run = drawnBy(drawResume);
