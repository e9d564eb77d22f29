import * as company from '@prova/contract/companies/companies';
import * as team from '@prova/contract/companies/team';
import { type Route, route } from '../../platform/http/route.ts';
import { rememberBrowser } from '../accounts/accounts.service.ts';
import { accept, decline, invitationPage, registerInvited } from './accept-invitation.ts';
import { closeCompany } from './close-company.ts';
import { createCompany } from './companies.service.ts';
import { removeLogo, setLogo } from './company-logo.ts';
import { mailsOf } from './company-mails.ts';
import { changeCompany, companyRecord } from './company-record.ts';
import { confirmByToken, startVerification } from './company-verification.ts';
import { invite, resend, revoke } from './invitations.ts';
import { removeMember } from './remove-member.ts';
import { changeRole, makeDefault, readTeam, transferOwnership } from './team.ts';

export const companyRoutes: readonly Route[] = [
  route(company.getCompany, (ctx, { params }) => companyRecord(ctx, params.id)),
  route(company.createCompany, (ctx, { body }) => createCompany(ctx, body.name)),
  route(company.updateCompany, (ctx, { params, body }) => changeCompany(ctx, params.id, body)),
  route(company.closeCompany, async (ctx, { params, body }) => {
    await closeCompany(ctx, params.id, body.name);
    return {};
  }),
  route(company.setCompanyLogo, (ctx, { params, files }) => setLogo(ctx, params.id, files.file?.[0])),
  route(company.removeCompanyLogo, (ctx, { params }) => removeLogo(ctx, params.id)),
  route(company.startCompanyVerification, async (ctx, { params, body }) => {
    await startVerification(ctx, params.id, body);
    return companyRecord(ctx, params.id);
  }),
  route(company.getCompanyMails, (ctx, { params }) => mailsOf(ctx, params.id)),
  route(company.confirmCompanyVerification, (ctx, { body }) => confirmByToken(ctx, body.token)),
  route(company.makeCompanyDefault, async (ctx, { params }) => {
    await makeDefault(ctx, params.id);
    return {};
  }),

  route(team.getTeam, (ctx, { params }) => readTeam(ctx, params.id)),
  route(team.inviteMember, async (ctx, { params, body }) => {
    await invite(ctx, params.id, body);
    return readTeam(ctx, params.id);
  }),
  route(team.resendInvitation, async (ctx, { params }) => {
    await resend(ctx, params.id, params.invitationId);
    return readTeam(ctx, params.id);
  }),
  route(team.revokeInvitation, async (ctx, { params }) => {
    await revoke(ctx, params.id, params.invitationId);
    return readTeam(ctx, params.id);
  }),
  route(team.changeMemberRole, async (ctx, { params, body }) => {
    await changeRole(ctx, params.id, params.userId, body);
    return readTeam(ctx, params.id);
  }),
  route(team.removeMember, async (ctx, { params, body }) => {
    await removeMember(ctx, params.id, params.userId, body.handOverTo);
    return {};
  }),
  route(team.transferOwnership, async (ctx, { params, body }) => {
    await transferOwnership(ctx, params.id, body.userId);
    return readTeam(ctx, params.id);
  }),

  route(team.getInvitation, (ctx) => invitationPage(ctx)),
  route(team.acceptInvitation, (ctx, { params }) => accept(ctx, params.token)),
  route(team.declineInvitation, async (ctx) => {
    await decline(ctx);
    return {};
  }),
  route(team.registerByInvitation, (ctx, { body, http }) =>
    registerInvited(ctx, body, rememberBrowser(http, ctx.platform.config)),
  ),
];
