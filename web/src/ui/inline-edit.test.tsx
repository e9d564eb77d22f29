import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, noConnection } from '../lib/api-error.ts';
import { InlineEditSelect } from './inline-edit-select.tsx';
import { InlineEditText, type InlineEditTextProps } from './inline-edit-text.tsx';

function Title({ keepAs = 'title', ...props }: Partial<InlineEditTextProps>) {
  const [value, setValue] = useState(props.value ?? 'Back-end');
  const onSave = async (next: string) => {
    await props.onSave?.(next);
    setValue(next);
  };
  return <InlineEditText label="Cargo" {...props} keepAs={keepAs} value={value} onSave={onSave} />;
}
const reader = () => screen.getByRole('button', { name: /Cargo: .* Editar/ });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cargo' });

beforeEach(() => sessionStorage.clear());

describe('inline edit', () => {
  test.each([
    ['a click', async (user: ReturnType<typeof userEvent.setup>) => user.click(reader())],
    [
      'Enter',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.tab();
        await user.keyboard('{Enter}');
      },
    ],
    [
      'Space',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.tab();
        await user.keyboard(' ');
      },
    ],
  ])('opens with %s and focuses the field', async (_how, open) => {
    const user = userEvent.setup();
    render(<Title />);
    await open(user);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Back-end');
  });

  test('saves the trimmed value and returns to reading, focus included', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    render(<Title onSave={onSave} />);
    await user.click(reader());
    await user.clear(field());
    await user.type(field(), '  Dados  ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Dados');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(reader().textContent).toContain('Dados');
    expect(document.activeElement).toBe(reader());
  });

  test.each(['Cancelar', 'Escape'])('%s restores the old value', async (how) => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    render(<Title onSave={onSave} />);
    await user.click(reader());
    await user.type(field(), ' e mais');
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));
    expect(onSave).not.toHaveBeenCalled();
    expect(reader().textContent).toBe('Back-end');
    await user.click(reader());
    expect(field().value).toBe('Back-end');
  });

  test('one line: Enter saves', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    render(<Title onSave={onSave} />);
    await user.click(reader());
    await user.type(field(), '!{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Back-end!');
  });

  test.each(['Control', 'Meta'])('several lines: Enter breaks the line, %s+Enter saves', async (key) => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    render(<Title multiline onSave={onSave} />);
    await user.click(reader());
    await user.type(field(), '{Enter}segunda');
    expect(onSave).not.toHaveBeenCalled();
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Back-end\nsegunda');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('several lines: a paste beyond the limit stays whole, and is said to be too long', async () => {
    const user = userEvent.setup();
    render(<Title value="" multiline maxLength={10} />);
    await user.click(screen.getByRole('button', { name: /Cargo/ }));
    await user.paste('abcdefghijklmno');
    expect(field().value).toBe('abcdefghijklmno');
    expect(document.body.textContent).toMatch(/10/);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('a required value that is only spaces gets the general message', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    render(<Title required onSave={onSave} />);
    await user.click(reader());
    await user.clear(field());
    await user.type(field(), '   {Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Este campo é obrigatório')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBeTruthy();
  });

  test("a validator's message keeps the edit open", async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    const validate = (value: string) => (value.length < 3 ? 'Curto demais' : null);
    render(<Title validate={validate} onSave={onSave} />);
    await user.click(reader());
    await user.clear(field());
    await user.type(field(), ' ab {Enter}');
    expect(screen.getByText('Curto demais')).toBeTruthy();
    await user.type(field(), 'c');
    expect(screen.queryByText('Curto demais')).toBeNull();
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledOnce();
  });

  test('a failed save is told and nothing typed is lost', async () => {
    const user = userEvent.setup();
    render(<Title onSave={() => Promise.reject(new Error('rede'))} />);
    await user.click(reader());
    await user.type(field(), ' novo{Enter}');
    await waitFor(() => expect(screen.getByText(/Não foi possível salvar/)).toBeTruthy());
    expect(field().value).toBe('Back-end novo');
  });

  test('select: opens, chooses, saves; Escape restores', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    const options = [
      { value: 'remote', label: 'Remoto' },
      { value: 'hybrid', label: 'Híbrido' },
    ];
    render(<InlineEditSelect label="Modelo" options={options} keepAs="model" value="remote" onSave={onSave} />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Modelo' }), 'hybrid');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Modelo: Remoto. Editar' })).toBeTruthy();
    await user.keyboard(' ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Modelo' }), 'hybrid');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('hybrid');
  });
});

