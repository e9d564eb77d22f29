import { confirmIdentity } from '@prova/contract/accounts/security';
import {
  getCompany,
  setCompanyLogo,
  startCompanyVerification,
  updateCompany,
} from '@prova/contract/companies/companies';
import { inviteMember, removeMember } from '@prova/contract/companies/team';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { requestDataByMail } from '@prova/contract/privacy/privacy-requests';
import {
  REGISTRATION_SECTIONS,
  type RegistrationSection,
  saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { setRecruiterPicture } from '@prova/contract/recruiters/recruiters';
import { applyTo, mailReportToken, unsubscribeToken } from '../../applications-factory.ts';
import { askAndConfirm, requestToken } from '../../data-requests-factory.ts';
import { twoHalves } from '../../fixtures/pictures.ts';
import type { CallOptions } from '../../harness.ts';
import { askForLetters, subscribeTo } from '../../newsletter-factory.ts';
import { PASSWORD, type Person, signIn } from '../../people.ts';
import {
  DOCUMENTS,
  mailedToken,
  newAddress,
  newApplication,
  newMember,
  newOwner,
  newTalent,
  type Stage,
  type Write,
  type Writes,
} from './stage.ts';

const picture = async () => ({ file: { name: 'foto.png', mime: 'image/png', body: await twoHalves() } });

async function ofNewCompany(stage: Stage) {
  const { token: as, companyId } = await newOwner(stage);
  return { as, params: { id: companyId } };
}

/** A company whose site is known, so that a mail to its domain can prove it. */
async function withSite(stage: Stage) {
  const company = await ofNewCompany(stage);
  const { version, slug } = (await stage.server.call(getCompany, company)).data;
  await stage.server.call(updateCompany, { ...company, body: { version, website: `https://${slug}.example` } });
  return { ...company, body: { method: 'mail_domain', email: `contato@${slug}.example` } };
}

async function invited(stage: Stage, email = newAddress()) {
  const { owner, server } = stage;
  const call = { as: owner.token, params: { id: owner.companyId } };
  const { data } = await server.call(inviteMember, { ...call, body: { email, role: 'recruiter' } });
  const id = data.invitations.find((each) => each.email === email)?.id ?? '';
  return { email, of: { ...call, params: { ...call.params, invitationId: id } } };
}

async function byInvitation(stage: Stage, email?: string) {
  return { params: { token: await mailedToken(stage.server, (await invited(stage, email)).email) } };
}

const toMember =
  (body: object): Write =>
  async (stage) => ({
    as: stage.owner.token,
    params: { id: stage.owner.companyId, userId: (await newMember(stage)).id },
    body,
  });

/** Asked of the owner's company. */
const request =
  (body: object): Write =>
  async (stage) => {
    const { owner, server } = stage;
    const { slug } = (await server.call(getCompany, { as: owner.token, params: { id: owner.companyId } })).data;
    const { email } = await newApplication(stage);
    const { id } = await askAndConfirm(server, { company: slug, kind: 'erase', email });
    return { as: owner.token, params: { id }, body: { version: 2, ...body } };
  };

const ofSelf = ({ id, token: as }: Person, params: object = {}) => ({ as, params: { id, ...params } });

const REGISTRATION: Record<RegistrationSection, object> = {
  basic: { worksForMultiple: 'freelancer', position: 'Tech recruiter' },
  languages: { languages: [{ code: 'pt', proficiency: 'native' }] },
  education: {
    education: [{ level: 'masters', institution: 'UFPE', field: 'Psicologia', graduationYear: '2015', courses: '' }],
  },
  experience: { experienceFrom: '3', specializations: ['Dados'], experience: 'Vagas de engenharia.' },
  company: { sizeFrom: '51', industry: 'Software', department: 'Pessoas' },
  additional: { additionalInfo: 'Prefiro conversas por escrito.' },
};

export const companyWrites: Writes = {
  'messaging.sendContactMessage': () => ({
    body: { name: 'Ana Lima', email: newAddress(), message: 'Como entro?' },
  }),
  'messaging.signUpForNewsletter': () => ({ body: { email: newAddress(), locale: 'pt-BR' } }),
  'messaging.confirmNewsletter': async ({ server }) => ({
    body: { token: await askForLetters(server, newAddress()) },
  }),
  'messaging.leaveNewsletter': async ({ server }) => ({
    body: { token: await subscribeTo(server, newAddress()) },
  }),
  'messaging.report': async (stage) => {
    const { email } = await newApplication(stage);
    return { body: { token: await mailReportToken(stage.server, email), reason: 'phishing' } };
  },
  'companies.update': async (stage) => {
    const company = await ofNewCompany(stage);
    const { version } = (await stage.server.call(getCompany, company)).data;
    return { ...company, body: { version, name: 'Empresa de Outro Nome' } };
  },
  'companies.create': async (stage) => {
    const { id: userId, token: as, companyId } = await newMember(stage);
    await stage.server.call(removeMember, { as, params: { id: companyId, userId }, body: {} });
    return { as, body: { name: 'Recomeço' } };
  },
  'companies.close': async (stage) => {
    const company = await ofNewCompany(stage);
    await stage.server.call(confirmIdentity, { as: company.as, body: { password: PASSWORD } });
    const { name } = (await stage.server.call(getCompany, company)).data;
    return { ...company, body: { name } };
  },
  'companies.setLogo': async (stage) => ({ ...(await ofNewCompany(stage)), files: await picture() }),
  'companies.removeLogo': async (stage) => {
    const company = await ofNewCompany(stage);
    await stage.server.call(setCompanyLogo, { ...company, files: await picture() });
    return company;
  },
  'companies.startVerification': withSite,
  'companies.confirmVerification': async (stage): Promise<CallOptions> => {
    const started = await withSite(stage);
    await stage.server.call(startCompanyVerification, started);
    return { body: { token: await mailedToken(stage.server, started.body.email) } };
  },
  'companies.use': ofNewCompany,
  'companies.invite': async (stage) => ({
    ...(await ofNewCompany(stage)),
    body: { email: newAddress(), role: 'recruiter' },
  }),
  'companies.resendInvitation': async (stage) => {
    const { of } = await invited(stage);
    stage.server.clock.advance(120);
    return of;
  },
  'companies.revokeInvitation': async (stage) => (await invited(stage)).of,
  'companies.changeRole': toMember({ role: 'interviewer' }),
  // Who leaves by themselves, and is no member when they ask again.
  'companies.removeMember': async (stage) => {
    const { id: userId, token: as, companyId } = await newMember(stage);
    return { as, params: { id: companyId, userId }, body: {} };
  },
  'companies.transfer': async (stage) => {
    const { server } = stage;
    const owner = await newOwner(stage);
    const member = await newMember({ ...stage, owner });
    await server.drain();
    return { as: owner.token, params: { id: owner.companyId }, body: { userId: member.id } };
  },
  'companies.acceptInvitation': async (stage) => {
    const { token: as, email } = await newOwner(stage);
    return { as, ...(await byInvitation(stage, email)) };
  },
  'companies.declineInvitation': (stage) => byInvitation(stage),
  'companies.registerByInvitation': async (stage) => ({
    ...(await byInvitation(stage)),
    body: { name: 'Nova Pessoa', password: PASSWORD, ...DOCUMENTS, adult: true, language: 'pt-BR' },
  }),

  'notifications.read': async (stage) => {
    await newApplication(stage);
    await stage.server.drain();
    const { data } = await stage.server.call(listNotifications, { as: stage.owner.token });
    return { as: stage.owner.token, params: { id: data[0]?.id ?? '' } };
  },
  'notifications.readAll': async (stage) => {
    await newApplication(stage);
    await stage.server.drain();
    return { as: stage.owner.token };
  },

  'notifications.setTopic': async (stage) => ({
    as: (await newTalent(stage)).token,
    params: { topic: 'application_updates' },
    body: { email: false },
  }),
  'notifications.setDigest': async (stage) => ({ as: (await newTalent(stage)).token, body: { frequency: 'weekly' } }),
  'notifications.setSubscription': async (stage) => {
    await newApplication(stage);
    await stage.server.drain();
    const token = await unsubscribeToken(stage.server, stage.owner.email);
    return { body: { token, subscribed: false } };
  },

  'privacy.export.request': async (stage) => ({ as: (await newTalent(stage)).token }),
  'privacy.erasure.confirm': async (stage) => {
    const { token: as, email } = await newTalent(stage);
    return { as, body: { email } };
  },
  'privacy.consents.withdrawBank': async (stage) => {
    const { token: as, name: fullName, email } = await newTalent(stage);
    const { candidateId } = await applyTo(stage.server, stage.job, { as, fullName, email, bankConsent: true });
    return { as, params: { id: candidateId } };
  },
  'privacy.visibility.set': async (stage) => ({ as: (await newTalent(stage)).token, body: { visibility: 'hidden' } }),
  'privacy.requests.requestDataByMail': () => ({
    body: { company: null, kind: 'information', email: newAddress(), message: '' },
  }),
  'privacy.requests.confirm': async ({ server }) => {
    const email = newAddress();
    await server.call(requestDataByMail, { body: { company: null, kind: 'information', email, message: '' } });
    return { params: { token: await requestToken(server, email) } };
  },
  'privacy.requests.ask': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: { company: null, kind: 'information', message: '' },
  }),
  'privacy.requests.start': request({}),
  'privacy.requests.extend': request({ reason: 'Arquivos em papel' }),
  'privacy.requests.refuse': request({ reason: 'Não há dados' }),
  // Who erases has signed in a moment ago, however far the others have moved the clock.
  'privacy.requests.answer': async (stage) => ({
    ...(await request({ text: 'Apagamos tudo.', with: 'erase' })(stage)),
    as: (await signIn(stage.server, stage.owner.email, PASSWORD)).token,
  }),
  'privacy.retention.set': async (stage) => {
    const { as, params } = await ofNewCompany(stage);
    return { as, params: { ...params, subject: 'unsuccessful_applications' }, body: { months: 12, version: 0 } };
  },

  'recruiters.saveRegistration': async (stage) => ({
    as: (await newOwner(stage)).token,
    body: { version: 0, state: 'draft', section: 'additional', values: {} },
  }),
  'recruiters.completeRegistration': async (stage) => {
    const { token: as } = await newOwner(stage);
    for (const [version, section] of REGISTRATION_SECTIONS.entries()) {
      const body = { version, state: 'done', section, values: REGISTRATION[section] };
      await stage.server.call(saveRegistration, { as, body });
    }
    return { as, body: { version: REGISTRATION_SECTIONS.length } };
  },
  'recruiters.dismissRegistration': async (stage) => ({ as: (await newOwner(stage)).token }),
  'recruiters.invite': async (stage) => ({ as: (await newOwner(stage)).token, body: { email: newAddress() } }),
  'recruiters.remove': async (stage) => ({ as: stage.owner.token, params: { id: (await newMember(stage)).id } }),
  'recruiters.update': async (stage) => ({
    ...ofSelf(await newOwner(stage)),
    body: { version: 0, bio: 'Vagas de engenharia.' },
  }),
  'recruiters.setPicture': async (stage) => ({
    ...ofSelf(await newOwner(stage), { picture: 'photo' }),
    files: await picture(),
  }),
  'recruiters.removePicture': async (stage) => {
    const call = ofSelf(await newOwner(stage), { picture: 'photo' });
    await stage.server.call(setRecruiterPicture, { ...call, files: await picture() });
    return call;
  },
};
