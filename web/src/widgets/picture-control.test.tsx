import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { PictureControl } from './picture-control.tsx';

const words = {
  choose: 'Escolher foto',
  remove: 'Remover foto',
  sending: 'Enviando',
  added: 'Foto atualizada.',
  removed: 'Foto removida.',
  tooLarge: 'Grande demais.',
  addError: 'Não foi enviada.',
  removeError: 'Não foi removida.',
};
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'eu.png', { type: 'image/png' });
const failure = (status: number, message: string) =>
  new ApiError({ status, code: status === 415 ? 'FILE_TYPE_UNSUPPORTED' : 'INTERNAL_ERROR', message });

function draw(calls: Partial<Pick<Parameters<typeof PictureControl>[0], 'onSend' | 'onRemove'>>) {
  render(
    <PictureControl
      shown
      maxBytes={100}
      words={words}
      onSend={() => Promise.resolve()}
      onRemove={() => Promise.resolve()}
      {...calls}
    />,
  );
  return userEvent.setup();
}
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText('Escolher foto', { selector: 'input' }), file);

async function remove(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remover foto?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remover foto' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is too large is not sent', async () => {
  const onSend = vi.fn();
  const user = draw({ onSend });
  await choose(user, picture(101));
  expect(screen.getByText('Grande demais.')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
});

test('what the server refuses is said in its words, what breaks in those of adding or removing', async () => {
  const onSend = vi
    .fn()
    .mockRejectedValueOnce(failure(415, 'Tipo de arquivo não aceito.'))
    .mockRejectedValueOnce(failure(500, 'Algo deu errado.'));
  const onRemove = vi.fn().mockRejectedValueOnce(failure(500, 'Algo deu errado.')).mockResolvedValueOnce(undefined);
  const user = draw({ onSend, onRemove });
  await choose(user, picture());
  expect(screen.getByText('Tipo de arquivo não aceito.')).toBeTruthy();
  await choose(user, picture());
  expect(screen.getByText('Não foi enviada.')).toBeTruthy();
  await remove(user);
  expect(screen.getByText('Não foi removida.')).toBeTruthy();
  expect(screen.queryByText('Não foi enviada.')).toBeNull();
  // Once more, and it goes.
  await remove(user);
  expect(screen.queryByText('Não foi removida.')).toBeNull();
  expect(onRemove).toHaveBeenCalledTimes(2);
});

test('while the connection is lost it says that it is tried again', async () => {
  const sent = Promise.withResolvers<void>();
  const user = draw({ onSend: () => sent.promise });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose(user, picture());
  expect(screen.getByText('Sem conexão. Tentando de novo…')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('Sem conexão. Tentando de novo…')).toBeNull();
  await act(async () => sent.resolve());
});
