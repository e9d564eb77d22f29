import * as contract from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const form = (extra: object = {}) => ({
  name: 'Helena Prado',
  email: 'helena@correio.example',
  password: PASSWORD,
  role: 'POTENTIAL',
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  adult: true,
  ...extra,
});
const codeIn = (mail: { code?: string } | undefined) => mail?.code ?? '';
const tokenIn = (mail: { links: readonly string[] } | undefined) =>
  new URL(mail?.links.find((link) => link.includes('token=')) ?? 'http://none/').searchParams.get('token');

describe('registration', () => {
  it('mails link and code, and creates account, consents and profile once one of them has come back', async () => {
    const email = 'nova@correio.example';
    const answer = await server.call(contract.register, { body: form({ email, visibility: 'open' }) });
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({ email, resendAfterSeconds: 60 });
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('verify_email');
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
    const users = () => server.platform.database.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(await users()).toEqual([]);
    const acceptedAt = server.clock.now();
    server.clock.advance(3600);
    expect((await server.call(contract.verifyEmail, { body: { token: tokenIn(mail) } })).status).toBe(200);
    const user = await server.platform.database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    const consents = await server.platform.database
      .selectFrom('consents')
      .select(['kind', 'createdAt'])
      .where('userId', '=', user.id)
      .orderBy('kind')
      .execute();
    expect(consents.map((consent) => consent.kind)).toEqual(['adult', 'privacy', 'terms']);
    for (const consent of consents) expect(consent.createdAt).toEqual(acceptedAt);
    const talent = await server.platform.database
      .selectFrom('talents')
      .select('visibility')
      .where('userId', '=', user.id)
      .executeTakeFirst();
    expect(talent?.visibility).toBe('open');
  });

  it('refuses names that a mailbox would turn into a link', async () => {
    const body = form({
      role: 'RECRUITER',
      email: 'isca@correio.example',
      name: 'http://evil.example',
      companyName: 'www.evil.example',
    });
    const answer = await server.call(contract.register, { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('Escreva só o nome, sem endereço de site, e-mail ou telefone.');
    expect(JSON.stringify(answer.body)).toContain('Escreva só o nome, sem http:// e sem www.');
    expect(await server.mails('isca@correio.example')).toEqual([]);
  });

  it('makes a recruiter the owner of an unverified company', async () => {
    const person = await signUp(server, 'RECRUITER', { companyName: 'Café & Código Ltda' });
    const { data } = await server.call(contract.me, { as: person.token });
    expect(data.companies).toEqual([
      {
        id: person.companyId,
        name: 'Café & Código Ltda',
        role: 'owner',
        logoUrl: null,
        verified: false,
        runsJobs: true,
      },
    ]);
  });

  it('answers alike when the address is taken, creates nothing and tells its owner', async () => {
    const person = await signUp(server, 'POTENTIAL', { email: 'dona@correio.example' });
    const answer = await server.call(contract.register, { body: form({ email: person.email, name: 'Outra Pessoa' }) });
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({ email: person.email, resendAfterSeconds: 60 });
    const [mail] = await server.mails(person.email);
    expect(mail?.kind).toBe('already_registered');
    expect((await server.call(contract.me, { as: person.token })).data.name).toBe(person.name);
  });

  it.each([
    ['without @', { email: 'helena.correio.example' }, 'email', 'EMAIL_MISSING_AT'],
    ['with a space in the e-mail', { email: 'hel ena@correio.example' }, 'email', 'EMAIL_DISALLOWED_CHARACTER'],
    ['with a name of one letter', { name: 'H' }, 'name', 'TOO_SHORT'],
    ['with a name of 10,000 letters', { name: 'h'.repeat(10_000) }, 'name', 'TOO_LONG'],
    ['with a short password', { password: 'curta' }, 'password', 'PASSWORD_TOO_SHORT'],
    ['without terms', { acceptedTerms: '' }, 'acceptedTerms', 'TERMS_REQUIRED'],
    ['under age', { adult: false }, 'adult', 'ADULT_REQUIRED'],
    ['as a recruiter without a company', { role: 'RECRUITER' }, 'companyName', 'COMPANY_REQUIRED'],
    ['with an unknown field', { admin: true }, 'admin', 'UNKNOWN_FIELD'],
    ['with another role', { role: 'EXPERT' }, 'role', 'NOT_AN_OPTION'],
  ])('refuses a form %s and names the field', async (_, extra, field, code) => {
    const answer = await server.call(contract.register, { body: form({ email: 'nunca@correio.example', ...extra }) });
    expect(answer.status).toBe(422);
    expect(answer.body.details).toContainEqual(expect.objectContaining({ field, code }));
    expect(answer.body.message).toBe('Por favor, corrija os erros no formulário');
    expect(
      await server.platform.database
        .selectFrom('registrations')
        .select('id')
        .where('email', '=', 'nunca@correio.example')
        .execute(),
    ).toEqual([]);
  });

  it('names all that is missing at once', async () => {
    const { body } = await server.call(contract.register, { body: { role: 'RECRUITER' } });
    expect(body.details?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name REQUIRED',
      'email REQUIRED',
      'password REQUIRED',
      'acceptedTerms TERMS_REQUIRED',
      'acceptedPrivacy PRIVACY_REQUIRED',
      'adult ADULT_REQUIRED',
      'companyName COMPANY_REQUIRED',
    ]);
  });

  it('tells a former version of the documents from one that was not accepted', async () => {
    const { body } = await server.call(contract.register, {
      body: form({ email: 'nunca@correio.example', acceptedTerms: '2020-01', acceptedPrivacy: '' }),
    });
    expect(body.details?.map(({ field, message }) => [field, message])).toEqual([
      ['acceptedTerms', 'Os documentos foram atualizados. Leia e aceite a versão atual'],
      ['acceptedPrivacy', 'Aceite a Política de privacidade para continuar'],
    ]);
  });

  it('takes no less time for an address that is taken', async () => {
    const { milliseconds } = await server.clock.measure(() =>
      server.call(contract.register, { body: form({ email: 'dona@correio.example' }) }),
    );
    expect(milliseconds).toBeGreaterThanOrEqual(149);
  });

  it.each(['12345678', 'helena-prado-1'])('refuses the password %s', async (password) => {
    const answer = await server.call(contract.register, { body: form({ password }) });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toBe('PASSWORD_REFUSED');
    expect(answer.body.details?.[0]?.field).toBe('password');
  });
});

describe('verification', () => {
  const start = async (email: string) => {
    const answer = await server.call(contract.register, { body: form({ email }) });
    return { email, cookies: answer.cookies };
  };

  it('refuses sign-in before, with the sentence that clients know, and accepts the code', async () => {
    const { email } = await start('codigo@correio.example');
    const early = await server.call(contract.login, {
      body: { email, password: PASSWORD },
      headers: { 'accept-language': 'en-US' },
    });
    expect(early.status).toBe(403);
    expect(early.body.error).toBe('EMAIL_NOT_VERIFIED');
    expect(early.body.message).toContain('Please verify your email before logging in');
    const code = codeIn((await server.mails(email))[0]);
    expect((await server.call(contract.verifyEmail, { body: { email, code } })).data).toEqual({
      email,
      role: 'POTENTIAL',
      // Only recruiters have a registration to complete.
      completionToken: null,
    });
    await signIn(server, email);
  });

  it('gives five tries a code to the browser that registered, and five that tell nothing to all others', async () => {
    const { email, cookies } = await start('tentativas@correio.example');
    const code = codeIn((await server.mails(email))[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    const enter = async (code: string, cookies: Record<string, string> = {}) =>
      (await server.call(contract.verifyEmail, { body: { email, code }, cookies })).body.error;
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(wrong)).toBe('VERIFICATION_INVALID');
    // The right one does not help a stranger any more, who is not told that there was something to guess.
    expect(await enter(code)).toBe('VERIFICATION_INVALID');
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(wrong, cookies)).toBe('VERIFICATION_INVALID');
    expect(await enter(code, cookies)).toBe('VERIFICATION_TOO_MANY_TRIES');
    // Another code comes with tries of its own.
    server.clock.advance(61);
    await server.call(contract.resendVerification, { body: { email }, cookies });
    const next = codeIn((await server.mails(email))[0]);
    expect(await enter(next, cookies)).toBeUndefined();
    await signIn(server, email);
  });

  it('takes the code of one browser for that one, and the link of each', async () => {
    const email = 'dois-aparelhos@correio.example';
    const one = await server.call(contract.register, { body: form({ email, name: 'Na Mesa' }) });
    const first = (await server.mails(email))[0];
    server.clock.advance(61);
    const other = await server.call(contract.register, {
      body: form({ email, name: 'No Bolso', password: 'outra-frase-bem-longa' }),
    });
    const second = (await server.mails(email))[0];
    const verify = (body: object, cookies?: Record<string, string>) =>
      server.call(contract.verifyEmail, { body, ...(cookies && { cookies }) });
    expect((await verify({ email, code: codeIn(first) }, other.cookies)).body.error).toBe('VERIFICATION_INVALID');
    expect((await verify({ email, code: codeIn(first) }, one.cookies)).status).toBe(200);
    // A second click, or another tab.
    expect((await verify({ email, code: codeIn(first) }, one.cookies)).body.error).toBe('EMAIL_ALREADY_VERIFIED');
    expect((await verify({ email, code: codeIn(first) })).body.error).toBe('VERIFICATION_INVALID');
    // Name and password are those of the registration that was proved.
    expect((await signIn(server, email)).name).toBe('Na Mesa');
    expect((await verify({ token: tokenIn(second) })).body.error).toBe('EMAIL_ALREADY_VERIFIED');
    expect((await verify({ email, code: codeIn(second) }, other.cookies)).body.error).toBe('EMAIL_ALREADY_VERIFIED');
    const status = (cookies: Record<string, string>) =>
      server.call(contract.verifyEmailStatus, { query: { email }, cookies });
    expect((await status(one.cookies)).data.verified).toBe(true);
    expect((await status(other.cookies)).data.verified).toBe(false);
  });

  it('is not written to for more than ten registrations a day, wherever they are made', async () => {
    const email = 'visada@correio.example';
    for (let n = 0; n < 14; n += 1) {
      expect((await server.call(contract.register, { body: form({ email }) })).status).toBe(201);
      server.clock.advance(61);
    }
    expect(await server.mails(email)).toHaveLength(10);
    server.clock.advance(24 * 3600);
    await server.call(contract.register, { body: form({ email }) });
    expect(await server.mails(email)).toHaveLength(11);
  });

  it('of a former address does not prove the new one, though its mail goes out late', async () => {
    const email = 'demorado@correio.example';
    const newEmail = 'depressa@correio.example';
    await server.call(contract.register, { body: form({ email }) });
    await server.call(contract.changeEmail, { body: { email, password: PASSWORD, newEmail } });
    // The task that sends had not run before; the first mail is cancelled when it does.
    expect((await server.mails(email)).map(({ kind }) => kind)).toEqual(['email_changed']);
    expect((await server.mails(newEmail)).map(({ kind }) => kind)).toEqual(['verify_email']);
  });

  it('is forgotten after 30 days', async () => {
    const { email } = await start('esquecida@correio.example');
    const purge = async () => {
      await server.platform.tasks.send(server.platform.database, 'accounts.purge', {});
      await server.drain();
    };
    const known = async () =>
      (await server.call(contract.login, { body: { email, password: PASSWORD } })).body.error === 'EMAIL_NOT_VERIFIED';
    server.clock.advance(29 * 24 * 3600);
    await purge();
    expect(await known()).toBe(true);
    server.clock.advance(2 * 24 * 3600);
    await purge();
    expect(await known()).toBe(false);
  });

  it('lets a code live 15 minutes and a link a day', async () => {
    const { email } = await start('prazo@correio.example');
    const [mail] = await server.mails(email);
    server.clock.advance(16 * 60);
    expect((await server.call(contract.verifyEmail, { body: { email, code: codeIn(mail) } })).body.error).toBe(
      'VERIFICATION_EXPIRED',
    );
    server.clock.advance(24 * 3600);
    expect((await server.call(contract.verifyEmail, { body: { token: tokenIn(mail) } })).body.error).toBe(
      'VERIFICATION_EXPIRED',
    );
  });

  it('says that a link was used, and that another was never ours', async () => {
    const { email } = await start('usado@correio.example');
    const token = tokenIn((await server.mails(email))[0]);
    expect((await server.call(contract.verifyEmail, { body: { token } })).status).toBe(200);
    expect((await server.call(contract.verifyEmail, { body: { token } })).body.error).toBe('EMAIL_ALREADY_VERIFIED');
    expect((await server.call(contract.verifyEmail, { body: { token: 'x'.repeat(43) } })).body.error).toBe(
      'VERIFICATION_INVALID',
    );
  });

  it('resends after the cooldown, five times a day, and tells strangers nothing', async () => {
    const { email, cookies } = await start('reenvio@correio.example');
    const early = await server.call(contract.resendVerification, { body: { email }, cookies });
    expect(early.body.error).toBe('RESEND_COOLDOWN');
    expect(early.headers['retry-after']).toBe('60');
    expect(early.body.message).toBe('Aguarde 1 minuto para pedir outro e-mail.');
    expect(early.body.data).toEqual({ seconds: 60 });
    expect((await server.call(contract.resendVerification, { body: { email } })).status).toBe(200);
    expect(await server.mails(email)).toHaveLength(1);
    for (let sent = 2; sent <= 5; sent += 1) {
      server.clock.advance(61);
      expect((await server.call(contract.resendVerification, { body: { email }, cookies })).status).toBe(200);
    }
    expect(await server.mails(email)).toHaveLength(5);
    server.clock.advance(61);
    const last = await server.call(contract.resendVerification, { body: { email }, cookies });
    expect(last.body.error).toBe('RESEND_LIMIT');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    const unknown = await server.call(contract.resendVerification, { body: { email: 'ninguem@correio.example' } });
    expect(unknown.data).toEqual({ email: 'ninguem@correio.example', resendAfterSeconds: 60 });
  });

  it('says which fields it takes', async () => {
    for (const body of [{}, { email: 'ana@correio.example' }, { code: '123456' }]) {
      const answer = await server.call(contract.verifyEmail, { body });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body), JSON.stringify(body)).toContain(
        'Envie o campo token, do link, ou os campos email e code',
      );
    }
    const english = await server.call(contract.verifyEmail, { body: {}, headers: { 'accept-language': 'en-US' } });
    expect(JSON.stringify(english.body)).toContain('Send the field token, from the link, or the fields email and code');
  });

  it('tells only the browser that registered whether it is done', async () => {
    const { email, cookies } = await start('estado@correio.example');
    await server.call(contract.verifyEmail, { body: { token: tokenIn((await server.mails(email))[0]) } });
    expect((await server.call(contract.verifyEmailStatus, { query: { email }, cookies })).data.verified).toBe(true);
    expect((await server.call(contract.verifyEmailStatus, { query: { email } })).data.verified).toBe(false);
  });

  it('changes the address once', async () => {
    const { email } = await start('antigo@correio.example');
    const newEmail = 'certo@correio.example';
    expect(
      (await server.call(contract.changeEmail, { body: { email, password: PASSWORD, newEmail } })).data.email,
    ).toBe(newEmail);
    expect((await server.mails(newEmail))[0]?.kind).toBe('verify_email');
    const again = await server.call(contract.changeEmail, {
      body: { email: newEmail, password: PASSWORD, newEmail: 'mais@correio.example' },
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('Você já alterou seu e-mail');
  });

  it('proves nothing by a link to the former address, once the new one is proved either', async () => {
    const { email } = await start('saiu-daqui@correio.example');
    const former = tokenIn((await server.mails(email))[0]);
    const newEmail = 'mora-aqui@correio.example';
    server.clock.advance(1);
    await server.call(contract.changeEmail, { body: { email, password: PASSWORD, newEmail } });
    expect((await server.call(contract.verifyEmail, { body: { token: former } })).body.error).toBe(
      'VERIFICATION_INVALID',
    );
    const token = tokenIn((await server.mails(newEmail))[0]);
    expect((await server.call(contract.verifyEmail, { body: { token } })).status).toBe(200);
    expect((await server.call(contract.verifyEmail, { body: { token: former } })).body.error).toBe(
      'VERIFICATION_INVALID',
    );
    // There is no account here whose password could be reset.
    const notice = (await server.mails(email)).find(({ kind }) => kind === 'email_changed');
    expect(notice?.links.filter((link) => link.includes('forget-password'))).toEqual([]);
  });

  it('changes the address once when two windows ask for it', async () => {
    const { email } = await start('duas-janelas@correio.example');
    const answers = await Promise.all(
      ['uma@correio.example', 'outra@correio.example'].map((newEmail) =>
        server.call(contract.changeEmail, { body: { email, password: PASSWORD, newEmail } }),
      ),
    );
    // Whoever comes when the address has moved is told that nobody registers the former one.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 409])]);
  });

  it('does not tell whether the new address is taken: neither in the answer nor in the former mailbox', async () => {
    const owner = await signUp(server, 'POTENTIAL', { email: 'ja-existe@correio.example' });
    const password = 'frase-de-quem-pergunta-4';
    const change = async (email: string, newEmail: string) => {
      await server.call(contract.register, { body: form({ email, password }) });
      await server.drain();
      const { result: answer, milliseconds } = await server.clock.measure(() =>
        server.call(contract.changeEmail, { body: { email, password, newEmail } }),
      );
      const [former] = await server.mails(email);
      return { answer, former, milliseconds };
    };
    const taken = await change('curiosa@correio.example', owner.email);
    const free = await change('honesta@correio.example', 'livre@correio.example');
    expect(taken.answer.status).toBe(200);
    expect(taken.answer.data).toEqual({ ...free.answer.data, email: owner.email });
    expect(taken.former?.kind).toBe('email_changed');
    expect(taken.former?.text).toBe(free.former?.text);
    for (const { milliseconds } of [taken, free]) expect(milliseconds).toBeGreaterThanOrEqual(399);

    // The owner hears of it, and keeps the account.
    expect((await server.mails(owner.email))[0]?.kind).toBe('already_registered');
    await signIn(server, owner.email);
    // Whoever asked has used the one change up, and goes on being told the same.
    for (const email of [owner.email, 'livre@correio.example']) {
      const body = { email, password, newEmail: 'mais-um@correio.example' };
      expect((await server.call(contract.changeEmail, { body })).body.error).toBe('EMAIL_CHANGE_USED');
      expect((await server.call(contract.login, { body: { email, password } })).body.error).toBe('EMAIL_NOT_VERIFIED');
    }
  });

  it('keeps the one change for when the address is the same', async () => {
    const { email } = await start('igual@correio.example');
    const change = (newEmail: string) =>
      server.call(contract.changeEmail, { body: { email, password: PASSWORD, newEmail } });
    expect((await change(email.toUpperCase())).data.email).toBe(email);
    expect((await change('diferente@correio.example')).data.email).toBe('diferente@correio.example');
  });
});

describe('sign-in', () => {
  it('answers user, tokens and the user at the top, and sets the refresh cookie for no script', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const answer = await server.call(contract.login, {
      body: { email: person.email.toUpperCase(), password: PASSWORD },
    });
    expect(answer.body.user).toEqual(answer.data.user);
    expect(answer.body.message).toBe('Você entrou na sua conta.');
    expect(answer.data.user).toMatchObject({
      name: person.name,
      role: 'POTENTIAL',
      language: 'pt-BR',
      acceptedCurrentTerms: true,
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/refreshToken=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('says the same of a wrong password and of an unknown account, and no sooner', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const refused = async (email: string) => {
      const { result, milliseconds } = await server.clock.measure(() =>
        server.call(contract.login, { body: { email, password: 'não é esta 123' } }),
      );
      expect(milliseconds).toBeGreaterThanOrEqual(199);
      return result;
    };
    const wrong = await refused(person.email);
    const unknown = await refused('fantasma@correio.example');
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      401,
      'INVALID_CREDENTIALS',
      'E-mail ou senha incorretos.',
    ]);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('answers no sooner of a registration than of a wrong password, with an account or without', async () => {
    const { email } = await signUp(server, 'POTENTIAL');
    const password = 'frase-de-quem-pergunta-4';
    for (const asked of [email, 'sem-conta@correio.example']) {
      await server.call(contract.register, { body: form({ email: asked, password }) });
      const { result, milliseconds } = await server.clock.measure(() =>
        server.call(contract.login, { body: { email: asked, password } }),
      );
      expect(milliseconds).toBeGreaterThanOrEqual(199);
      expect(result.body.error).toBe('EMAIL_NOT_VERIFIED');
    }
  });

  it('locks after five failures, whether the account exists or not, but not its known device', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const known = (await server.call(contract.login, { body: { email: person.email, password: PASSWORD } })).cookies;
    for (const email of [person.email, 'inexistente@correio.example']) {
      for (let tries = 0; tries < 5; tries += 1)
        await server.call(contract.login, { body: { email, password: 'errada-errada' } });
      const locked = await server.call(contract.login, { body: { email, password: PASSWORD } });
      expect([locked.status, locked.body.message]).toEqual([
        423,
        'Conta temporariamente bloqueada. Tente novamente mais tarde.',
      ]);
    }
    expect((await server.mails(person.email))[0]?.kind).toBe('account_locked');
    expect(
      (await server.call(contract.login, { body: { email: person.email, password: PASSWORD }, cookies: known })).status,
    ).toBe(200);
  });

  it('counts tries that come at the same time', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        server.call(contract.login, { body: { email: person.email, password: 'errada-errada' } }),
      ),
    );
    expect(answers.filter((answer) => answer.body.error === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(5);
    server.clock.advance(16 * 60);
    await signIn(server, person.email);
  });

  it('asks for new versions of the documents', async () => {
    const person = await signUp(server, 'POTENTIAL');
    await server.platform.database
      .updateTable('consents')
      .set({ textVersion: '2020-01' })
      .where('userId', '=', person.id)
      .execute();
    const asked = await server.call(contract.login, { body: { email: person.email, password: PASSWORD } });
    expect([asked.status, asked.body.error]).toEqual([422, 'TERMS_REQUIRED']);
    const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };
    expect(
      (await server.call(contract.login, { body: { email: person.email, password: PASSWORD, ...accepted } })).status,
    ).toBe(200);
  });
});

