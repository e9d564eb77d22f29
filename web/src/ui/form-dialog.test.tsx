import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../lib/api-error.ts';
import { useContractForm } from '../lib/use-contract-form.ts';
import { useKeptDraft } from '../lib/use-kept-draft.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => sessionStorage.clear());

const schema = z.object({ name: z.string().trim().min(2), note: z.string().max(5) });
type Values = z.output<typeof schema>;
type Send = (values: Values) => unknown;

function Fill({ send, onClose, alert }: { send: Send; onClose: () => void; alert: boolean }) {
  const form = useContractForm(schema, { name: '', note: '' }, { words: { name: 'Escreva o nome' } });
  const forget = useKeptDraft('test.dialog', form);
  return (
    <FormDialog
      form={form}
      forget={forget}
      role={alert ? 'alertdialog' : 'dialog'}
      danger={alert}
      title="Convidar"
      description="O link vai por e-mail."
      submitLabel="Enviar"
      failureTitle="Não foi enviado"
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label="Nome" {...form.register('name')} error={form.errorOf('name')} />
      <TextField label="Nota" {...form.register('note')} error={form.errorOf('note')} />
    </FormDialog>
  );
}

/** Over a form of the page, as an editor's dialog is. */
function Page({ send, outer = vi.fn(), alert = false }: { send: Send; outer?: () => void; alert?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <form onSubmit={outer}>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      {open && <Fill send={send} alert={alert} onClose={() => setOpen(false)} />}
    </form>
  );
}

async function opened(props: Parameters<typeof Page>[0]) {
  const person = userEvent.setup();
  render(<Page {...props} />);
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'abrir' }));
    return screen.findByRole(props.alert ? 'alertdialog' : 'dialog', { name: 'Convidar' });
  };
  await open();
  return { person, open };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** By the end of its name: busy, it begins with a word about that. */
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`${name}$`) });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A call that answers when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { send: vi.fn<Send>(() => promise), resolve, reject };
}

