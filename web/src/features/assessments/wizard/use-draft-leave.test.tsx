import { createQuestion } from '@prova/contract/assessments/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { success, testApi } from '../../../../test/api.ts';
import { useCall } from '../../../lib/query.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDraftLeave } from './use-draft-leave.tsx';

const server = testApi();
afterEach(() => toast.clear());

const schema = z.object({ topic: z.string() });

function Writing({ onClose }: { onClose: () => void }) {
  const form = useContractForm(schema, { topic: '' });
  const forget = useKeptDraft('test.leave', form);
  const [sending, watched] = useSending();
  const leave = useDraftLeave({ what: 'question', isDirty: form.formState.isDirty, sending, forget, onClose });
  const create = useCall(createQuestion, { meta: { quiet: true }, ...watched });
  return (
    <FormDialog
      form={form}
      title="Nova questão"
      submitLabel="Salvar"
      onSubmit={({ topic }) =>
        create.mutateAsync({ body: { type: 'TRUE_FALSE', testId: 'x', text: 'a', topic, correctAnswer: true } })
      }
      {...leave.dialog}
    >
      {leave.question}
      <TextField label="Assunto" {...form.register('topic')} />
    </FormDialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      {open && <Writing onClose={() => setOpen(false)} />}
    </>
  );
}

async function opened() {
  const person = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Page />
      <ToastRegion />
    </QueryClientProvider>,
  );
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'abrir' }));
    return screen.findByLabelText<HTMLInputElement>('Assunto');
  };
  return { person, open, field: await open() };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog in which something is written', () => {
  test('closes at once while nothing was changed', async () => {
    const { person, open } = await opened();
    await person.click(button('Cancelar'));
    await isClosed();
    await open();
    await person.keyboard('{Escape}');
    await isClosed();
    expect(screen.queryByText(/Rascunho guardado/)).toBeNull();
  });

  test('asks before Cancel loses what was written', async () => {
    const { person, open, field } = await opened();
    await person.type(field, 'Junções');
    await person.click(button('Cancelar'));
    expect(await screen.findByRole('alertdialog', { name: 'Descartar o que você mudou?' })).toBeTruthy();
    await person.click(button('Continuar editando'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('Junções');
    await person.click(button('Cancelar'));
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    await isClosed();
    expect((await open()).value).toBe('');
  });

  test('says that Escape keeps it, and has it again', async () => {
    const { person, open, field } = await opened();
    await person.type(field, 'Junções');
    await person.keyboard('{Escape}');
    await isClosed();
    expect(await screen.findByText(/Rascunho guardado nesta aba/)).toBeTruthy();
    expect((await open()).value).toBe('Junções');
  });

  test('says nothing of a draft once it is saved', async () => {
    server.use(http.post('*/api/v1/tests/questions', () => success({ id: 'q' })));
    const { person, open, field } = await opened();
    await person.type(field, 'Junções');
    await person.click(button('Salvar'));
    await isClosed();
    expect(screen.queryByText(/Rascunho guardado/)).toBeNull();
    expect((await open()).value).toBe('');
  });

  test('says at once that nothing gets through, and can be stopped with all that was written', async () => {
    server.use(http.post('*/api/v1/tests/questions', () => HttpResponse.error()));
    const { person, field } = await opened();
    await person.type(field, 'Junções');
    await person.click(button('Salvar'));
    expect(await screen.findByText('Sem conexão. Tentando de novo…')).toBeTruthy();
    await person.click(button('Parar de tentar'));
    expect(await screen.findByText(/O que você escreveu continua aqui/)).toBeTruthy();
    expect(button('Salvar').getAttribute('aria-busy')).toBeNull();
    expect(field.value).toBe('Junções');
    server.use(http.post('*/api/v1/tests/questions', () => success({ id: 'q' })));
    await person.click(button('Salvar'));
    await isClosed();
  });
});
