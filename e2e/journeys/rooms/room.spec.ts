import { expectAccessible } from '../../support/accessibility.ts';
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
  seesMoving,
} from '../../support/room-people.ts';
import { expect, test } from '../../support/test.ts';

// Cameras of one journey would go on through the next.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('two people see each other, write, caption and share a screen; what was said is there after a reload', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, code } = await openRoom(browser, server.url, mailsTo);
  await expect(host.page.getByText('Por enquanto, só você está aqui.')).toBeVisible();
  await expect(host.page.getByText('Você (Anfitrião)')).toBeVisible();
  await expectAccessible(host.page);

  const guest = await openWindow(browser, server.url);
  await enterRoom(guest, code, { as: 'Participar da entrevista', name: ANA });
  await expect(guest.page.getByRole('heading', { name: 'Você está na sala de espera' })).toBeVisible();
  await expect(guest.page.getByText(/Quem recruta já sabe que você chegou/)).toBeVisible();
  await expectAccessible(guest.page);
  await admit(host, ANA);
  await isInside(guest);
  await Promise.all([seesMoving(host, `Imagem de ${ANA}`), seesMoving(guest, `Imagem de ${MARTA}`)]);
  await expectAccessible(guest.page);

  await (await openChat(guest)).fill('O som está bom daqui.');
  await guest.page.keyboard.press('Enter');
  await expect(host.page.getByRole('button', { name: 'Chat', exact: true })).toContainText('1');
  const reply = await openChat(host);
  await expect(messages(host)).toContainText('O som está bom daqui.');
  await reply.fill('<b>Ótimo</b>');
  await reply.press('Enter');
  await expect(messages(guest)).toContainText('<b>Ótimo</b>');

  await guest.page.getByRole('button', { name: 'Legendas' }).click();
  await guest.page.getByRole('button', { name: 'Escrever', exact: true }).click();
  await guest.page
    .getByRole('textbox', { name: 'Escreva o que quer dizer' })
    .fill('Cada evento levava a própria chave.');
  await guest.page.keyboard.press('Enter');
  await host.page.getByRole('button', { name: 'Legendas' }).click();
  await expect(host.page.getByRole('log', { name: 'Legendas' })).toContainText('Cada evento levava a própria chave.');

  await guest.page.getByRole('button', { name: 'Tela' }).click();
  await seesMoving(host, `Tela de ${ANA}`, 2);
  await seesMoving(host, `Imagem de ${ANA}`, 2);
  await guest.page.getByRole('button', { name: 'Tela' }).click();
  await expect(host.page.getByLabel(`Tela de ${ANA}`)).toHaveCount(0);

  // Without a camera one's name stands there, and the picture comes back with it.
  await guest.page.getByRole('button', { name: 'Câmera' }).click();
  await expect(host.page.getByLabel(`Imagem de ${ANA}`)).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Câmera' }).click();
  await seesMoving(host, `Imagem de ${ANA}`, 2);

  // Back into the same place, without knocking.
  await enterRoom(guest, code, { as: 'Participar da entrevista', name: ANA });
  await isInside(guest);
  await seesMoving(host, `Imagem de ${ANA}`);
  await openChat(guest);
  await expect(messages(guest)).toContainText('O som está bom daqui.');
  await expect(messages(guest)).toContainText('<b>Ótimo</b>');

  await host.page.getByRole('button', { name: 'Sair da sala' }).click();
  await host.page.getByRole('button', { name: 'Encerrar para todos' }).click({ delay: 100 });
  await expect(guest.page.getByRole('heading', { name: 'A entrevista terminou' })).toBeVisible();
  await expect(host.page.getByRole('heading', { name: 'A entrevista terminou' })).toBeVisible();
  await expectAccessible(guest.page);
});

