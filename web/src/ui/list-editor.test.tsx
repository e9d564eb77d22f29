import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, noConnection } from '../lib/api-error.ts';
import { ListEditor } from './list-editor.tsx';
import { toast, toastStore } from './toast-store.ts';

function Skills({ work = () => Promise.resolve() }: { work?: () => Promise<void> }) {
  const [items, setItems] = useState(['SQL', 'Go']);
  return (
    <ListEditor<string, string>
      label="Habilidades"
      items={items}
      itemKey={(item) => item}
      itemName={(item) => item}
      renderItem={(item) => item}
      addLabel="Adicionar habilidade"
      emptyText="Nenhuma ainda"
      onAdd={async (draft) => {
        await work();
        setItems([...items, draft]);
      }}
      onEdit={async (item, draft) => {
        await work();
        setItems(items.map((one) => (one === item ? draft : one)));
      }}
      onRemove={async (item) => {
        await work();
        setItems(items.filter((one) => one !== item));
      }}
      onRestore={(item, index) => setItems(items.toSpliced(index, 0, item))}
      renderForm={({ item, onSubmit, onCancel }) => (
        <div data-testid="form">
          <button type="button" onClick={() => onSubmit(item ? `${item}2` : 'Rust')}>
            ok
          </button>
          <button type="button" onClick={onCancel}>
            sair
          </button>
        </div>
      )}
    />
  );
}
const actions = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /^(Adicionar habilidade|Editar .*|Remover .*)$/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('list editor', () => {
  test('adds, edits and removes, and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Skills />);
    await user.click(button('Adicionar habilidade'));
    await user.click(button('ok'));
    await screen.findByText('Rust');
    // Saving takes a turn, and the focus comes back after it.
    await waitFor(() => expect(document.activeElement).toBe(button('Adicionar habilidade')));
    await user.click(button('Editar SQL'));
    await user.click(button('ok'));
    await screen.findByText('SQL2');
    await waitFor(() => expect(button('Remover Go').disabled).toBe(false));
    await user.click(button('Remover Go'));
    await waitFor(() => expect(screen.queryByText('Go')).toBeNull());
  });

  test('what was removed comes back to its place, as long as the list is on the page', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Skills />);
    const undo = () => toastStore.read().find(({ action }) => action?.label === 'Desfazer');
    await user.click(button('Remover SQL'));
    await waitFor(() => expect(undo()?.text).toBe('SQL saiu da lista'));
    expect(screen.queryByText('SQL')).toBeNull();
    act(() => undo()?.action?.onAction());
    await screen.findByText('SQL');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SQL', 'Go']);
    toast.clear();
    await user.click(button('Remover Go'));
    await waitFor(() => expect(undo()).toBeDefined());
    unmount();
    expect(undo()).toBeUndefined();
  });

  test.each(['Adicionar habilidade', 'Editar SQL'])(
    'with %s open there is one form and nothing else acts',
    async (name) => {
      const user = userEvent.setup();
      render(<Skills />);
      await user.click(button(name));
      expect(screen.getAllByTestId('form')).toHaveLength(1);
      expect(actions().length).toBeGreaterThan(2);
      expect(actions().every((one) => one.disabled)).toBe(true);
      await user.click(button('sair'));
      expect(screen.queryByTestId('form')).toBeNull();
      expect(actions().some((one) => one.disabled)).toBe(false);
      expect(document.activeElement).toBe(button(name));
    },
  );

  test('while a removal runs nothing else acts', async () => {
    const user = userEvent.setup();
    let finish: () => void = () => undefined;
    render(<Skills work={() => new Promise((resolve) => (finish = resolve))} />);
    await user.click(button('Remover Go'));
    expect(actions().every((one) => one.disabled)).toBe(true);
    await act(async () => finish());
    expect(actions().some((one) => one.disabled)).toBe(false);
    expect(screen.queryByText('Go')).toBeNull();
  });

  test('a failed save keeps the form and says so', async () => {
    const user = userEvent.setup();
    render(<Skills work={() => Promise.reject(new Error('rede'))} />);
    await user.click(button('Adicionar habilidade'));
    await user.click(button('ok'));
    expect(screen.getByTestId('form')).toBeTruthy();
    expect(screen.getByText(/Não foi possível salvar/)).toBeTruthy();
    expect(actions().every((one) => one.disabled)).toBe(true);
  });

  test('what is typed stays where its item went elsewhere, and can be saved as a new one; a full list takes no more', async () => {
    const user = userEvent.setup();
    const onAdd = vi.fn();
    const list = (items: string[], full = false) => (
      <ListEditor<string, string>
        label="Habilidades"
        items={items}
        itemKey={(item) => item}
        itemName={(item) => item}
        renderItem={(item) => item}
        renderForm={({ item, onSubmit }) => (
          <button type="button" onClick={() => void onSubmit(`${item}, escrito`)}>
            Enviar
          </button>
        )}
        addLabel="Adicionar habilidade"
        full={full}
        emptyText="Nenhuma ainda"
        onAdd={onAdd}
        onEdit={() => undefined}
        onRemove={() => undefined}
        onRestore={() => undefined}
      />
    );
    const { rerender } = render(list(['SQL', 'Go']));
    await user.click(button('Editar Go'));
    rerender(list(['SQL']));
    expect(screen.getByText(/alterado ou removido em outro lugar/)).toBeTruthy();
    await user.click(button('Enviar'));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('Go, escrito');
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
    rerender(list(['SQL'], true));
    expect(button('Adicionar habilidade').disabled).toBe(true);
    expect(button('Editar SQL').disabled).toBe(false);
  });

  test('one that is not shown any more while its form is open is still changed, not added', async () => {
    const user = userEvent.setup();
    const [onAdd, onEdit] = [vi.fn(), vi.fn()];
    const list = (search: string) => (
      <ListEditor<string, string>
        label="Habilidades"
        items={['SQL', 'Go']}
        isShown={(item) => item.includes(search)}
        itemKey={(item) => item}
        itemName={(item) => item}
        renderItem={(item) => item}
        renderForm={({ item, onSubmit }) => (
          <button type="button" onClick={() => void onSubmit(`${item}, escrito`)}>
            Enviar
          </button>
        )}
        addLabel="Adicionar habilidade"
        emptyText="Nenhuma assim"
        onAdd={onAdd}
        onEdit={onEdit}
        onRemove={() => undefined}
        onRestore={() => undefined}
      />
    );
    const { rerender } = render(list(''));
    await user.click(button('Editar Go'));
    rerender(list('SQL'));
    expect(screen.queryByText(/em outro lugar/)).toBeNull();
    await user.click(button('Enviar'));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('Go', 'Go, escrito');
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.queryByText('Go')).toBeNull();
    rerender(list('nada'));
    expect(screen.getByText('Nenhuma assim')).toBeTruthy();
  });

  test('above the form of an item stands how it was saved elsewhere meanwhile', async () => {
    const user = userEvent.setup();
    const list = (level: string) => (
      <ListEditor<{ name: string; level: string }, string>
        label="Habilidades"
        items={[{ name: 'Go', level }]}
        itemKey={({ name }) => name}
        itemName={({ name }) => name}
        renderItem={(item) => `${item.name}: ${item.level}`}
        renderForm={({ item }) => <p>Era {item?.level}</p>}
        addLabel="Adicionar habilidade"
        emptyText="Nenhuma ainda"
        onAdd={() => undefined}
        onEdit={() => undefined}
        onRemove={() => undefined}
        onRestore={() => undefined}
      />
    );
    const { rerender } = render(list('iniciante'));
    await user.click(button('Editar Go'));
    expect(screen.queryByText('Go: avançado')).toBeNull();
    rerender(list('avançado'));
    expect(screen.getByText('Go: avançado')).toBeTruthy();
    expect(screen.getByText('Era iniciante')).toBeTruthy();
  });

  test.each([
    ['changed', [{ name: 'Go', level: 'avançado' }], 'Go: avançado'],
    ['gone', [], /alterado ou removido em outro lugar/],
  ])('one conflict is told once, and what goes wrong afterwards is told, too (%s)', async (_how, now, told) => {
    const user = userEvent.setup();
    const rejected = vi.fn<() => Promise<void>>();
    const list = (items: { name: string; level: string }[]) => (
      <ListEditor<{ name: string; level: string }, string>
        label="Habilidades"
        items={items}
        itemKey={({ name }) => name}
        itemName={({ name }) => name}
        renderItem={(item) => `${item.name}: ${item.level}`}
        renderForm={({ onSubmit }) => (
          <button type="button" onClick={() => void onSubmit('outro')}>
            Enviar
          </button>
        )}
        addLabel="Adicionar habilidade"
        emptyText="Nenhuma ainda"
        onAdd={rejected}
        onEdit={rejected}
        onRemove={() => undefined}
        onRestore={() => undefined}
      />
    );
    const { rerender } = render(list([{ name: 'Go', level: 'iniciante' }]));
    await user.click(button('Editar Go'));
    rejected.mockRejectedValueOnce(new ApiError({ code: 'VERSION_CONFLICT', message: '', status: 409 }));
    await user.click(button('Enviar'));
    expect(await screen.findByText(/Não foi possível salvar/)).toBeTruthy();
    rerender(list(now));
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.queryByText(/Não foi possível salvar/)).toBeNull();
    rejected.mockRejectedValueOnce(noConnection(null));
    await user.click(button('Enviar'));
    expect(await screen.findByText(/Não foi possível salvar/)).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
  });
});