describe('a dialog with a form', () => {
  test('sends what was typed, closes, and gives the focus back', async () => {
    const send = vi.fn<Send>();
    const outer = vi.fn();
    const { person } = await opened({ send, outer });
    expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBeTruthy();
    await person.type(field('Nome'), ' Ana ');
    await person.click(button('Enviar'));
    await isClosed();
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', note: '' });
    // The form that it lies over sends nothing.
    expect(outer).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button('abrir')));
  });

  test('says at the field what is wrong, in the words of the screen, and goes there', async () => {
    const send = vi.fn<Send>();
    const { person } = await opened({ send });
    await person.click(button('Enviar'));
    await screen.findByText('Escreva o nome');
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    await person.type(field('Nome'), 'Ana');
    await waitFor(() => expect(screen.queryByText('Escreva o nome')).toBeNull());
  });

  test('says above the fields that several are wrong', async () => {
    const { person } = await opened({ send: vi.fn() });
    await person.type(field('Nota'), 'palavras');
    await person.click(button('Enviar'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Por favor, corrija os erros no formulário');
    await screen.findByText('Use no máximo 5 caracteres');
  });

  test('says above the fields why it was refused, and keeps what was typed', async () => {
    const refusal = new ApiError({ code: 'CONFLICT' as never, message: 'Já convidada', status: 409 });
    const send = vi.fn<Send>().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const { person } = await opened({ send });
    await person.type(field('Nome'), 'Ana');
    await person.click(button('Enviar'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não foi enviado');
    expect(alert.textContent).toContain('Já convidada');
    expect(field('Nome').value).toBe('Ana');
    await person.click(button('Enviar'));
    await isClosed();
  });

  test('brings each refusal into sight, as one sends from the foot of a long form', async () => {
    const brought: Element[] = [];
    const former = Element.prototype.scrollIntoView;
    onTestFinished(() => {
      Element.prototype.scrollIntoView = former;
    });
    Element.prototype.scrollIntoView = function (this: Element) {
      brought.push(this);
    };
    const refusal = new ApiError({ code: 'CONFLICT' as never, message: 'Já convidada', status: 409 });
    const { person } = await opened({ send: () => Promise.reject(refusal) });
    await person.type(field('Nome'), 'Ana');
    await person.click(button('Enviar'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(brought.at(-1)?.contains(alert)).toBe(true));
    const before = brought.length;
    await person.click(button('Enviar'));
    await waitFor(() => expect(brought.length).toBeGreaterThan(before));
  });

  test('puts the refusal of a field beside it, and goes there', async () => {
    const details = [{ field: 'note', message: 'Nota recusada' }];
    const refusal = new ApiError({ code: 'VALIDATION_FAILED', message: 'Corrija', status: 422, details });
    const { person } = await opened({ send: () => Promise.reject(refusal) });
    await person.type(field('Nome'), 'Ana');
    await person.click(button('Enviar'));
    await screen.findByText('Nota recusada');
    await waitFor(() => expect(document.activeElement).toBe(field('Nota')));
  });

  test('sends once however often one presses, and nothing closes it meanwhile', async () => {
    const { send, resolve } = held();
    const { person } = await opened({ send });
    await person.type(field('Nome'), 'Ana');
    await person.dblClick(button('Enviar'));
    await waitFor(() => expect(button('Enviar').getAttribute('aria-busy')).toBe('true'));
    await person.keyboard('{Escape}');
    expect(button('Cancelar').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    resolve();
    await isClosed();
    expect(send).toHaveBeenCalledOnce();
  });

  test('stays open where there is more to do, and where something was given up', async () => {
    const send = vi
      .fn<Send>()
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(new DOMException('given up', 'AbortError'));
    const { person } = await opened({ send });
    await person.type(field('Nome'), 'Ana');
    for (const time of [1, 2]) {
      await person.click(button('Enviar'));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(time));
      await waitFor(() => expect(button('Cancelar').disabled).toBe(false));
    }
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Nome').value).toBe('Ana');
  });

  test.each([
    ['Escape keeps what was typed', 'Ana', (person: ReturnType<typeof userEvent.setup>) => person.keyboard('{Escape}')],
    ['× keeps what was typed', 'Ana', (person: ReturnType<typeof userEvent.setup>) => person.click(button('Fechar'))],
    ['Cancel gives it up', '', (person: ReturnType<typeof userEvent.setup>) => person.click(button('Cancelar'))],
    ['success forgets it', '', (person: ReturnType<typeof userEvent.setup>) => person.click(button('Enviar'))],
  ])('%s', async (_, kept, close) => {
    const { person, open } = await opened({ send: vi.fn() });
    await person.type(field('Nome'), 'Ana');
    await close(person);
    await isClosed();
    await open();
    expect(field('Nome').value).toBe(kept);
  });

  test('before what cannot be undone the safe answer has the focus', async () => {
    await opened({ send: vi.fn(), alert: true });
    expect(document.activeElement).toBe(button('Cancelar'));
  });
});

function Asking({ confirm }: { confirm: () => unknown }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <ConfirmDialog
      danger
      title="Excluir?"
      confirmLabel="Excluir"
      failureTitle="Não foi excluída"
      onConfirm={confirm}
      onClose={() => setOpen(false)}
    >
      Não dá para desfazer.
    </ConfirmDialog>
  ) : null;
}
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a confirmation', () => {
  test('does it once however often one presses, and nothing closes it meanwhile', async () => {
    const { send, resolve } = held();
    const confirm = vi.fn(() => send({} as Values));
    const person = userEvent.setup();
    render(<Asking confirm={confirm} />);
    await person.dblClick(button('Excluir'));
    expect(button('Excluir').getAttribute('aria-busy')).toBe('true');
    await person.keyboard('{Escape}');
    expect(button('Cancelar').disabled).toBe(true);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    resolve();
    await isAnswered();
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('says inside why it failed, and can be tried again', async () => {
    const refusal = new ApiError({ code: 'CONFLICT' as never, message: 'Já tem candidatos', status: 409 });
    const confirm = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const person = userEvent.setup();
    render(<Asking confirm={confirm} />);
    await person.click(button('Excluir'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não foi excluída');
    expect(alert.textContent).toContain('Já tem candidatos');
    await person.click(button('Excluir'));
    await isAnswered();
  });

  test('stays without a word where somebody gave up proving who they are', async () => {
    const confirm = vi.fn().mockRejectedValue(new DOMException('given up', 'AbortError'));
    const person = userEvent.setup();
    render(<Asking confirm={confirm} />);
    await person.click(button('Excluir'));
    await waitFor(() => expect(button('Cancelar').disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    await person.click(button('Cancelar'));
    await isAnswered();
  });
});