describe('what is typed and kept in the tab', () => {
  test('is open again when the screen comes back, without drawing the focus to itself', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Title keepAs="profile.1.position" />);
    await user.click(reader());
    await user.type(field(), ' e dados');
    unmount();
    render(<Title keepAs="profile.1.position" />);
    expect(field().value).toBe('Back-end e dados');
    expect(document.activeElement).toBe(document.body);
  });

  test('stays through a save that fails', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Title keepAs="profile.1.position" onSave={() => Promise.reject(new Error('ended'))} />);
    await user.click(reader());
    await user.type(field(), '!{Enter}');
    await screen.findByText(/Não foi possível/);
    unmount();
    render(<Title keepAs="profile.1.position" />);
    expect(field().value).toBe('Back-end!');
  });

  test.each(['Salvar', 'Cancelar'])('is forgotten with %s', async (how) => {
    const user = userEvent.setup();
    const { unmount } = render(<Title keepAs="profile.1.position" />);
    await user.click(reader());
    await user.type(field(), '!');
    await user.click(screen.getByRole('button', { name: how }));
    unmount();
    render(<Title keepAs="profile.1.position" />);
    expect(reader().textContent).toBe('Back-end');
    expect(sessionStorage.length).toBe(0);
  });

  test('is nothing where the field was only opened, or is as it was before', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Title keepAs="profile.1.position" />);
    await user.click(reader());
    await user.type(field(), '!{Backspace}');
    expect(field().value).toBe('Back-end');
    unmount();
    render(<Title keepAs="profile.1.position" />);
    expect(reader().textContent).toBe('Back-end');
  });
});

describe('what another tab has saved meanwhile', () => {
  const edit = (value: string, onSave: InlineEditTextProps['onSave'] = vi.fn()) => (
    <InlineEditText label="Cargo" keepAs="profile.1.position" value={value} onSave={onSave} />
  );

  test('stands above what is typed, and each can be kept', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    const { rerender } = render(edit('Back-end', onSave));
    await user.click(reader());
    await user.type(field(), ' e dados');
    rerender(edit('Front-end', onSave));
    expect(screen.getByText('Front-end')).toBeTruthy();
    expect(field().value).toBe('Back-end e dados');
    await user.click(screen.getByRole('button', { name: 'Salvar o meu' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Back-end e dados');
  });

  test('takes the place of what is typed when that is wanted', async () => {
    const user = userEvent.setup();
    const { rerender } = render(edit('Back-end'));
    await user.click(reader());
    await user.type(field(), ' e dados');
    rerender(edit('Front-end'));
    await user.click(screen.getByRole('button', { name: 'Ficar com o salvo' }));
    expect(reader().textContent).toBe('Front-end');
  });

  test('is told after the page was left, too: by what the edit began with', async () => {
    const user = userEvent.setup();
    const { unmount } = render(edit('Back-end'));
    await user.click(reader());
    await user.type(field(), ' e dados');
    unmount();
    render(edit('Front-end'));
    expect(field().value).toBe('Back-end e dados');
    expect(screen.getByText('Front-end')).toBeTruthy();
  });

  test('is nothing to tell where it is the same', async () => {
    const user = userEvent.setup();
    const { rerender } = render(edit('Back-end'));
    await user.click(reader());
    await user.type(field(), '!');
    rerender(edit('Back-end!'));
    expect(screen.queryByText(/mudou em outro lugar/)).toBeNull();
  });

  const conflict = () => new ApiError({ code: 'VERSION_CONFLICT', message: '', status: 409 });

  test('is told once by the save that meets it, and what goes wrong afterwards is told, too', async () => {
    const user = userEvent.setup();
    let failure: Error = conflict();
    const onSave = vi.fn(() => Promise.reject(failure));
    const { rerender } = render(edit('Back-end', onSave));
    await user.click(reader());
    await user.type(field(), ' e dados{Enter}');
    // Before what is stored has come, its words are all there is.
    expect(await screen.findByText(/Não foi possível salvar/)).toBeTruthy();
    rerender(edit('Front-end', onSave));
    expect(screen.getByText('Front-end')).toBeTruthy();
    expect(screen.queryByText(/Não foi possível salvar/)).toBeNull();
    failure = noConnection(null);
    await user.click(screen.getByRole('button', { name: 'Salvar o meu' }));
    expect(await screen.findByText(/Não foi possível salvar/)).toBeTruthy();
    expect(screen.getByText('Front-end')).toBeTruthy();
  });

  test.each([
    ['a required one that is empty', '', 'Este campo é obrigatório'],
    ['one that is too long', 'Engenharia', /10.*8|8.*10/],
  ])('hides nothing that is wrong with what is typed: %s', async (_what, typed, words) => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    const limited = (value: string) => (
      <InlineEditText label="Cargo" keepAs="p" required maxLength={8} value={value} onSave={onSave} />
    );
    const { rerender } = render(limited('Dados'));
    await user.click(reader());
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    rerender(limited('Design'));
    await user.click(screen.getByRole('button', { name: 'Salvar o meu' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('is not one’s own save, which comes before its answer', async () => {
    const user = userEvent.setup();
    let finish: () => void = () => undefined;
    const onSave = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { rerender } = render(edit('Back-end', onSave));
    await user.click(reader());
    await user.type(field(), ' e dados {Enter}');
    rerender(edit('Back-end e dados', onSave));
    expect(screen.queryByText(/mudou em outro lugar/)).toBeNull();
    finish();
    await waitFor(() => expect(reader().textContent).toBe('Back-end e dados'));
  });

  test('came a moment before Enter, which leads to the button that says what it does', async () => {
    const user = userEvent.setup();
    const onSave = vi.fn();
    const { rerender } = render(edit('Back-end', onSave));
    await user.click(reader());
    await user.type(field(), ' e dados');
    rerender(edit('Front-end', onSave));
    await user.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar o meu' }));
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Back-end e dados');
  });
});
