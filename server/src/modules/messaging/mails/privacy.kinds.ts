import * as z from 'zod';
import { area, kind, name } from '../mail-kind.ts';

export const PRIVACY_MAILS = {
  data_export_ready: kind({
    params: z.object({ name, days: z.number().int().positive(), area: area }),
  }),
  account_erasing: kind({ params: z.object({ name }), farewell: true }),
};
