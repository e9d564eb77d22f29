import { getContactAddress, sendContactMessage } from '@prova/contract/messaging/contact';
import { reportMail } from '@prova/contract/messaging/mail-reports';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from '@prova/contract/messaging/newsletter';
import { type Route, route } from '../../platform/http/route.ts';
import { contactAddress, takeContactMessage } from './contact/take-message.ts';
import { saveReport } from './mail-reports.ts';
import { askForNewsletter } from './newsletter/sign-up.ts';
import { confirmSubscription, endSubscription } from './newsletter/subscription.ts';

export const messagingRoutes: readonly Route[] = [
  route(reportMail, (ctx, { body }) => saveReport(ctx, body)),
  route(getContactAddress, async (ctx) => contactAddress(ctx)),
  route(sendContactMessage, (ctx, { body }) => takeContactMessage(ctx, body)),
  route(signUpForNewsletter, (ctx, { body }) => askForNewsletter(ctx, body)),
  route(confirmNewsletter, (ctx, { body }) => confirmSubscription(ctx, body.token)),
  route(leaveNewsletter, (ctx, { body }) => endSubscription(ctx, body.token)),
];
