import { exportBody } from '@prova/contract/funnel/export';
import * as z from 'zod';

const [chosen] = exportBody.options;

/** Which applications it is about is known by the screen. */
export const exportForm = z.object({ columns: chosen.shape.columns });
