import { drawnBy } from '../../../platform/sandbox/pdf-program.ts';
import { drawCertificate } from './draw-certificate.ts';

export const run = drawnBy(drawCertificate);