test('three people come in one by one; media outlasts the way to the server, and whoever is removed stays outside', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, code } = await openRoom(browser, server.url, mailsTo);
  const [candidate, observer] = [await openWindow(browser, server.url), await openWindow(browser, server.url)];
  await enterRoom(candidate, code, { as: 'Participar da entrevista', name: ANA });
  await enterRoom(observer, code, { as: 'Observar a convite', name: 'Davi Couto' });
  await expect(observer.page.getByRole('heading', { name: 'Você está na sala de espera' })).toBeVisible();
  await admit(host, ANA);
  await isInside(candidate);
  await seesMoving(host, `Imagem de ${ANA}`, 2);
  await expect(observer.page.getByText(ANA)).toHaveCount(0);
  await admit(host, 'Davi Couto');
  await isInside(observer);
  await Promise.all([
    seesMoving(observer, `Imagem de ${ANA}`),
    seesMoving(observer, `Imagem de ${MARTA}`),
    seesMoving(candidate, `Imagem de ${MARTA}`),
  ]);
  await expect(observer.page.getByRole('button', { name: 'Microfone' })).toHaveCount(0);

  // The host asks for silence, which closes a microphone and opens none.
  await host.page.getByRole('button', { name: `Ações para ${ANA}` }).click();
  await host.page.getByRole('menuitem', { name: 'Fechar o microfone' }).click();
  await expect(candidate.page.getByRole('button', { name: 'Microfone', pressed: false })).toBeVisible();
  await expect(candidate.page.getByText(`${MARTA} fechou seu microfone`)).toBeVisible();

  await candidate.context.setOffline(true);
  await expect(candidate.page.getByText('Reconectando à sala…')).toBeVisible();
  await seesMoving(candidate, `Imagem de ${MARTA}`, 100);
  await (await openChat(candidate)).fill('Já volto.');
  await candidate.page.keyboard.press('Enter');
  await expect(messages(candidate)).toContainText('enviando');
  await candidate.context.setOffline(false);
  await expect(candidate.page.getByText('Reconectando à sala…')).toBeHidden();
  await openChat(host);
  await expect(messages(host)).toContainText('Já volto.');
  await expect(messages(candidate)).not.toContainText('enviando');

  await host.page.getByRole('button', { name: 'Pessoas', exact: true }).click();
  await host.page.getByRole('button', { name: 'Ações para Davi Couto' }).click();
  await host.page.getByRole('menuitem', { name: 'Retirar Davi Couto' }).click();
  await host.page.getByRole('button', { name: 'Retirar', exact: true }).click({ delay: 100 });
  await expect(observer.page.getByRole('heading', { name: 'Você saiu da sala' })).toBeVisible();
  await expect(host.page.getByLabel('Imagem de Davi Couto')).toHaveCount(0);
  await enterRoom(observer, code, { as: 'Observar a convite', name: 'Davi Couto' });
  await expect(observer.page.getByRole('heading', { name: 'Você está na sala de espera' })).toBeVisible();
  await host.page.getByRole('button', { name: 'Recusar Davi Couto' }).click();
  await expect(observer.page.getByRole('heading', { name: 'Seu pedido não foi aceito agora' })).toBeVisible();
});

test('whoever knocks is let in from another tab; a camera that is refused is explained, and one goes on without it', async ({
  browser,
  server,
  mailsTo,
}) => {
  const { host, code } = await openRoom(browser, server.url, mailsTo);
  const elsewhere = await host.context.newPage();
  await elsewhere.goto('/admin/recruiter/jobs');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  const candidate = await openWindow(browser, server.url);
  await candidate.context.addInitScript(() => {
    localStorage.setItem('prova.devices', '{"camera":null,"microphone":"default","quality":"480p"}');
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError')) : open(wanted);
  });
  await enterRoom(candidate, code, { as: 'Participar da entrevista', name: ANA });
  await expect(elsewhere.getByText(`${ANA} quer entrar na sala`)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await isInside(candidate);
  await expect(elsewhere.getByText(`${ANA} quer entrar na sala`)).toBeHidden();
  await seesMoving(candidate, `Imagem de ${MARTA}`, 2);
  await candidate.page.getByRole('button', { name: 'Câmera', pressed: false }).click();
  await expect(candidate.page.getByText('A câmera não foi liberada')).toBeVisible();
  await expectAccessible(candidate.page);
  await candidate.page.getByRole('button', { name: 'Continuar sem câmera' }).click();
  await expect(candidate.page.getByText('A câmera não foi liberada')).toBeHidden();
  await seesMoving(candidate, `Imagem de ${MARTA}`, 2);
});
