import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AskButton } from './ask-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ListEditor } from './list-editor.tsx';
import { DOUBLE_PRESS_MS } from './use-press-apart.ts';

/** How long after all else of a test an event comes. The clock stands still otherwise, however slow the machine is. */
let lateness = 0;
const STILL = 1000;
const described = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
beforeEach(() => {
  lateness = 0;
  vi.spyOn(performance, 'now').mockReturnValue(STILL);
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => STILL + lateness });
});
afterEach(() => {
  vi.restoreAllMocks();
  if (described) Object.defineProperty(Event.prototype, 'timeStamp', described);
});

const onConfirm = vi.fn();
beforeEach(() => onConfirm.mockReset());

function Asks({ first }: { first?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Excluir
      </button>
      {open && first && (
        <FormDialog
          form={{
            formProps: (send) => ({
              onSubmit: (event: Event) => {
                event.preventDefault();
                void send({});
              },
            }),
            formState: { isSubmitting: false, errors: {} },
            refusal: null,
            failure: null,
          }}
          title="Excluir?"
          submitLabel="Sim"
          onSubmit={onConfirm}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Motivo" />
        </FormDialog>
      )}
      {open && !first && (
        <ConfirmDialog title="Excluir?" confirmLabel="Sim" danger onConfirm={onConfirm} onClose={() => setOpen(false)}>
          Não dá para desfazer.
        </ConfirmDialog>
      )}
    </>
  );
}

describe.each([
  ['a confirmation', false],
  ['a form', true],
])('%s', (_, first) => {
  test('takes no second half of a double click, however often one presses, and the press of whoever has read', async () => {
    const user = userEvent.setup();
    render(<Asks first={first} />);
    // In one step with what is expected of it: that it is disabled ends by a timer.
    fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    const yes = screen.getByRole('button', { name: 'Sim' });
    expect(yes.getAttribute('aria-disabled')).toBe('true');
    await user.click(yes);
    lateness = DOUBLE_PRESS_MS * 0.8;
    await user.click(yes);
    // Each press too soon begins the time again.
    lateness = DOUBLE_PRESS_MS * 1.5;
    await user.click(yes);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole(first ? 'dialog' : 'alertdialog')).toBeTruthy();
    lateness = DOUBLE_PRESS_MS * 3;
    await user.click(yes);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('takes no press that began too soon and ended later', () => {
    render(<Asks first={first} />);
    fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    const yes = screen.getByRole('button', { name: 'Sim' });
    fireEvent.pointerDown(yes);
    lateness = DOUBLE_PRESS_MS * 3;
    fireEvent.click(yes);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('takes nothing from the key that opened it until that is released', () => {
    lateness = DOUBLE_PRESS_MS * 3;
    render(<Asks first={first} />);
    fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    const focused = document.activeElement ?? document.body;
    // What a browser does on its own, such as pressing a button, it leaves where this is prevented.
    const goesOn = (repeat: boolean) => fireEvent.keyDown(focused, { key: 'Enter', repeat });
    expect([goesOn(true), goesOn(true)]).toEqual([false, false]);
    fireEvent.keyUp(focused, { key: 'Enter' });
    expect(goesOn(false)).toBe(true);
  });
});

test('the safe answer has the focus, not the one that a held key would press', async () => {
  render(<Asks />);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
  const yes = screen.getByRole('button', { name: 'Sim' });
  expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
});

test('a button that asks does nothing by a double click, and what was asked by the answer', async () => {
  const user = userEvent.setup();
  render(
    <AskButton
      label="Retirar"
      question={{ title: 'Retirar?', confirmLabel: 'Sim', children: '', onConfirm, danger: true }}
    />,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Retirar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Sim' }));
  expect(onConfirm).not.toHaveBeenCalled();
  lateness = DOUBLE_PRESS_MS * 3;
  await user.click(dialog.getByRole('button', { name: 'Sim' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

const removed = vi.fn();
function Rows() {
  const [items, setItems] = useState(['Ana', 'Bia', 'Caio']);
  return (
    <ListEditor
      label="Nomes"
      addLabel="Adicionar"
      emptyText="Nenhum"
      items={items}
      itemKey={(item) => item}
      itemName={(item) => item}
      renderItem={(item) => item}
      renderForm={() => null}
      onAdd={() => undefined}
      onEdit={() => undefined}
      onRestore={() => undefined}
      onRemove={(item) => {
        removed(item);
        setItems((all) => all.filter((each) => each !== item));
      }}
    />
  );
}

test('the second half of a double click takes no row that has come under the pointer', async () => {
  render(<Rows />);
  const first = () => screen.getAllByRole('button', { name: /^Remover/ })[0] as HTMLElement;
  fireEvent.click(first());
  await screen.findByRole('button', { name: 'Remover Bia' });
  await vi.waitFor(() => expect(first().hasAttribute('disabled')).toBe(false));
  fireEvent.click(first());
  expect(removed.mock.calls).toEqual([['Ana']]);
  lateness += 2 * DOUBLE_PRESS_MS;
  fireEvent.click(first());
  expect(removed.mock.calls).toEqual([['Ana'], ['Bia']]);
});

test('whoever has typed has read: Enter sends at once', async () => {
  render(<Asks first />);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'Foi engano{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
