import { register, verifyEmail } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { getCompany } from '@prova/contract/companies/companies';
import {
  completeRegistration,
  dismissRegistration,
  getRegistration,
  REGISTRATION_SECTIONS,
  type RegistrationSection,
  saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { ownRecruiterProfile, updateRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { DAY, MINUTE } from '../../platform/clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RIGHT: Record<RegistrationSection, object> = {
  basic: { worksForMultiple: 'freelancer', position: 'Tech recruiter', phone: '(11) 99999-9999', linkedinUrl: '' },
  languages: {
    languages: [
      { code: 'pt', proficiency: 'native' },
      { code: 'en', proficiency: 'fluent' },
    ],
  },
  education: {
    education: [{ level: 'masters', institution: 'UFPE', field: 'Psicologia', graduationYear: '2015', courses: '' }],
  },
  experience: { experienceFrom: '3', specializations: ['Backend', 'Dados'], experience: 'Vagas de engenharia.' },
  company: { sizeFrom: '51', industry: 'Software', department: 'Pessoas' },
  additional: { additionalInfo: 'Prefiro conversas por escrito.' },
};

let people = 0;
/** A recruiter who has just proved the address, and is not signed in. */
async function newRecruiter() {
  people += 1;
  const email = `nova${people}@correio.example`;
  const companyName = `Companhia Nova ${people}`;
  await server.call(register, {
    body: {
      name: 'Rita Prado',
      email,
      password: PASSWORD,
      role: 'RECRUITER',
      companyName,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
    },
  });
  const [mail] = await server.mails(email);
  const { data } = await server.call(verifyEmail, { body: { email, code: mail?.code } });
  const headers = { 'x-verification-token': data.completionToken ?? '', 'x-user-email': email };
  return { email, companyName, headers };
}

const save = (by: CallOptions, section: RegistrationSection, version: number, values: object, state = 'done') =>
  server.call(saveRegistration, { ...by, body: { section, version, state, values } });

async function fillIn(by: CallOptions, except: Partial<Record<RegistrationSection, 'skipped'>> = {}) {
  let { version } = (await server.call(getRegistration, by)).data;
  for (const section of REGISTRATION_SECTIONS) {
    const answer = await save(by, section, version, RIGHT[section], except[section] ?? 'done');
    version = answer.data.version;
  }
  return version;
}

describe('with the token of the verification', () => {
  test('a registration is filled in without a login, and becomes the profile', async () => {
    const { headers, email } = await newRecruiter();
    const version = await fillIn({ headers });
    const finished = await server.call(completeRegistration, { headers, body: { version } });
    expect(finished.data.completedAt).toBe(server.clock.now().toISOString());

    const { token } = await signIn(server, email);
    const { data } = await server.call(ownRecruiterProfile, { as: token });
    expect(data).toMatchObject({
      worksForMultiple: 'freelancer',
      position: 'Tech recruiter',
      phone: '+5511999999999',
      linkedinUrl: null,
      languages: [
        { code: 'pt', proficiency: 'native' },
        { code: 'en', proficiency: 'fluent' },
      ],
      education: [{ level: 'masters', field: 'Psicologia', graduationYear: 2015, courses: null }],
      experienceFrom: 3,
      specializations: ['Backend', 'Dados'],
      department: 'Pessoas',
      additionalInfo: 'Prefiro conversas por escrito.',
      company: { industry: 'Software', sizeFrom: 51 },
    });
    // The token has done its work.
    expect((await server.call(getRegistration, { headers })).body.error).toBe('COMPLETION_INVALID');
    // A second time, signed in, changes nothing.
    const again = await server.call(completeRegistration, { as: token, body: { version: 0 } });
    expect(again.data.completedAt).toBe(finished.data.completedAt);
    const late = await save({ as: token }, 'additional', data.version, RIGHT.additional);
    expect(late.body.error).toBe('REGISTRATION_COMPLETED');
  });

  test('a section that was done and is corrected stays done, until it is wrong', async () => {
    const { headers } = await newRecruiter();
    const by = { headers };
    const { data: done } = await save(by, 'languages', 0, RIGHT.languages);
    const other = { languages: [{ code: 'es', proficiency: 'basic' }] };
    const { data: corrected } = await save(by, 'languages', done.version, other, 'draft');
    expect([corrected.states.languages, corrected.values.languages]).toEqual(['done', other]);
    const { data: wrong } = await save(by, 'languages', corrected.version, { languages: [] }, 'draft');
    expect(wrong.states.languages).toBe('draft');
    // Nothing but saying so makes it done.
    const { data: right } = await save(by, 'languages', wrong.version, other, 'draft');
    expect(right.states.languages).toBe('draft');
  });

  test('unknown, foreign and expired tokens and another address are refused alike', async () => {
    const one = await newRecruiter();
    const other = await newRecruiter();
    const talent = await signUp(server, 'POTENTIAL');
    const wrong = [
      { ...one.headers, 'x-verification-token': 'x'.repeat(43) },
      { ...one.headers, 'x-user-email': other.email },
      { ...one.headers, 'x-user-email': talent.email },
      { 'x-verification-token': one.headers['x-verification-token'] },
    ];
    for (const headers of wrong) {
      const answer = await server.call(getRegistration, { headers: headers as Record<string, string> });
      expect([answer.status, answer.body.error]).toEqual([404, 'COMPLETION_INVALID']);
    }
    expect((await server.call(getRegistration, { headers: one.headers })).status).toBe(200);
    server.clock.advance(8 * DAY);
    expect((await server.call(getRegistration, { headers: one.headers })).body.error).toBe('COMPLETION_INVALID');
    // Signed in, it goes on.
    const { token } = await signIn(server, one.email);
    expect((await server.call(getRegistration, { as: token })).status).toBe(200);
  });

  test('the token opens nothing else', async () => {
    const { headers } = await newRecruiter();
    expect((await server.call(ownRecruiterProfile, { headers })).status).toBe(401);
    expect((await server.call(dismissRegistration, { headers })).status).toBe(401);
  });

  test('whoever stops halfway gets a mail with a link that goes on elsewhere', async () => {
    const { headers, email } = await newRecruiter();
    await save({ headers }, 'additional', 0, { additionalInfo: 'Meio caminho' }, 'draft');
    expect((await server.mails(email)).map(({ kind }) => kind)).not.toContain('complete_registration');
    server.clock.advance(16 * MINUTE);
    const mail = (await server.mails(email)).find(({ kind }) => kind === 'complete_registration');
    const link = new URL(mail?.links.find((each) => each.includes('complete-registration')) ?? '');
    const there = {
      'x-verification-token': link.searchParams.get('token') ?? '',
      'x-user-email': link.searchParams.get('email') ?? '',
    };
    const { data } = await server.call(getRegistration, { headers: there });
    expect(data.values.additional.additionalInfo).toBe('Meio caminho');
  });

  test('whoever has finished by then gets none', async () => {
    const { headers, email } = await newRecruiter();
    await server.call(completeRegistration, { headers, body: { version: await fillIn({ headers }) } });
    server.clock.advance(16 * MINUTE);
    expect((await server.mails(email)).map(({ kind }) => kind)).toEqual(['verify_email']);
  });
});

describe('signed in', () => {
  let recruiter: Person;
  let by: CallOptions;
  beforeAll(async () => {
    recruiter = await signUp(server, 'RECRUITER', { name: 'Olga Reis' });
    by = { as: recruiter.token };
  });

  test('a draft is kept as it was typed, right or wrong', async () => {
    const { data } = await save(by, 'basic', 0, { position: 'T', phone: '12', worksForMultiple: '' }, 'draft');
    expect(data.states.basic).toBe('draft');
    expect((await server.call(getRegistration, by)).data.values.basic).toEqual({
      worksForMultiple: '',
      position: 'T',
      location: '',
      phone: '12',
      linkedinUrl: '',
    });
  });

  test('another tab does not overwrite what was saved since', async () => {
    const { version } = (await server.call(getRegistration, by)).data;
    const [one, other] = await Promise.all([
      save(by, 'additional', version, { additionalInfo: 'Uma aba' }, 'draft'),
      save(by, 'additional', version, { additionalInfo: 'Outra aba' }, 'draft'),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  test('it is complete only when each section is done or skipped', async () => {
    const { version } = (await server.call(getRegistration, by)).data;
    const early = await server.call(completeRegistration, { ...by, body: { version } });
    expect(early.body.error).toBe('REGISTRATION_INCOMPLETE');
    expect(early.body.details?.map(({ field }) => field)).toEqual([...REGISTRATION_SECTIONS]);

    const at = await fillIn(by, { education: 'skipped', additional: 'skipped' });
    const { data } = await server.call(completeRegistration, { ...by, body: { version: at } });
    expect(data.completedAt).not.toBeNull();
    const profile = (await server.call(ownRecruiterProfile, by)).data;
    expect([profile.education, profile.additionalInfo]).toEqual([[], null]);
  });

  test('the reminder can be dismissed, and the registration goes on', async () => {
    const { token } = await signUp(server, 'RECRUITER');
    expect((await server.call(dismissRegistration, { as: token })).status).toBe(200);
    const { data } = await server.call(getRegistration, { as: token });
    expect(data.dismissed).toBe(true);
    expect((await save({ as: token }, 'additional', data.version, RIGHT.additional)).status).toBe(200);
  });

  test('a tab that was opened before the reminder was dismissed goes on, too', async () => {
    const { token } = await signUp(server, 'RECRUITER');
    const { version } = (await server.call(getRegistration, { as: token })).data;
    await server.call(dismissRegistration, { as: token });
    const saved = await save({ as: token }, 'additional', version, RIGHT.additional);
    expect([saved.status, saved.data.dismissed]).toEqual([200, true]);
    expect((await save({ as: token }, 'additional', version, RIGHT.additional)).status).toBe(409);
  });

  test('the company learns what is told of it at once, and what it is told later stays', async () => {
    const { token, companyId } = await signUp(server, 'RECRUITER');
    const params = { id: companyId };
    const saved = await save({ as: token }, 'company', 0, RIGHT.company);
    const described = (await server.call(getCompany, { as: token, params })).data;
    expect(described).toMatchObject({ industry: 'Software', sizeFrom: 51, sizeList: 'registration' });

    await server.platform.database
      .updateTable('companies')
      .set({ industry: 'Energia', sizeFrom: 201, sizeList: 'profile' })
      .where('id', '=', companyId)
      .execute();
    const progress = (await server.call(getRegistration, { as: token })).data;
    expect(progress.values.company).toEqual({ department: 'Pessoas', industry: 'Energia', sizeFrom: '51' });
    let { version } = saved.data;
    for (const section of REGISTRATION_SECTIONS.filter((name) => name !== 'company'))
      version = (await save({ as: token }, section, version, RIGHT[section], 'skipped')).data.version;
    await server.call(completeRegistration, { as: token, body: { version } });
    const kept = (await server.call(getCompany, { as: token, params })).data;
    expect(kept).toMatchObject({ industry: 'Energia', sizeFrom: 201 });
    expect((await server.call(ownRecruiterProfile, { as: token })).data.department).toBe('Pessoas');
  });

  test('nothing need be added at the end', async () => {
    const { token } = await signUp(server, 'RECRUITER');
    expect((await save({ as: token }, 'additional', 0, { additionalInfo: ' ' })).data.states.additional).toBe('done');
  });

  test('what the profile was told meanwhile is not undone by completing it', async () => {
    const { id, token } = await signUp(server, 'RECRUITER');
    const filled = await fillIn({ as: token }, { education: 'skipped' });
    const { data } = await server.call(updateRecruiterProfile, {
      as: token,
      params: { id },
      body: { version: filled, position: 'Head de pessoas', languages: [{ code: 'fr', proficiency: 'basic' }] },
    });
    const progress = (await server.call(getRegistration, { as: token })).data;
    expect(progress.values.languages).toEqual({ languages: [{ code: 'fr', proficiency: 'basic' }] });
    expect(progress.values.basic).toMatchObject({ position: 'Head de pessoas', phone: '(11) 99999-9999' });

    // Without a position the section is open again.
    const emptied = await server.call(updateRecruiterProfile, {
      as: token,
      params: { id },
      body: { version: data.version, position: '' },
    });
    const { version, states } = (await server.call(getRegistration, { as: token })).data;
    expect([version, states.basic, states.languages, states.education]).toEqual([
      emptied.data.version,
      'draft',
      'done',
      'skipped',
    ]);
    const early = await server.call(completeRegistration, { as: token, body: { version } });
    expect(early.body.details?.map(({ field }) => field)).toEqual(['basic']);
    const again = await save({ as: token }, 'basic', version, { ...RIGHT.basic, position: 'Head de pessoas' });
    await server.call(completeRegistration, { as: token, body: { version: again.data.version } });
    expect((await server.call(ownRecruiterProfile, { as: token })).data).toMatchObject({
      position: 'Head de pessoas',
      languages: [{ code: 'fr', proficiency: 'basic' }],
      department: 'Pessoas',
    });
  });
});

describe('each section says what is wrong', () => {
  let by: CallOptions;
  beforeAll(async () => {
    by = { as: (await signUp(server, 'RECRUITER')).token };
  });

  const long = 'a'.repeat(2001);
  const school = { level: 'masters', institution: 'UFPE', field: 'Letras', graduationYear: '2015', courses: '' };
  test.each<[RegistrationSection, object, Record<string, string>]>([
    ['basic', {}, { worksForMultiple: 'Este campo é obrigatório', position: 'Este campo é obrigatório' }],
    [
      'basic',
      { ...RIGHT.basic, position: 'T', phone: '1234', linkedinUrl: 'https://exemplo.com/ana' },
      {
        position: 'Use pelo menos 2 caracteres',
        phone: 'Formato inválido. Use: (11) 99999-9999',
        linkedinUrl: 'Endereço do LinkedIn inválido. Escreva como em linkedin.com/in/seu-nome',
      },
    ],
    ['basic', { ...RIGHT.basic, worksForMultiple: 'maybe' }, { worksForMultiple: 'Escolha uma das opções' }],
    ['languages', { languages: [] }, { languages: 'Selecione pelo menos 1' }],
    [
      'languages',
      {
        languages: [
          { code: 'pt', proficiency: 'native' },
          { code: 'pt', proficiency: 'basic' },
        ],
      },
      { 'languages.1.code': 'Este item já está na lista' },
    ],
    ['education', { education: [] }, { education: 'Selecione pelo menos 1' }],
    [
      'education',
      { education: [{ ...school, graduationYear: '15', field: '' }] },
      {
        'education.0.graduationYear': 'Ano inválido. Escreva os quatro dígitos, como em 2015',
        'education.0.field': 'Este campo é obrigatório',
      },
    ],
    [
      'education',
      { education: [{ ...school, graduationYear: '2027' }] },
      { 'education.0.graduationYear': 'O ano não pode estar no futuro' },
    ],
    [
      'experience',
      { experienceFrom: '', specializations: [], experience: long },
      {
        experienceFrom: 'Este campo é obrigatório',
        specializations: 'Selecione pelo menos 1',
        experience: 'Use no máximo 2000 caracteres',
      },
    ],
    [
      'company',
      { sizeFrom: '52', department: '' },
      { sizeFrom: 'Escolha uma das opções', department: 'Este campo é obrigatório' },
    ],
    ['additional', { additionalInfo: 'x' }, { additionalInfo: 'Use pelo menos 2 caracteres' }],
  ])('%s: %j', async (section, values, expected) => {
    const answer = await save(by, section, 0, values);
    expect(answer.body.error).toBe('VALIDATION_FAILED');
    expect(Object.fromEntries(answer.body.details?.map(({ field, message }) => [field, message]) ?? [])).toEqual(
      expected,
    );
  });

  test('this year is no future, and school has no field of study', async () => {
    const values = { education: [{ ...school, level: 'high_school', field: '', graduationYear: '2026' }] };
    expect((await save(by, 'education', 0, values)).status).toBe(200);
  });
});

test('who does not own the company changes nothing of it', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const member = await signUp(server, 'RECRUITER');
  const { db } = { db: server.platform.database };
  await db
    .updateTable('companyMembers')
    .set({ removedAt: server.clock.now() })
    .where('userId', '=', member.id)
    .execute();
  await db
    .insertInto('companyMembers')
    .values({
      id: crypto.randomUUID(),
      companyId: owner.companyId,
      userId: member.id,
      role: 'recruiter',
      createdAt: server.clock.now(),
    })
    .execute();
  const by = { as: member.token };
  expect((await server.call(getRegistration, by)).data.company).toMatchObject({ owned: false });
  await server.call(completeRegistration, { ...by, body: { version: await fillIn(by) } });
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  expect([company.industry, company.sizeFrom]).toEqual([null, null]);
});
