import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRecognition } from '../../../../test/ai-interview.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Answer } from './answer-draft.ts';
import { AnswerPanel } from './answer-panel.tsx';

let ears: ReturnType<typeof stubRecognition>;
const onSend = vi.fn<(answer: Answer) => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  ears = stubRecognition();
  onSend.mockReset().mockRejectedValue(new ApiError({ code: 'NO_CONNECTION', message: 'Sem conexão.', status: 0 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Asked({ initialWay, isAway }: { initialWay: AnswerWay; isAway: boolean }) {
  const [way, setWay] = useState(initialWay);
  return (
    <AnswerPanel
      prompt="Qual foi o seu papel?"
      asked={{ what: 'turn', turn: 1 }}
      locale="pt-BR"
      place={null}
      way={way}
      onWay={setWay}
      isAway={isAway}
      skip={{ required: false }}
      onSend={onSend}
    />
  );
}

const asked = (initialWay: AnswerWay, isAway = false) => <Asked initialWay={initialWay} isAway={isAway} />;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(way: AnswerWay) {
  const shown = render(asked(way));
  // What listens comes with code of its own.
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  return shown;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua resposta');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}
async function comesBack() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  online.mockRestore();
  await pass(0);
}
const FAILED = 'Sua resposta ainda não foi enviada';

describe('what could not be sent', () => {
  it('is sent again every quarter of a minute, also where the browser says nothing of the connection', async () => {
    await show('text');
    type('Usei filas');
    await press('Enviar resposta');
    expect(screen.getByText(FAILED)).toBeTruthy();
    await pass(14_900);
    expect(onSend).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(onSend).toHaveBeenCalledTimes(2);
    onSend.mockResolvedValue(true);
    await pass(15_000);
    expect(onSend).toHaveBeenCalledTimes(3);
    expect(new Set(onSend.mock.calls.map(([answer]) => JSON.stringify(answer))).size).toBe(1);
    await pass(60_000);
    expect(onSend).toHaveBeenCalledTimes(3);
  });

  it('is sent by itself for no other failure', async () => {
    onSend.mockRejectedValue(new ApiError({ code: 'TOO_MANY_REQUESTS', message: 'Tente daqui a pouco.', status: 429 }));
    await show('text');
    type('Usei filas');
    await press('Enviar resposta');
    await pass(60_000);
    await comesBack();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('is no longer sent by itself once something else is written: that a question was skipped, least of all', async () => {
    await show('text');
    await press('Pular esta pergunta');
    expect(screen.getByText(FAILED)).toBeTruthy();
    type('Respondo, afinal');
    expect(screen.queryByText(FAILED)).toBeNull();
    await comesBack();
    await pass(60_000);
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(field().value).toBe('Respondo, afinal');
    await press('Enviar resposta');
    expect(onSend).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Respondo, afinal', skipped: false }));
  });

  it('gives way to whoever speaks again', async () => {
    await show('voice');
    act(() => ears.says({ transcript: 'usei filas' }));
    await press('Terminei');
    expect(ears.listens).toBe(false);
    await press('Responder falando');
    expect(ears.listens).toBe(true);
    expect(screen.queryByText(FAILED)).toBeNull();
    await comesBack();
    await pass(60_000);
    expect(onSend).toHaveBeenCalledTimes(1);
    act(() => ears.says({ transcript: 'e medimos' }));
    expect(field().value).toBe('usei filas e medimos');
  });

  it('waits while it is asked whether to skip the question', async () => {
    await show('text');
    type('Usei filas');
    await press('Enviar resposta');
    await press('Pular esta pergunta');
    await comesBack();
    await pass(60_000);
    expect(onSend).toHaveBeenCalledTimes(1);
    await press('Voltar');
    await pass(15_000);
    expect(onSend).toHaveBeenCalledTimes(2);
  });
});

/** A word a second. */
async function speak(seconds: number) {
  for (let second = 1; second <= seconds; second += 1) {
    act(() => ears.says({ transcript: `palavra${second}` }));
    await pass(1000);
  }
}

describe('nobody is listened to, and no answer ends', () => {
  it('while it is asked whether to skip the question', async () => {
    await show('voice');
    await speak(12);
    await press('Pular esta pergunta');
    expect(ears.listens).toBe(false);
    await pass(60_000);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await press('Voltar');
    expect(ears.listens).toBe(true);
    await pass(60_000);
    expect(onSend).not.toHaveBeenCalled();
    act(() => ears.says({ transcript: 'e medimos' }));
    await pass(10_200);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: expect.stringMatching(/^palavra1 .*palavra12 e medimos$/), skipped: false }),
    );
  });

  it('while something else goes on in the page', async () => {
    const { rerender } = await show('voice');
    await speak(12);
    rerender(asked('voice', true));
    await pass(60_000);
    expect(ears.listens).toBe(false);
    rerender(asked('voice'));
    await pass(0);
    expect(ears.listens).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('an answer that ends and is too long to be sent is left to be shortened', async () => {
  await show('voice');
  act(() => ears.says({ transcript: 'palavra '.repeat(1100) }));
  await pass(10_200);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.queryByText('Enviando sua resposta…')).toBeNull();
  expect(ears.listens).toBe(false);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('button', { name: 'Voltar a falar' })).toBeTruthy();
});
