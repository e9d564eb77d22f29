import { accountPaths } from '@prova/contract/accounts/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import type { ServerModule } from '../../platform/module.ts';
import { platformPorts } from '../../platform/platform.ports.ts';
import { connect } from '../../platform/ports.ts';
import { accountMails } from './accounts.mails.ts';
import { accountsData } from './accounts.privacy.ts';
import { accountRoutes } from './accounts.routes.ts';
import { tokenHolder } from './accounts.service.ts';
import { accountTasks } from './accounts.tasks.ts';
import { accountPorts } from './ports.ts';

export const accounts: ServerModule = {
  name: 'accounts',
  routes: accountRoutes,
  pages: [
    secretPage(accountPaths.verifyEmail, { 'pt-BR': 'Verificar e-mail', 'en-US': 'Verify e-mail' }),
    secretPage(accountPaths.resetPassword, { 'pt-BR': 'Nova senha', 'en-US': 'New password' }),
  ],
  tasks: accountTasks,
  mails: accountMails,
  personalData: accountsData,
  ports: accountPorts,
  connects: [connect(platformPorts.tokenHolder, tokenHolder)],
};
