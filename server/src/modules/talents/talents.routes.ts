import * as kept from '@prova/contract/talents/kept-resume';
import * as posts from '@prova/contract/talents/posts';
import { exportProfile as exportContract } from '@prova/contract/talents/profile-export';
import { importResume as importContract } from '@prova/contract/talents/resume-import';
import * as contract from '@prova/contract/talents/talents';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { emptyProfile } from './empty-profile.ts';
import { exportProfile } from './export-profile.ts';
import { findTalents } from './find-talents.ts';
import { importResume } from './import-resume.ts';
import { forgetResume, keepResume, readKeptResume } from './kept-resume.ts';
import { changeProfile, ownProfile, requireOwnById, setPublicAddress } from './own-profile.ts';
import { removePicture, setPicture } from './pictures.ts';
import { addPost, ownPosts, postsOfTalent, removePost } from './posts.ts';
import { publicTalent, viewTalent } from './see-talent.ts';

export const talentRoutes: readonly Route[] = [
  route(contract.ownTalentProfile, (ctx) => ownProfile(ctx)),
  route(contract.updateTalentProfile, (ctx, { body }) => changeProfile(ctx, body)),
  route(contract.updateTalent, async (ctx, { params, body }) => {
    await requireOwnById(ctx, params.id);
    return changeProfile(ctx, body);
  }),
  route(contract.deleteTalent, async (ctx, { params }) => {
    await emptyProfile(ctx, params.id);
    return {};
  }),
  route(contract.setPublicAddress, (ctx, { body }) => setPublicAddress(ctx, body.slug)),
  route(exportContract, (ctx, { query }) => exportProfile(ctx, query.format)),
  route(importContract, (ctx, { files }) => importResume(ctx, files.resume?.[0])),
  route(kept.getKeptResume, (ctx) => readKeptResume(ctx)),
  route(kept.keepResume, (ctx, { files }) => keepResume(ctx, files.resume?.[0])),
  route(kept.forgetResume, (ctx) => forgetResume(ctx)),
  route(contract.setTalentPhoto, (ctx, { params, files }) => setPicture(ctx, params.id, 'photo', files.file?.[0])),
  route(contract.setTalentCover, (ctx, { params, files }) => setPicture(ctx, params.id, 'cover', files.file?.[0])),
  route(contract.removeTalentPhoto, (ctx, { params }) => removePicture(ctx, params.id, 'photo')),
  route(contract.removeTalentCover, (ctx, { params }) => removePicture(ctx, params.id, 'cover')),
  route(contract.listTalents, async (ctx, { query }) => {
    const { data, meta } = await findTalents(ctx, { ...query, seniority: query.level });
    return reply(data, { meta });
  }),
  route(contract.listTalentsByLevel, async (ctx, { params, query }) => {
    const { data, meta } = await findTalents(ctx, { ...query, seniority: params.level });
    return reply(data, { meta });
  }),
  route(contract.getTalent, (ctx, { params }) => viewTalent(ctx, params.id)),
  route(contract.getPublicTalent, (ctx, { params }) => publicTalent(ctx, params.slug)),

  route(posts.listOwnPosts, async (ctx, { query }) => {
    const { data, meta } = await ownPosts(ctx, query);
    return reply(data, { meta });
  }),
  route(posts.listPostsOf, async (ctx, { params, query }) => {
    const { data, meta } = await postsOfTalent(ctx, params.talentId, query);
    return reply(data, { meta });
  }),
  route(posts.createPost, (ctx, { body }) => addPost(ctx, body.body)),
  route(posts.removePost, async (ctx, { params }) => {
    await removePost(ctx, params.id);
    return {};
  }),
];
