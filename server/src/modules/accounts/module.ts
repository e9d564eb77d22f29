import { holdsToken, safeNext } from '@prova/contract/accounts/next';
import { accountPaths } from '@prova/contract/accounts/paths';
import { homeOf } from '@prova/contract/pages';
import { fixedPage, secretPage } from '../../platform/http/page-heads.ts';
import type { ServerModule } from '../../platform/module.ts';
import { platformPorts } from '../../platform/platform.ports.ts';
import { connect } from '../../platform/ports.ts';
import { notificationPorts } from '../notifications/notifications.service.ts';
import * as budgets from './accounts.budgets.ts';
import { accountMails } from './accounts.mails.ts';
import { accountsData } from './accounts.privacy.ts';
import { accountRoutes } from './accounts.routes.ts';
import { mailReaders, personAt, tokenHolder } from './accounts.service.ts';
import { accountTasks } from './accounts.tasks.ts';
import { accountPorts } from './ports.ts';

export const accounts: ServerModule = {
  name: 'accounts',
  routes: accountRoutes,
  pages: [
    fixedPage({
      path: accountPaths.login,
      title: { 'pt-BR': 'Entrar', 'en-US': 'Sign in' },
      description: {
        'pt-BR': 'Entre na Prova e continue de onde você parou.',
        'en-US': 'Sign in to Prova and pick up where you left off.',
      },
      google: true,
      secret: ({ query }) => holdsToken(query.next),
      elsewhere: ({ role }, { query }) => safeNext(query.next) ?? homeOf(role),
    }),
    secretPage(accountPaths.verifyEmail, { 'pt-BR': 'Verificar e-mail', 'en-US': 'Verify e-mail' }),
    secretPage(accountPaths.emailChange, { 'pt-BR': 'Troca de e-mail', 'en-US': 'Change of email' }),
    secretPage(accountPaths.resetPassword, { 'pt-BR': 'Nova senha', 'en-US': 'New password' }),
  ],
  tasks: accountTasks,
  mails: accountMails,
  budgets: Object.values(budgets),
  personalData: accountsData,
  ports: accountPorts,
  connects: [
    connect(platformPorts.tokenHolder, tokenHolder),
    connect(notificationPorts.personAt, personAt),
    connect(notificationPorts.readers, mailReaders),
  ],
};
