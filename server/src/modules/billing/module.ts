import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import * as budgets from './billing.budgets.ts';
import { billingData } from './billing.privacy.ts';
import { billingRoutes } from './billing.routes.ts';
import { endPeriodsTask } from './end-periods.ts';
import { forgetPayersTask } from './forget-payers.ts';
import * as mails from './mails/billing.kinds.ts';
import { checkOrdersTask, openCheckoutTask } from './open-checkout.ts';
import { planNextTask } from './plan-next.ts';
import { billingPorts } from './ports.ts';
import { endAtProviderTask, refundTask } from './provider.tasks.ts';

export const billing: ServerModule = {
  name: 'billing',
  routes: billingRoutes,
  examples: [requestExample(setNextPlan, { next: { plan: 'starter', period: 'monthly' } })],
  tasks: [
    openCheckoutTask,
    checkOrdersTask,
    endPeriodsTask,
    planNextTask,
    refundTask,
    endAtProviderTask,
    forgetPayersTask,
  ],
  mails: defineMails(mails),
  budgets: Object.values(budgets),
  personalData: billingData,
  ports: billingPorts,
};