describe('sessions', () => {
  it('lets an access token live 15 minutes and renews it by the refresh token', async () => {
    const person = await signUp(server, 'POTENTIAL');
    server.clock.advance(15 * 60 + 1);
    expect((await server.call(contract.me, { as: person.token })).body.error).toBe('SESSION_EXPIRED');
    const renewed = await server.call(contract.refreshToken, { body: { refreshToken: person.refreshToken } });
    expect((await server.call(contract.me, { as: renewed.data.accessToken })).data.email).toBe(person.email);
  });

  it('renews by the cookie with an empty body, from our own pages only', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const cookies = { refreshToken: person.refreshToken };
    expect(
      (await server.call(contract.refreshToken, { cookies, headers: { origin: 'https://elsewhere.example' } })).body
        .error,
    ).toBe('ORIGIN_REFUSED');
    const renewed = await server.call(contract.refreshToken, { cookies, headers: { origin: 'http://localhost:3000' } });
    expect(renewed.cookies.refreshToken).toBe(renewed.data.refreshToken);
    expect(renewed.data.refreshToken).not.toBe(person.refreshToken);
  });

  it('forgives two tabs, and ends the session when a rotated token comes back later', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const refresh = (refreshToken: string) => server.call(contract.refreshToken, { body: { refreshToken } });
    const [first, second] = await Promise.all([refresh(person.refreshToken), refresh(person.refreshToken)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    server.clock.advance(60);
    expect((await refresh(person.refreshToken)).body.error).toBe('REFRESH_INVALID');
    expect((await refresh(first.data.refreshToken)).body.error).toBe('REFRESH_INVALID');
    expect((await server.call(contract.me, { as: second.data.accessToken })).status).toBe(401);
  });

  it('ends a session for good 90 days after the sign-in, however often it was renewed', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const refresh = (refreshToken: string) => server.call(contract.refreshToken, { body: { refreshToken } });
    const signedInAt = server.clock.now().getTime();
    let session = { refreshToken: person.refreshToken, accessToken: person.token };
    for (let days = 0; days < 80; days += 20) {
      server.clock.advance(20 * 24 * 3600);
      session = (await refresh(session.refreshToken)).data;
    }
    // A minute before the end: what is given out now does not outlive it.
    server.clock.set(new Date(signedInAt + 90 * 24 * 3600 * 1000 - 60_000));
    session = (await refresh(session.refreshToken)).data;
    expect((await server.call(contract.me, { as: session.accessToken })).status).toBe(200);
    server.clock.advance(61);
    expect((await server.call(contract.me, { as: session.accessToken })).body.error).toBe('SESSION_EXPIRED');
    const over = await refresh(session.refreshToken);
    expect([over.status, over.body.error]).toEqual([401, 'REFRESH_INVALID']);
    const row = await server.platform.database
      .selectFrom('sessions')
      .select('endReason')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.endReason).toBe('expired');
    await signIn(server, person.email);
  });

  it('signs out at once, here or everywhere', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const other = await signIn(server, person.email);
    await server.call(contract.logout, { as: person.token });
    expect((await server.call(contract.me, { as: person.token })).status).toBe(401);
    expect((await server.call(contract.me, { as: other.token })).status).toBe(200);
    // What the browser still holds of another session goes with it.
    const fourth = await signIn(server, person.email);
    const fifth = await signIn(server, person.email);
    await server.call(contract.logout, { as: fourth.token, cookies: { refreshToken: fifth.refreshToken } });
    expect((await server.call(contract.me, { as: fourth.token })).status).toBe(401);
    expect((await server.call(contract.me, { as: fifth.token })).status).toBe(401);
    const third = await signIn(server, person.email);
    await server.call(contract.logoutAll, { as: other.token });
    expect((await server.call(contract.me, { as: third.token })).status).toBe(401);
    expect((await server.call(contract.authStatus, { as: third.token })).data).toEqual({
      isAuthenticated: false,
      user: null,
    });
  });
});

