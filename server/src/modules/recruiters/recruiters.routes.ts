import * as registration from '@prova/contract/recruiters/recruiter-registration';
import * as contract from '@prova/contract/recruiters/recruiters';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { activeCompany, invite } from '../companies/companies.service.ts';
import { changeProfile } from './change-profile.ts';
import {
  dismissReminder,
  finishRegistration,
  registrantOf,
  registrationProgress,
  saveSection,
} from './complete-registration.ts';
import { removePicture, setPicture } from './pictures.ts';
import { actorId, listColleagues, recruiterProfile, removeColleague } from './recruiters.service.ts';

export const recruiterRoutes: readonly Route[] = [
  route(contract.listRecruiters, async (ctx, { query }) => {
    const { data, meta } = await listColleagues(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.inviteRecruiter, async (ctx, { body }) => {
    await invite(ctx, activeCompany(ctx).companyId, body);
    return body;
  }),
  route(contract.removeRecruiter, async (ctx, { params, query }) => {
    await removeColleague(ctx, params.id, query.handOverTo ?? null);
    return {};
  }),
  route(contract.ownRecruiterProfile, (ctx) => recruiterProfile(ctx, actorId(ctx))),
  route(contract.getRecruiterProfile, (ctx, { params }) => recruiterProfile(ctx, params.id)),
  route(contract.updateRecruiterProfile, (ctx, { params, body }) => changeProfile(ctx, params.id, body)),
  route(contract.setRecruiterPicture, (ctx, { params, files }) =>
    setPicture(ctx, params.id, params.picture, files.file?.[0]),
  ),
  route(contract.removeRecruiterPicture, (ctx, { params }) => removePicture(ctx, params.id, params.picture)),

  route(registration.getRegistration, async (ctx, { http }) =>
    registrationProgress(ctx, await registrantOf(ctx, http.request.headers)),
  ),
  route(registration.saveRegistration, async (ctx, { http, body }) =>
    saveSection(ctx, await registrantOf(ctx, http.request.headers), body),
  ),
  route(registration.completeRegistration, async (ctx, { http, body }) =>
    finishRegistration(ctx, await registrantOf(ctx, http.request.headers), body.version),
  ),
  route(registration.dismissRegistration, async (ctx) => {
    await dismissReminder(ctx);
    return {};
  }),
];
