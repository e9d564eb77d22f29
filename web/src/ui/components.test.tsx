import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { initials } from './avatar.tsx';
import { Button } from './button.tsx';
import { formatBytes } from './bytes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DateField } from './date-field.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Pagination } from './pagination.tsx';
import { SideSheet } from './side-sheet.tsx';
import { StageSegments } from './stage-segments.tsx';
import { Table } from './table.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Upload } from './upload.tsx';

const plainSpaces = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

describe('button', () => {
  test('with a reason it stays focusable, says why, and neither acts nor submits', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="O teste já foi enviado.">
          Enviar teste
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Enviar teste' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('O teste já foi enviado.');
  });

  test('while busy it keeps the focus and does nothing more', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Salvar
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: /Salvar/ }));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});

test.each([
  ['a field', TextField],
  ['a field of several lines', TextArea],
])('%s keeps a paste that is too long whole, and says how long it is', async (_, Control) => {
  const user = userEvent.setup();
  render(<Control label="Cargo" maxLength={5} />);
  const input = screen.getByLabelText<HTMLInputElement>('Cargo');
  await user.click(input);
  await user.paste('cinco');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await user.paste(' e mais');
  expect(input.value).toBe('cinco e mais');
  const note = screen.getByText('Use no máximo 5 caracteres: agora são 12');
  expect(note.closest('[aria-live]')).not.toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Backspace>7/}');
  expect(screen.queryByText(/agora são/)).toBeNull();
});

test('no control of the client cuts what is typed: none has a maxlength of its own', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const cutting = Object.entries(sources).filter(([, source]) => /<(?:input|textarea)\b[^>]*\bmaxLength/.test(source));
  expect(cutting.map(([file]) => file)).toEqual([]);
});

test('a field ties hint and error to its control', () => {
  render(<TextField label="E-mail" hint="Usado para entrar" error="Falta o @" required />);
  const input = screen.getByLabelText('E-mail');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Falta o @', 'Usado para entrar']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

function Opener({ children }: { children: (state: { open: boolean; close: () => void }) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

describe('dialog', () => {
  test('takes the focus, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(
      <Opener>
        {({ open, close }) => (
          <Dialog open={open} onClose={close} title="Enviar oferta">
            <TextField label="Cargo" />
          </Dialog>
        )}
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    const dialog = screen.getByRole('dialog', { name: 'Enviar oferta' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir' })));
  });

  test('a confirmation focuses the safe answer', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(
      <Opener>
        {({ open, close }) =>
          open && (
            <ConfirmDialog onClose={close} onConfirm={onConfirm} title="Excluir?" confirmLabel="Excluir" danger>
              Não dá para desfazer.
            </ConfirmDialog>
          )
        }
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Excluir?' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('a side sheet leaves the page usable, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    const behind = vi.fn();
    render(
      <>
        <button type="button" onClick={behind}>
          atrás
        </button>
        <Opener>
          {({ open, close }) => (
            <SideSheet open={open} onClose={close} title="Júlia Nakamura">
              currículo
            </SideSheet>
          )}
        </Opener>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Júlia Nakamura' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir' }));
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    await user.click(screen.getByRole('button', { name: 'atrás' }));
    expect(behind).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

test('a menu runs the chosen action from the keyboard and passes over what is disabled', async () => {
  const user = userEvent.setup();
  const archive = vi.fn();
  render(
    <Menu
      label="Opções"
      groups={[
        {
          id: 'all',
          items: [
            { id: 'copy', label: 'Duplicar', disabled: true },
            { id: 'archive', label: 'Arquivar', onAction: archive },
          ],
        },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('menuitem', { name: 'Duplicar' })).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(archive).toHaveBeenCalledOnce();
});

test('a menu makes its entries when it opens, begins where the arrow says, and gives the focus back', async () => {
  const user = userEvent.setup();
  const groups = vi.fn(() => [
    {
      id: 'all',
      items: [
        { id: 'open', label: 'Abrir' },
        { id: 'move', label: 'Mover' },
      ],
    },
  ]);
  render(<Menu label="Opções" groups={groups} />);
  const button = screen.getByRole('button', { name: 'Opções' });
  await user.tab();
  expect(groups).not.toHaveBeenCalled();
  for (const [key, name] of [
    ['{ArrowDown}', 'Abrir'],
    ['{ArrowUp}', 'Mover'],
    [' ', 'Abrir'],
  ] as const) {
    await user.keyboard(key);
    const entry = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(document.activeElement).toBe(entry));
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
});

function StartField({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <DateField label="Início" value={value} onChange={change} />;
}

test('a date is typed in the order of Portuguese and comes out as a calendar day', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<StartField onChange={onChange} />);
  await user.tab();
  await user.keyboard('24112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
});

test('pagination names the page and stops at both ends', async () => {
  const user = userEvent.setup();
  const onPage = vi.fn();
  render(<Pagination page={3} totalPages={3} onPage={onPage} />);
  expect(screen.getByText('Página 3 de 3')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Próxima página' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Página anterior' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});

test('a table asks to be sorted the other way round', async () => {
  const user = userEvent.setup();
  const onSort = vi.fn();
  render(
    <Table
      caption="Candidaturas"
      columns={[{ id: 'name', header: 'Nome', cell: (row: string) => row, sortable: true, rowHeader: true }]}
      rows={['Ana']}
      rowKey={(row) => row}
      sort={{ column: 'name', direction: 'ascending' }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Nome' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'descending' });
});

test('an upload shows its bytes, and a failed one is tried again without choosing again', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  const onRetry = vi.fn();
  const file = { name: 'curriculo.pdf', size: 4_600_000 };
  const props = { label: 'Currículo', onSelect, onRetry };
  const { rerender } = render(<Upload {...props} state={{ status: 'empty' }} />);
  const chosen = new File(['x'], 'curriculo.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Currículo'), chosen);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(chosen);
  rerender(<Upload {...props} state={{ ...file, status: 'uploading', sent: 3_100_000, left: '4 s' }} />);
  expect(plainSpaces((await screen.findByRole('progressbar')).getAttribute('aria-valuetext'))).toBe(
    '3 MB de 4,4 MB, faltam 4 s',
  );
  rerender(<Upload {...props} state={{ ...file, status: 'failed' }} />);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [812, 'pt-BR', '812 bytes'],
  [214_000, 'pt-BR', '209 kB'],
  [4_600_000, 'pt-BR', '4,4 MB'],
  [4_600_000, 'en-US', '4.4 MB'],
  [1_250_000_000, 'pt-BR', '1,2 GB'],
  [5 * 1024 * 1024, 'pt-BR', '5 MB'],
  [5 * 1024 * 1024 + 1, 'pt-BR', '5,1 MB'],
])('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(plainSpaces(formatBytes(bytes, locale))).toBe(text);
});

test.each([
  ['Júlia de Sá Nakamura', 'JN'],
  ['caio', 'C'],
  ['  ana   lopes ', 'AL'],
  ['Zilda Moraes 😀', 'ZM'],
  ['😀 Zilda', 'Z'],
  ['“Zé” d’Ávila', 'ZD'],
  ['E\u0301rica 𝒵eta', 'E\u0301𝒵'],
  ['😀', ''],
])('initials of "%s" are %s', (name, text) => expect(initials(name)).toBe(text));

test('stage segments say in words how far an application has come', () => {
  render(<StageSegments label="Back-end" states={['done', 'done', 'waiting', 'ahead', 'ahead']} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Back-end: etapa 3 de 5, espera por você');
});
