import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { companyPorts } from '../companies/companies.service.ts';
import * as budgets from './billing.budgets.ts';
import { billingData } from './billing.privacy.ts';
import { billingRoutes } from './billing.routes.ts';
import { checkCardsTask, openCardPageTask } from './card-pages.ts';
import { endPeriodsTask } from './end-periods.ts';
import { endWithCompany, endWithCompanyTask } from './end-with-company.ts';
import { forgetPayersTask } from './forget-payers.ts';
import * as mails from './mails/billing.kinds.ts';
import { checkOrdersTask, openCheckoutTask } from './open-checkout.ts';
import { planNextTask } from './plan-next.ts';
import { billingPorts } from './ports.ts';
import { closeAtProviderTask, endAtProviderTask, refundTask } from './provider.tasks.ts';
import { followEventTask } from './stripe/follow-event.ts';
import { registerStripeWebhook } from './stripe/webhook.ts';

export const billing: ServerModule = {
  name: 'billing',
  routes: billingRoutes,
  examples: [requestExample(setNextPlan, { next: { plan: 'starter', period: 'monthly' } })],
  tasks: [
    openCheckoutTask,
    openCardPageTask,
    checkCardsTask,
    checkOrdersTask,
    endPeriodsTask,
    endWithCompanyTask,
    planNextTask,
    refundTask,
    closeAtProviderTask,
    endAtProviderTask,
    forgetPayersTask,
    followEventTask,
  ],
  http: [registerStripeWebhook],
  mails: defineMails(mails),
  budgets: Object.values(budgets),
  personalData: billingData,
  ports: billingPorts,
  connects: [connect(companyPorts.onClosing, endWithCompany)],
};
