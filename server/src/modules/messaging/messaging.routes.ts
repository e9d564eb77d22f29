import { reportMail } from '@prova/contract/messaging/mail-reports';
import { type Route, route } from '../../platform/http/route.ts';
import { saveReport } from './mail-reports.ts';

export const messagingRoutes: readonly Route[] = [route(reportMail, (ctx, { body }) => saveReport(ctx, body))];
