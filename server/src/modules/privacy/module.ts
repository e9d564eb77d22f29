import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { getRequestPage } from '@prova/contract/privacy/privacy-requests';
import { fixedPage, secretPage } from '../../platform/http/page-heads.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { metricsPorts } from '../metrics/metrics.service.ts';
import { recordingPorts } from '../recordings/recordings.service.ts';
import { answerWithCopyTask } from './answer-with-copy.ts';
import { recordingMonths } from './company-retention.ts';
import { countQueue } from './data-requests.queries.ts';
import { eraseTask } from './erasure.ts';
import { exportTask } from './export.ts';
import { privacyPorts } from './ports.ts';
import * as budgets from './privacy.budgets.ts';
import { privacyMails } from './privacy.mails.ts';
import * as notifications from './privacy.notifications.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { remindOwnersTask } from './remind-owners.ts';
import { privacyData } from './requests.privacy.ts';
import { retentionTask } from './retention.ts';

const dataRequest = { 'pt-BR': 'Pedido sobre seus dados', 'en-US': 'Request about your data' };

export const privacy: ServerModule = {
  name: 'privacy',
  routes: privacyRoutes,
  pages: [
    fixedPage({
      path: privacyPaths.dataRequest,
      // The company that is asked.
      first: ({ query }) => {
        const slug = String(query.company ?? '').slice(0, 120);
        return slug === '' ? null : { endpoint: getPublicCompany, params: { slug } };
      },
      title: dataRequest,
      description: {
        'pt-BR':
          'Peça a uma empresa ou à Prova a cópia, a correção ou a eliminação dos seus dados pessoais, com ou sem conta.',
        'en-US':
          'Ask a company or Prova for a copy, a correction or the erasure of your personal data, with or without an account.',
      },
    }),
    secretPage(privacyPaths.dataRequestPage, dataRequest, getRequestPage),
  ],
  tasks: [exportTask, eraseTask, retentionTask, answerWithCopyTask, remindOwnersTask],
  mails: privacyMails,
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: privacyData,
  ports: privacyPorts,
  connects: [
    connect(metricsPorts.openDataRequests, async (ctx, companyId) => (await countQueue(ctx, companyId)).open),
    connect(recordingPorts.keptMonths, recordingMonths),
  ],
};
