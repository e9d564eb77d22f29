import { updateCompany } from '@prova/contract/companies/companies';
import { companyPaths } from '@prova/contract/companies/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { platformPorts } from '../../platform/platform.ports.ts';
import { connect } from '../../platform/ports.ts';
import { accountPorts } from '../accounts/accounts.service.ts';
import { messagingPorts } from '../messaging/messaging.service.ts';
import * as budgets from './companies.budgets.ts';
import { companiesData } from './companies.privacy.ts';
import { companyRoutes } from './companies.routes.ts';
import { companiesOf, createCompanyOnRegistration, mailSender, resolveUser } from './companies.service.ts';
import { companyTasks } from './companies.tasks.ts';
import { registerLogos } from './logo-page.ts';
import * as mails from './mails/companies.kinds.ts';
import * as teamMails from './mails/team.kinds.ts';
import { memberAddressOf } from './member-address.ts';
import { companyPorts } from './ports.ts';

export const companies: ServerModule = {
  name: 'companies',
  routes: companyRoutes,
  pages: [
    secretPage(companyPaths.invitation, { 'pt-BR': 'Convite para uma equipe', 'en-US': 'Invitation to a team' }),
    secretPage(companyPaths.verifyCompany, { 'pt-BR': 'Confirmar empresa', 'en-US': 'Confirm company' }),
  ],
  examples: [requestExample(updateCompany, { linkedinUrl: 'https://www.linkedin.com/company/aurora-tecnologia' })],
  http: [registerLogos],
  tasks: companyTasks,
  mails: [...defineMails(mails), ...defineMails(teamMails)],
  budgets: Object.values(budgets),
  personalData: companiesData,
  ports: companyPorts,
  connects: [
    // Who calls is known together with the companies they act for.
    connect(platformPorts.resolveUser, resolveUser),
    connect(messagingPorts.memberAddressOf, memberAddressOf),
    connect(messagingPorts.senderOf, mailSender),
    connect(accountPorts.companiesOf, companiesOf),
    connect(accountPorts.onRegistered, createCompanyOnRegistration),
  ],
};
