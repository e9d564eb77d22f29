import { readOutbox } from '../../support/outbox.ts';
import { type RelayStandIn, startRelay } from '../../support/relay-stand-in.ts';
import {
  ANA,
  admit,
  enterRoom,
  isInside,
  MARTA,
  messages,
  openChat,
  openRoom,
  openWindow,
  type RoomPerson,
  seesMoving,
} from '../../support/room-people.ts';
import { startTestedServer, type TestedServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';

const SECRET = 'a secret that only relay and server share';

let relay: RelayStandIn;
let server: TestedServer;

// Everything goes through the relay here: without it there is no way from one to the other.
test.beforeAll(async () => {
  relay = await startRelay(SECRET);
  server = await startTestedServer({
    databaseServer: process.env.TEST_DATABASE_URL ?? '',
    seeded: false,
    logFile: 'test-results/server-outages.log',
    env: { TURN_URLS: relay.url, TURN_SECRET: SECRET, RELAY_ONLY: 'true' },
  });
});

test.afterAll(async () => {
  await server.stop();
  await relay.kill();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const write = async (person: RoomPerson, words: string) => {
  const field = await openChat(person);
  await field.fill(words);
  await field.press('Enter');
};

test('a call outlasts a server that is restarted, and a relay that is killed', async ({ browser }) => {
  const { host, code } = await openRoom(browser, server.url, (address, count = 1) =>
    readOutbox(server.url, address, count),
  );
  const candidate = await openWindow(browser, server.url);
  await enterRoom(candidate, code, { as: 'Participar da entrevista', name: ANA });
  await admit(host, ANA);
  await isInside(candidate);
  const bothSee = (more: number) =>
    Promise.all([seesMoving(host, `Imagem de ${ANA}`, more), seesMoving(candidate, `Imagem de ${MARTA}`, more)]);
  await bothSee(10);
  expect(relay.passed()).toBeGreaterThan(100);
  await write(candidate, 'Antes da troca.');
  await openChat(host);
  await expect(messages(host)).toContainText('Antes da troca.');

  await server.halt();
  for (const { page } of [host, candidate]) await expect(page.getByText('Reconectando à sala…')).toBeVisible();
  await bothSee(60);
  await write(candidate, 'Durante a troca.');
  await expect(messages(candidate)).toContainText('enviando');
  await server.resume();
  for (const { page } of [host, candidate]) await expect(page.getByText('Reconectando à sala…')).toBeHidden();
  await bothSee(10);
  for (const person of [host, candidate]) {
    await expect(messages(person)).toContainText('Antes da troca.');
    await expect(messages(person)).toContainText('Durante a troca.');
  }
  await expect(messages(candidate)).not.toContainText('enviando');
  await host.page.getByRole('button', { name: 'Pessoas', exact: true }).click();
  await expect(host.page.getByRole('button', { name: `Ações para ${ANA}` }).first()).toBeVisible();
  await write(host, 'Depois da troca.');
  await expect(messages(candidate)).toContainText('Depois da troca.');

  await relay.kill();
  await expect(host.page.getByText('Reconectando…').first()).toBeVisible();
  await write(candidate, 'Não vejo mais você.');
  await expect(messages(host)).toContainText('Não vejo mais você.');
  await relay.revive();
  await bothSee(10);
  await expect(host.page.getByText('Reconectando…')).toHaveCount(0);
});

test('the equipment test passes through the relay, and fails without it', async ({ browser }) => {
  const { page } = await openWindow(browser, server.url);
  await page.goto('/admin/interview/rooms/abc-defg-hjk');
  await page.getByRole('button', { name: 'Esperar mesmo assim' }).click();
  await page.getByRole('button', { name: 'Só testar o equipamento' }).click();
  const connection = page.getByRole('region', { name: 'Conexão' });
  const before = relay.passed();
  await connection.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(connection.getByText('Sua rede deixa passar som e imagem.')).toBeVisible();
  await expect(connection.getByText('Funciona')).toBeVisible();
  expect(relay.passed()).toBeGreaterThan(before);
  await relay.kill();
  await connection.getByRole('button', { name: 'Testar de novo' }).click();
  await expect(connection.getByText('Sua rede não deixou passar a chamada')).toBeVisible();
  await expect(connection.getByRole('listitem').first()).toBeVisible();
  await relay.revive();
  await connection.getByRole('button', { name: 'Testar de novo' }).click();
  await expect(connection.getByText('Funciona')).toBeVisible();
});
