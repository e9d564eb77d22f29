import { saveJob } from '@prova/contract/jobs/talent-jobs';
import { createJobAlert } from '@prova/contract/matching/job-alerts';
import { dismissJob } from '@prova/contract/matching/matching';
import { keepResume } from '@prova/contract/talents/kept-resume';
import { createPost } from '@prova/contract/talents/posts';
import { ownTalentProfile, setTalentCover, setTalentPhoto } from '@prova/contract/talents/talents';
import { twoHalves } from '../../fixtures/pictures.ts';
import { compoundFile } from '../../fixtures/resumes.ts';
import { newTalent, type Stage, type Writes } from './stage.ts';

const files = async () => ({ file: { name: 'foto.png', mime: 'image/png', body: await twoHalves() } });

const resume = () => ({ resume: { name: 'curriculo.doc', body: compoundFile() } });

async function ofNewTalent(stage: Stage) {
  const { token: as } = await newTalent(stage);
  return { as, params: { id: (await stage.server.call(ownTalentProfile, { as })).data.id } };
}

async function withPicture(stage: Stage, set: typeof setTalentPhoto | typeof setTalentCover) {
  const call = await ofNewTalent(stage);
  await stage.server.call(set, { ...call, files: await files() });
  return call;
}

const change = {
  version: 1,
  title: 'Pessoa Desenvolvedora',
  skills: [{ name: 'React', level: 'ADVANCED', yearsOfExperience: 4 }],
};

async function ofNewAlert(stage: Stage) {
  const { token: as } = await newTalent(stage);
  const body = { filters: { search: 'react' }, frequency: 'daily' as const };
  return { as, params: { id: (await stage.server.call(createJobAlert, { as, body })).data.id } };
}

export const talentWrites: Writes = {
  'matching.createAlert': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: { filters: { search: 'react' }, frequency: 'daily' },
  }),
  'matching.changeAlert': async (stage) => ({ ...(await ofNewAlert(stage)), body: { frequency: 'weekly' } }),
  'matching.deleteAlert': ofNewAlert,
  'talents.updateProfile': async (stage) => ({ as: (await newTalent(stage)).token, body: change }),
  'talents.update': async (stage) => ({ ...(await ofNewTalent(stage)), body: change }),
  'talents.delete': ofNewTalent,
  'talents.setPublicAddress': async (stage) => {
    const { id, token: as } = await newTalent(stage);
    return { as, body: { slug: `pessoa-${id}` } };
  },
  'talents.keepResume': async (stage) => ({ as: (await newTalent(stage)).token, files: resume() }),
  'talents.forgetResume': async (stage) => {
    const { token: as } = await newTalent(stage);
    await stage.server.call(keepResume, { as, files: resume() });
    return { as };
  },
  'talents.setPhoto': async (stage) => ({ ...(await ofNewTalent(stage)), files: await files() }),
  'talents.setCover': async (stage) => ({ ...(await ofNewTalent(stage)), files: await files() }),
  'talents.removePhoto': (stage) => withPicture(stage, setTalentPhoto),
  'talents.removeCover': (stage) => withPicture(stage, setTalentCover),
  'posts.create': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: { body: 'Publiquei uma biblioteca.' },
  }),
  'posts.remove': async (stage) => {
    const { token: as } = await newTalent(stage);
    const post = await stage.server.call(createPost, { as, body: { body: 'Publiquei uma biblioteca.' } });
    return { as, params: { id: post.data.id } };
  },

  'jobs.save': async (stage) => ({ as: (await newTalent(stage)).token, params: { id: stage.job.id } }),
  'jobs.unsave': async (stage) => {
    const call = { as: (await newTalent(stage)).token, params: { id: stage.job.id } };
    await stage.server.call(saveJob, call);
    return call;
  },

  'matching.dismiss': async (stage) => ({ as: (await newTalent(stage)).token, params: { id: stage.job.id } }),
  'matching.undismiss': async (stage) => {
    const call = { as: (await newTalent(stage)).token, params: { id: stage.job.id } };
    await stage.server.call(dismissJob, call);
    return call;
  },
};
