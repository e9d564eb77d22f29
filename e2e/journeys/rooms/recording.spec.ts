import { expectAccessible } from '../../support/accessibility.ts';
import {
  ANA,
  admit,
  enterRoom,
  isInside,
  MARTA,
  openInterviewRoom,
  openWindow,
  type RoomPerson,
} from '../../support/room-people.ts';
import { expect, test } from '../../support/test.ts';

// Cameras of one journey would go on through the next.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const asks = async ({ page }: RoomPerson) => {
  await page.getByRole('button', { name: 'Gravar', exact: true }).click();
  await page.getByRole('button', { name: 'Perguntar a todos' }).click({ delay: 700 });
  await expect(page.getByText(`Falta a resposta de ${ANA}.`)).toBeVisible();
};
const question = ({ page }: RoomPerson) => page.getByRole('dialog', { name: 'A entrevista pode ser gravada?' });
const mark = ({ page }: RoomPerson) => page.getByRole('button', { name: /Gravando/ });
const answers = async (person: RoomPerson, words: 'Aceito a gravação' | 'Não aceito') => {
  await expect(question(person)).toBeVisible();
  await question(person).getByRole('button', { name: words }).click({ delay: 700 });
  await expect(question(person)).toBeHidden();
};

test('nothing is recorded before everybody agrees; who comes later is asked before, and whoever takes it back ends it', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, code } = await openInterviewRoom(browser, server.url, mailsTo);
  const candidate = await openWindow(browser, server.url, { viewport: { width: 360, height: 740 } });
  await enterRoom(candidate, code, { as: 'Participar da entrevista', name: ANA });
  await admit(host, ANA);
  await isInside(candidate);

  await asks(host);
  await expect(question(candidate).getByText('Recusar não traz nenhuma desvantagem na seleção.')).toBeVisible();
  await expectAccessible(candidate.page);
  await candidate.page.keyboard.press('Escape');
  await answers(candidate, 'Não aceito');
  await expect(host.page.getByText(`${ANA} prefere que a entrevista não seja gravada`)).toBeVisible();
  await expect(mark(host)).toHaveCount(0);

  await asks(host);
  await answers(candidate, 'Aceito a gravação');
  await Promise.all([host, candidate].map((person) => expect(mark(person)).toBeVisible()));
  await expectAccessible(host.page);

  const late = await openWindow(browser, server.url);
  await late.context.addCookies(await host.context.cookies());
  await enterRoom(late, code, null);
  await expect(late.page.getByRole('heading', { name: 'Esta entrevista está sendo gravada' })).toBeVisible();
  await expectAccessible(late.page);
  await late.page.getByRole('button', { name: 'Aceito e quero entrar' }).click({ delay: 700 });
  await isInside(late);
  await expect(mark(late)).toBeVisible();

  const observer = await openWindow(browser, server.url);
  await enterRoom(observer, code, { as: 'Observar a convite', name: 'Davi Couto' });
  await expect(
    observer.page.getByRole('heading', { name: /Esta entrevista está sendo gravada, ou vai ser/ }),
  ).toBeVisible();
  await expectAccessible(observer.page);
  await expect(host.page.getByText('Ainda não respondeu se aceita a gravação.').first()).toBeVisible();
  await observer.page.getByRole('button', { name: 'Não aceito' }).click({ delay: 700 });
  await expect(host.page.getByText(/Não aceitou a gravação/).first()).toBeVisible();

  await mark(candidate).click();
  await expect(candidate.page.getByText(`Gravada por ${MARTA}.`)).toBeVisible();
  await expectAccessible(candidate.page);
  await candidate.page.getByRole('button', { name: 'Retirar meu consentimento' }).click();
  await candidate.page.getByRole('button', { name: 'Retirar e apagar' }).click({ delay: 700 });
  await expect(host.page.getByText(`${ANA} retirou o consentimento`)).toBeVisible();
  await Promise.all([host, candidate, late].map((person) => expect(mark(person)).toHaveCount(0)));
  await expect(observer.page.getByRole('button', { name: 'Não aceito' })).toHaveCount(0);
  await admit(host, 'Davi Couto');
  await isInside(observer);
});
