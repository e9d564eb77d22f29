import { me } from '@prova/contract/accounts/accounts';
import {
  getRecruiterProfile,
  inviteRecruiter,
  listRecruiters,
  ownRecruiterProfile,
  PICTURE_MAX_BYTES,
  removeRecruiter,
  removeRecruiterPicture,
  setRecruiterPicture,
  updateRecruiterProfile,
} from '@prova/contract/recruiters/recruiters';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bombPng, scriptedSvg, sidewaysPhoto, twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let ana: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Lima' });
  colleague = await signUp(server, 'RECRUITER', { name: 'Bruno Sá' });
  stranger = await signUp(server, 'RECRUITER');
  await server.platform.database
    .insertInto('companyMembers')
    .values({
      id: crypto.randomUUID(),
      companyId: ana.companyId,
      userId: colleague.id,
      role: 'recruiter',
      createdAt: server.clock.now(),
    })
    .execute();
});
afterAll(() => server.close());

/** The colleague has a company of their own, too. */
const toAna = () => ({ 'x-company-id': ana.companyId });
const own = async () => (await server.call(ownRecruiterProfile, { as: ana.token })).data;
const update = (body: object, as = ana.token) =>
  server.call(updateRecruiterProfile, { as, params: { id: ana.id }, body });

describe('the profile', () => {
  test('field after field is changed, and emptied', async () => {
    const { version } = await own();
    const first = await update({
      version,
      name: 'Ana Lima Prado',
      bio: 'Encontro pessoas para times de dados.',
      position: 'Tech recruiter',
      location: 'Recife, PE',
      phone: '(11) 99999-9999',
      linkedinUrl: 'linkedin.com/in/ana-lima',
      specializations: ['Dados', 'dados', 'Backend'],
    });
    expect(first.data).toMatchObject({
      name: 'Ana Lima Prado',
      phone: '+5511999999999',
      linkedinUrl: 'https://www.linkedin.com/in/ana-lima',
      specializations: ['dados', 'Backend'],
      company: { id: ana.companyId },
    });
    const second = await update({ version: first.data.version, bio: '', phone: null });
    expect(second.data).toMatchObject({ bio: null, phone: null, position: 'Tech recruiter' });
    expect((await server.call(me, { as: ana.token })).data.name).toBe('Ana Lima Prado');
  });

  test('a stale version is refused', async () => {
    const { version } = await own();
    expect((await update({ version, bio: 'Primeira aba' })).status).toBe(200);
    expect((await update({ version, bio: 'Segunda aba' })).body.error).toBe('VERSION_CONFLICT');
  });

  test('wrong values are refused with words', async () => {
    const { version } = await own();
    const { body } = await update({ version, phone: '999', linkedinUrl: 'https://exemplo.com', name: 'http://x.com' });
    expect(Object.fromEntries(body.details?.map(({ field, message }) => [field, message]) ?? [])).toMatchObject({
      phone: 'Formato inválido. Use: (11) 99999-9999',
      linkedinUrl: 'Endereço do LinkedIn inválido. Escreva como em linkedin.com/in/seu-nome',
    });
  });

  const school = {
    level: 'masters',
    institution: 'UFPE',
    field: 'Letras',
    graduationYear: '2015',
    courses: '',
  } as const;

  test('what the registration asks for is changed later, and emptied', async () => {
    const { version } = await own();
    const updated = await update({
      version,
      worksForMultiple: 'freelancer',
      experienceFrom: '6',
      experience: 'Vagas de engenharia há oito anos.',
      additionalInfo: 'Prefiro conversas por escrito.',
      languages: [
        { code: 'pt', proficiency: 'native' },
        { code: 'en', proficiency: 'fluent' },
      ],
      education: [school, { ...school, level: 'high_school', field: '', graduationYear: 2009 }],
    });
    expect(updated.data).toMatchObject({
      worksForMultiple: 'freelancer',
      experienceFrom: 6,
      experience: 'Vagas de engenharia há oito anos.',
      additionalInfo: 'Prefiro conversas por escrito.',
      languages: [{ code: 'pt' }, { code: 'en', proficiency: 'fluent' }],
      education: [
        { field: 'Letras', graduationYear: 2015, courses: null },
        { level: 'high_school', field: null, graduationYear: 2009 },
      ],
    });
    const empty = { worksForMultiple: '', experienceFrom: '', experience: null, languages: [], education: [] };
    const emptied = await update({ version: updated.data.version, ...empty });
    expect(emptied.data).toMatchObject({
      worksForMultiple: null,
      experienceFrom: null,
      experience: null,
      additionalInfo: 'Prefiro conversas por escrito.',
      languages: [],
      education: [],
    });
    const entries = await server.platform.database
      .selectFrom('auditEntries')
      .select('data')
      .where('action', '=', 'recruiters.profile_changed')
      .where('subjectId', '=', ana.id)
      .orderBy('id', 'desc')
      .execute();
    expect(entries[0]?.data).toEqual({ fields: 'worksForMultiple experienceFrom experience languages education' });
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'a language twice',
      { languages: ['basic', 'native'].map((proficiency) => ({ code: 'pt', proficiency })) },
      { 'languages.1.code': 'Este item já está na lista' },
    ],
    [
      'an unknown language',
      { languages: [{ code: 'tlh', proficiency: 'native' }] },
      { 'languages.0.code': 'Escolha uma das opções' },
    ],
    [
      'a year to come',
      { education: [{ ...school, graduationYear: 2027 }] },
      { 'education.0.graduationYear': 'O ano não pode estar no futuro' },
    ],
    [
      'a year before all others and no institution',
      { education: [{ ...school, graduationYear: '1899', institution: '' }] },
      {
        'education.0.graduationYear': 'Ano inválido. Escreva os quatro dígitos, como em 2015',
        'education.0.institution': 'Este campo é obrigatório',
      },
    ],
    ['too many studies', { education: Array(11).fill(school) }, { education: 'Selecione no máximo 10' }],
    [
      'a band that is none',
      { experienceFrom: 2, worksForMultiple: 'maybe' },
      { experienceFrom: 'Escolha uma das opções' },
    ],
    ['too long a text', { experience: 'a'.repeat(2001) }, { experience: 'Use no máximo 2000 caracteres' }],
  ])('%s is refused', async (_, change, expected) => {
    const { version } = await own();
    const { body } = await update({ version, ...change });
    expect(body.error).toBe('VALIDATION_FAILED');
    expect(Object.fromEntries(body.details?.map(({ field, message }) => [field, message]) ?? [])).toMatchObject(
      expected,
    );
    expect((await own()).version).toBe(version);
  });

  test('half a character, as a paste may leave it, is replaced', async () => {
    const { version } = await own();
    const { data } = await update({ version, education: [{ ...school, courses: 'a\ud800b' }], bio: 'c\udc00d' });
    expect([data.education[0]?.courses, data.bio]).toEqual(['a\ufffdb', 'c\ufffdd']);
  });

  test('a colleague reads it and changes nothing; a stranger cannot tell that it exists', async () => {
    const params = { id: ana.id };
    const seen = await server.call(getRecruiterProfile, { as: colleague.token, params });
    expect(seen.data.can).toEqual({ edit: false });
    expect((await update({ version: seen.data.version, bio: 'Não' }, colleague.token)).status).toBe(403);
    expect((await server.call(getRecruiterProfile, { as: stranger.token, params })).status).toBe(404);
    expect((await update({ version: seen.data.version, bio: 'Não' }, stranger.token)).status).toBe(404);
  });

  test('the same is found under its other paths', async () => {
    for (const url of ['/recruiters', '/api/v1/recruiters', `/recruiters/${ana.id}`, `/api/v1/recruiters/${ana.id}`]) {
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${ana.token}` } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });

  test('the list names the colleagues of the company', async () => {
    const { data, body } = await server.call(listRecruiters, { as: ana.token, query: { limit: 1 } });
    expect(data.map(({ id }) => id)).toEqual([ana.id]);
    expect(body.meta).toMatchObject({ total: 2, totalPages: 2 });
    const alone = await server.call(listRecruiters, { as: stranger.token });
    expect(alone.data.map(({ id }) => id)).toEqual([stranger.id]);
  });
});

describe('the team', () => {
  test('an owner invites a colleague, who gets a mail; others may not', async () => {
    const body = { email: 'convidada@correio.example' };
    expect((await server.call(inviteRecruiter, { as: colleague.token, headers: toAna(), body })).status).toBe(403);
    const { data } = await server.call(inviteRecruiter, { as: ana.token, body });
    expect(data).toEqual({ email: body.email, role: 'recruiter' });
    expect((await server.mails(body.email))[0]?.kind).toBe('invitation');
  });

  test('an owner removes a colleague, whose account stays', async () => {
    const leaving = await signUp(server, 'RECRUITER');
    await server.platform.database
      .insertInto('companyMembers')
      .values({
        id: crypto.randomUUID(),
        companyId: ana.companyId,
        userId: leaving.id,
        role: 'recruiter',
        createdAt: server.clock.now(),
      })
      .execute();
    const params = { id: leaving.id };
    expect((await server.call(removeRecruiter, { as: stranger.token, params })).status).toBe(404);
    expect((await server.call(removeRecruiter, { as: colleague.token, headers: toAna(), params })).status).toBe(403);
    expect((await server.call(removeRecruiter, { as: ana.token, params })).status).toBe(200);
    expect((await server.call(getRecruiterProfile, { as: ana.token, params })).status).toBe(404);
    expect((await server.call(ownRecruiterProfile, { as: leaving.token })).data.company?.id).toBe(leaving.companyId);
    const alone = await server.call(removeRecruiter, { as: ana.token, params: { id: ana.id } });
    expect(alone.body.error).toBe('LAST_OWNER');
  });
});

test('nobody leaves a company that is not the one at work', async () => {
  const two = await signUp(server, 'RECRUITER');
  const other = await signUp(server, 'RECRUITER');
  const member = await signUp(server, 'RECRUITER');
  await server.platform.database
    .insertInto('companyMembers')
    .values([
      {
        id: crypto.randomUUID(),
        companyId: other.companyId,
        userId: two.id,
        role: 'owner',
        createdAt: server.clock.now(),
      },
      {
        id: crypto.randomUUID(),
        companyId: other.companyId,
        userId: member.id,
        role: 'recruiter',
        createdAt: server.clock.now(),
      },
    ])
    .execute();
  const remove = (companyId: string) =>
    server.call(removeRecruiter, {
      as: two.token,
      params: { id: member.id },
      headers: { 'x-company-id': companyId },
    });
  expect((await remove(two.companyId)).status).toBe(404);
  expect((await server.call(getRecruiterProfile, { as: two.token, params: { id: member.id } })).status).toBe(200);
  expect((await remove(other.companyId)).status).toBe(200);
});

describe('pictures', () => {
  const set = (body: Buffer, picture: 'photo' | 'cover' = 'photo', as = ana.token) =>
    server.call(setRecruiterPicture, {
      as,
      params: { id: ana.id, picture },
      files: { file: { name: 'eu.png', mime: 'image/png', body } },
    });
  const load = (url: string | null) => server.app.inject({ url: url ?? '' });
  const filesLeft = async () =>
    (await server.platform.database.selectFrom('files').select('id').where('state', '=', 'stored').execute()).length;

  test('a photo is shown small and without what the camera wrote', async () => {
    const { data } = await set(await sidewaysPhoto());
    const shown = await load(data.photoUrl);
    expect(shown.statusCode).toBe(200);
    const metadata = await sharp(shown.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
    expect((await server.call(me, { as: ana.token })).data.photoUrl).toBe(data.photoUrl);
  });

  test('the former picture goes when another comes, also when two come at once', async () => {
    await set(await twoHalves());
    const before = await filesLeft();
    const answers = await Promise.all([set(await twoHalves('jpeg')), set(await twoHalves('webp'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await filesLeft()).toBe(before);
    const { version } = await own();
    const cover = await set(await twoHalves(), 'cover');
    expect(cover.data.version).toBe(version);
    expect((await load(cover.data.coverUrl)).statusCode).toBe(200);
    for (const picture of ['photo', 'cover'])
      await server.call(removeRecruiterPicture, { as: ana.token, params: { id: ana.id, picture } });
    expect(await own()).toMatchObject({ photoUrl: null, coverUrl: null });
    expect((await load(cover.data.coverUrl)).statusCode).toBe(404);
    expect(await filesLeft()).toBe(before - 1);
  });

  test('what is no picture, too large or a trap is refused with words', async () => {
    const refusals = [
      [Buffer.alloc(0), 422, 'O arquivo está vazio. Confira e envie de novo.'],
      [scriptedSvg, 415, 'Tipo de arquivo não aceito. Envie JPG, PNG, WEBP, AVIF, GIF.'],
      [
        (await twoHalves('jpeg')).subarray(0, 400),
        422,
        'Não foi possível ler a imagem: o arquivo está danificado. Salve-a de novo e envie outra vez.',
      ],
      [bombPng(), 422, 'A imagem tem mais de 50 megapixels. Envie uma versão menor.'],
      [Buffer.alloc(PICTURE_MAX_BYTES + 1), 413, 'O arquivo é maior do que 5 MB. Envie uma versão menor.'],
    ] as const;
    for (const [body, status, message] of refusals) {
      const answer = await set(body);
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    const none = await server.call(setRecruiterPicture, { as: ana.token, params: { id: ana.id, picture: 'photo' } });
    expect([none.status, none.body.details?.[0]?.message]).toEqual([422, 'Escolha um arquivo']);
  });

  test('nobody else sets it', async () => {
    expect((await set(await twoHalves(), 'photo', colleague.token)).status).toBe(403);
    expect((await set(await twoHalves(), 'photo', stranger.token)).status).toBe(404);
  });
});
