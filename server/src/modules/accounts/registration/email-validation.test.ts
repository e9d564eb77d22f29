import { checkEmail, validateEmail } from '@prova/contract/accounts/email-validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeDns } from '../../../../test/fake-dns.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { signUp } from '../../../../test/people.ts';

let dns: Awaited<ReturnType<typeof startFakeDns>>;
let server: TestServer;
beforeAll(async () => {
  dns = await startFakeDns({
    'tem.example': { mx: ['10 mail.tem.example', '20 outro.tem.example'] },
    'nulo.example': { mx: ['0 .'], a: ['192.0.2.1'] },
    'quatro.example': { a: ['192.0.2.1'] },
    'seis.example': { aaaa: ['2001:db8:0:0:0:0:0:1'] },
    'vazio.example': {},
    'calado.example': 'silent',
    'quebrado.example': 'failing',
  });
  server = await startTestServer({ MAIL_DNS: dns.address });
});
afterAll(async () => {
  await server.close();
  await dns.close();
});

const validate = async (email: string) => (await server.call(validateEmail, { params: { email } })).data;
const check = async (email: string) => (await server.call(checkEmail, { params: { email } })).data;

describe('the domain of an address', () => {
  it.each([
    ['with mail servers', 'tem.example', 'accepts', true],
    ['that says it takes no mail', 'nulo.example', 'refuses', false],
    ['without mail servers but with an address', 'quatro.example', 'accepts', true],
    ['with an address of the newer kind only', 'seis.example', 'accepts', true],
    ['without any record', 'vazio.example', 'refuses', false],
    ['that does not exist', 'nada.example', 'refuses', false],
    ['whose servers fail', 'quebrado.example', 'unknown', true],
  ])('%s', async (_, domain, mailDomain, valid) => {
    expect(await validate(`Ana@${domain}`)).toEqual({
      email: `ana@${domain}`,
      form: 'ok',
      disposable: false,
      suggestion: null,
      mailDomain,
      valid,
    });
  });

  it('that does not answer is unknown, and not waited for', async () => {
    expect(await validate('ana@calado.example')).toMatchObject({ mailDomain: 'unknown', valid: true });
  });

  it('is asked once by all who ask at once, and again after ten minutes', async () => {
    server.clock.advance(601);
    const questions = () => dns.asked.filter((question) => question === 'mx tem.example').length;
    const before = questions();
    await Promise.all([1, 2, 3, 4].map((each) => validate(`pessoa${each}@tem.example`)));
    await validate('outra@tem.example');
    expect(questions()).toBe(before + 1);
    server.clock.advance(601);
    await validate('outra@tem.example');
    expect(questions()).toBe(before + 2);
  });

  it('is not asked when the form is wrong already, nor where asking is turned off', async () => {
    const before = dns.asked.length;
    expect(await validate('ana.tem.example')).toMatchObject({
      form: 'missing_at',
      mailDomain: 'unknown',
      valid: false,
    });
    expect(await check('ana@nada.example')).toMatchObject({ form: 'ok', valid: true });
    expect(dns.asked.length).toBe(before);
    const off = await startTestServer({ MAIL_DNS: 'off' });
    const answer = await off.call(validateEmail, { params: { email: 'ana@nada.example' } });
    await off.close();
    expect(answer.data).toMatchObject({ mailDomain: 'unknown', valid: true });
  });
});

describe('a likely typing error', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.com.br', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com.br', 'ana@yahoo.com.br'],
    ['ana@uol.com.be', 'ana@uol.com.br'],
    ['ana@bol.com.rb', 'ana@bol.com.br'],
    ['ana@iclou.com', 'ana@icloud.com'],
    ['ana@uol.com', 'ana@uol.com.br'],
    ['ana@bol.com', 'ana@bol.com.br'],
    ['ana@terra.com', 'ana@terra.com.br'],
    ['ana@ig.com', 'ana@ig.com.br'],
    ['ana@oi.com', 'ana@oi.com.br'],
    ['ana@globo.com.br', 'ana@globo.com'],
    ['ana@r7.com.br', 'ana@r7.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@uol.con.br', 'ana@uol.com.br'],
    ['ana@mail.con', 'ana@mail.com'],
  ])('%s → %s', async (typed, meant) => {
    expect(await check(typed)).toMatchObject({ suggestion: meant, disposable: false });
  });

  it.each(
    'mac.com aol.com aim.com msn.com passport.com pm.me tuta.io tutanota.com zoho.com zohomail.com yandex.com inbox.ru list.ru bk.ru qq.com 163.com 126.com sina.com naver.com hey.com hushmail.com mailfence.com oi.com.br r7.com globomail.com zipmail.com.br superig.com.br ibest.com.br pop.com.br folha.com.br sapo.pt duck.com rocketmail.com ymail.com googlemail.com icloud.com outlook.com.br yahoo.com.br sol.com.br vale.com gmail.com hotmail.com.br uol.com.br bol.com.br terra.com.br ig.com.br globo.com mail.com email.com gmx.de yahoo.fr me.com proton.me live.com itau.com.br nubank.com.br empresa.com.br usp.br ufmg.br acme.io acme.dev correio.example aurora.example prova.tech yahoo.com.tr yahoo.com.pe protonmail.ch hotmail.cl'.split(
      ' ',
    ),
  )('none in %s', async (domain) => {
    expect((await check(`ana@${domain}`)).suggestion).toBeNull();
  });
});

describe('an address', () => {
  it('at a disposable mailer is told from others, below its domain too', async () => {
    expect(await check('ana@mailinator.com')).toMatchObject({ disposable: true, valid: true });
    expect(await check('ana@caixa.mailinator.com')).toMatchObject({ disposable: true });
    // Their names are a little like those of providers.
    for (const domain of ['yopmail.com', 'yopmail.fr', 'maildrop.cc', 'trashmail.com', 'guerrillamail.com'])
      expect(await check(`ana@${domain}`)).toMatchObject({ disposable: true, suggestion: null });
    expect(await check('ana@naomailinator.com')).toMatchObject({ disposable: false });
  });

  it('of any shape gets an answer', async () => {
    for (const email of [
      '@',
      'a@',
      '%',
      'ana@gmail.com\r\nBcc: x@y.example',
      '<script>@x.example',
      'é@x.example',
      'a.',
    ])
      expect(await check(email), email).toMatchObject({ valid: false, suggestion: null, disposable: false });
    const long = await server.call(checkEmail, { params: { email: `${'a'.repeat(300)}@gmail.com` } });
    expect(long.status).toBe(404);
  });

  it('says the same with an account as without', async () => {
    const person = await signUp(server, 'POTENTIAL', { email: 'existe@tem.example' });
    const { email: _known, ...known } = await validate(person.email);
    const { email: _stranger, ...stranger } = await validate('naoexiste@tem.example');
    expect(known).toEqual(stranger);
  });
});

it('is counted by address', async () => {
  const limited = await startTestServer({ MAIL_DNS: 'off', RATE_LIMITS: 'true' });
  let last = 0;
  for (let time = 0; time < 61; time += 1)
    last = (await limited.call(validateEmail, { params: { email: `ana${time}@tem.example` } })).status;
  await limited.close();
  expect(last).toBe(429);
});
