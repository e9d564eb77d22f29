import { drawnBy } from '../../../platform/sandbox/pdf-program.ts';
import { drawReceipt } from './draw-receipt.ts';

export const run = drawnBy(drawReceipt);
