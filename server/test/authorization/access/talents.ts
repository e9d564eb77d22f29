import { createPost } from '@prova/contract/talents/posts';
import { setPublicAddress } from '@prova/contract/talents/talents';
import { twoHalves } from '../../fixtures/pictures.ts';
import { compoundFile } from '../../fixtures/resumes.ts';
import {
  type AccessTable,
  anyone,
  type Call,
  type ExpectedAccess,
  NO_COMPANY,
  NOT_FOUND,
  ofCompany,
  ofTalent,
  recruiters,
  talents,
} from '../outcomes.ts';

const self: Call = ({ self }) => ({ params: { id: self.talentId } });
const picture: Call = async ({ self }) => ({
  params: { id: self.talentId },
  files: { file: { name: 'foto.png', mime: 'image/png', body: await twoHalves() } },
});

/** Whoever sees an application of theirs sees the profile; it is asked of the company at work. */
const ofSeen = (call: Call, but: Partial<ExpectedAccess['outcomes']> = {}) =>
  ofCompany(NOT_FOUND, call, { interviewer: 'ok', hiringManager: 'ok', removed: NO_COMPANY, ...but });

export const talentsAccess: AccessTable = {
  'talents.ownProfile': talents(),
  'talents.updateProfile': talents(() => ({ body: { version: 1, title: 'Pessoa Desenvolvedora' } })),
  'talents.update': ofTalent(NOT_FOUND, ({ self }) => ({
    params: { id: self.talentId },
    body: { version: 1, title: 'Pessoa Desenvolvedora' },
  })),
  'talents.delete': ofTalent(NOT_FOUND, self),
  'talents.setPublicAddress': talents(() => ({ body: { slug: 'pessoa-desenvolvedora' } })),
  'talents.exportProfile': talents(),
  'talents.importResume': talents(() => ({
    files: { resume: { name: 'curriculo.doc', body: compoundFile() } },
  })),
  'talents.keptResume': talents(),
  'talents.keepResume': talents(() => ({ files: { resume: { name: 'curriculo.doc', body: compoundFile() } } })),
  'talents.forgetResume': talents(),
  'talents.setPhoto': ofTalent(NOT_FOUND, picture),
  'talents.setCover': ofTalent(NOT_FOUND, picture),
  'talents.removePhoto': ofTalent(NOT_FOUND, self),
  'talents.removeCover': ofTalent(NOT_FOUND, self),
  'talents.list': recruiters(),
  'talents.byLevel': recruiters(() => ({ params: { level: 'senior' } })),
  'talents.get': ofSeen(self),
  'talents.public': anyone(async ({ server, actors }) => {
    await server.call(setPublicAddress, { as: actors.self.token, body: { slug: 'pessoa-publica' } });
    return { params: { slug: 'pessoa-publica' } };
  }),
  'posts.own': talents(),
  'posts.ofTalent': ofSeen(({ self }) => ({ params: { talentId: self.talentId } }), { talent: NOT_FOUND, self: 'ok' }),
  'posts.create': talents(() => ({ body: { body: 'Publiquei uma biblioteca de mapas.' } })),
  'posts.remove': ofTalent(NOT_FOUND, async ({ server, actors }) => {
    const post = { as: actors.self.token, body: { body: 'Publiquei uma biblioteca de mapas.' } };
    return { params: { id: (await server.call(createPost, post)).data.id } };
  }),
};
