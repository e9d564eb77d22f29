import * as z from 'zod';
import { area, mailKind, name } from '../../../platform/mail/mail-kind.ts';

export const dataExportReadyMail = mailKind('data_export_ready', {
  params: z.object({ name, days: z.number().int().positive(), area: area }),
});

export const accountErasingMail = mailKind('account_erasing', { params: z.object({ name }), farewell: true });