describe('password reset', () => {
  it('answers alike for anyone, sets the password once, ends sessions and says so by mail', async () => {
    const person = await signUp(server, 'POTENTIAL');
    expect((await server.call(contract.forgotPassword, { body: { email: 'ninguem2@correio.example' } })).status).toBe(
      200,
    );
    expect((await server.call(contract.forgotPassword, { body: { email: person.email } })).status).toBe(200);
    const token = tokenIn((await server.mails(person.email))[0]);
    const newPassword = 'outra-frase-bem-longa';
    expect((await server.call(contract.resetPassword, { body: { token, newPassword: 'qwertyuiop' } })).body.error).toBe(
      'PASSWORD_REFUSED',
    );
    expect((await server.call(contract.resetPassword, { body: { token, newPassword } })).status).toBe(200);
    expect((await server.call(contract.resetPassword, { body: { token, newPassword } })).body.error).toBe(
      'TOKEN_EXPIRED',
    );
    expect((await server.call(contract.me, { as: person.token })).status).toBe(401);
    expect((await server.mails(person.email))[0]?.kind).toBe('password_changed');
    await signIn(server, person.email, newPassword);
  });
});

it('keeps the preferred language and answers in it', async () => {
  const person = await signUp(server, 'POTENTIAL');
  expect((await server.call(contract.setLanguage, { as: person.token, body: { language: 'en-US' } })).data).toEqual({
    language: 'en-US',
  });
  expect((await server.call(contract.getLanguage, { as: person.token })).data).toEqual({ language: 'en-US' });
  const refused = await server.call(contract.setLanguage, { as: person.token, body: { language: 'fr-FR' } });
  expect(refused.body.message).toBe('Please correct the errors in the form');
});
