import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joined, noise, speech } from '../../../../../contract/test/sounds.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { asked, comes, HeardByService, listening, pass } from '../../../../test/slow-transcriber.tsx';
import { setVisibility } from '../../../../test/visibility.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { keepMuted } from '../voice/sound-choice.ts';
import type { Answer } from './answer-draft.ts';
import { AnswerPanel } from './answer-panel.tsx';

vi.mock(
  '../voice/voice-services.ts',
  async () => (await import('../../../../test/slow-transcriber.tsx')).slowVoiceServices,
);

const WRITING = 'Escrevendo o que você disse…';
const onSend = vi.fn<(answer: Answer) => Promise<boolean>>();
let sound: ReturnType<typeof stubSound>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  asked.length = 0;
  onSend.mockReset().mockResolvedValue(true);
  keepMuted(true);
  sound = stubSound();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Asked({ isAway }: { isAway: boolean }) {
  const [way, setWay] = useState<'voice' | 'text'>('voice');
  return (
    <HeardByService>
      <AnswerPanel
        prompt="Conte de um problema difícil que você resolveu."
        asked={{ what: 'turn', turn: 1 }}
        locale="pt-BR"
        place={null}
        way={way}
        onWay={setWay}
        isAway={isAway}
        skip={{ required: true }}
        onSend={onSend}
      />
    </HeardByService>
  );
}

async function show() {
  const shown = render(<Asked isAway={false} />);
  await listening();
  return shown;
}
const quiet = (seconds: number) => noise(seconds, 0.001);
const RATE = 16_000;
/** Somebody speaks, for as long as that takes; without a pause nothing has been sent yet. */
async function speak(seconds: number, pause = 1) {
  const said = joined(quiet(0.5), speech(seconds, 0.3), ...(pause > 0 ? [quiet(pause)] : []));
  for (let at = 0; at < said.length; at += RATE) {
    const heard = said.subarray(at, at + RATE);
    await pass((heard.length / RATE) * 1000);
    act(() => sound.hears(heard));
  }
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua resposta');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await listening();
};
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('words that come late', () => {
  it('go on after what was typed meanwhile, and change none of it', async () => {
    await show();
    await speak(2, 0);
    await act(async () => sound.tracks[0]?.onended?.());
    await pass(500);
    expect(screen.getByText('O microfone não foi liberado')).toBeTruthy();
    type('Escrevi à mão.');
    await comes(0, 'Usei filas.');
    expect(field().value).toBe('Escrevi à mão. Usei filas.');
    expect(sound.state.contexts).toBe(0);
  });

  it('of a phrase that a correction has broken off are not lost', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei fios.');
    await speak(2, 0);
    type('Usei filas.');
    await pass(500);
    expect(statuses()).toContain(WRITING);
    expect(sound.state.contexts).toBe(0);
    await comes(1, 'E medimos.');
    expect(field().value).toBe('Usei filas. E medimos.');
    await listening();
    expect(statuses()).not.toContain(WRITING);
    type('Usei filas.');
    await press('Voltar a falar');
    await speak(2);
    await comes(2, 'Foi bom.');
    expect(field().value).toBe('Usei filas. Foi bom.');
  });

  it('are written down though the tab was left, in the order in which they were said', async () => {
    await show();
    await speak(2);
    await pass(300);
    await speak(2, 0);
    setVisibility('hidden');
    await pass(300);
    setVisibility('visible');
    await listening();
    await speak(2);
    await pass(100);
    expect(asked).toHaveLength(2);
    await comes(1, 'Por fim caiu.');
    await comes(0, 'Usei filas.');
    await comes(2, 'Depois medimos.');
    expect(field().value).toBe('Usei filas. Depois medimos. Por fim caiu.');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('are written down while it is asked whether to skip', async () => {
    await show();
    await speak(2, 0);
    await press('Pular esta pergunta');
    await comes(0, 'Usei filas.');
    expect(field().value).toBe('Usei filas.');
    await pass(60_000);
    await press('Voltar');
    await pass(60_000);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('are written down while something else goes on in the page', async () => {
    const { rerender } = await show();
    await speak(2, 0);
    rerender(<Asked isAway />);
    await comes(0, 'Usei filas.');
    expect(field().value).toBe('Usei filas.');
  });

  it('are for nobody once the question is skipped', async () => {
    await show();
    await speak(2);
    await press('Pular esta pergunta');
    await press('Pular');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ skipped: true, text: '' }));
    await comes(0, 'Usei filas.');
    expect(field().value).toBe('');
  });
});

describe('whoever has finished', () => {
  it('before their only words have come is waited for', async () => {
    await show();
    await speak(4, 0);
    await press('Terminei');
    await press('Enviar agora');
    expect(onSend).not.toHaveBeenCalled();
    expect(statuses()).toContain(WRITING);
    expect(field().readOnly).toBe(true);
    expect(sound.state.contexts).toBe(0);
    await comes(0, 'Usei filas.');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.', way: 'voice' }));
  });

  it('and has said nothing that is on its way is sent at once', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await press('Terminei');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.' }));
  });

  it('and has said nothing at all is asked to answer', async () => {
    await show();
    await press('Terminei');
    expect(screen.getByText('Responda antes de continuar, ou pule a pergunta')).toBeTruthy();
    await listening();
    expect(sound.state.contexts).toBe(1);
  });

  it('is waited for no longer than ten seconds', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await speak(2, 0);
    await press('Terminei');
    await pass(9_500);
    expect(onSend).not.toHaveBeenCalled();
    await pass(600);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.' }));
    await comes(1, 'E medimos.');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('and of whom no word has come by then is told so, and listened to again', async () => {
    await show();
    await speak(2, 0);
    await press('Terminei');
    await pass(10_100);
    await listening();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(/^Ainda estamos escrevendo o que você disse/)).toBeTruthy();
    expect(sound.state.contexts).toBe(1);
    await comes(0, 'Usei filas.');
    expect(field().value).toBe('Usei filas.');
    expect(screen.queryByText(/^Ainda estamos escrevendo/)).toBeNull();
    await press('Terminei');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.' }));
  });

  it('sends what has come by pressing once more, though not by a double click', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await speak(2, 0);
    await press('Terminei');
    await press('Enviar agora');
    expect(onSend).not.toHaveBeenCalled();
    await pass(1000);
    await press('Enviar agora');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.' }));
  });

  it('is sent with what there is where the service fails', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await speak(2, 0);
    await press('Terminei');
    await act(async () =>
      asked[1]?.fail(new ApiError({ code: 'VOICE_SERVICE_OFF', message: 'Hoje não.', status: 409 })),
    );
    await pass(0);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas.' }));
  });

  it('is not sent while it is asked whether to skip', async () => {
    await show();
    await speak(2, 0);
    await press('Terminei');
    await press('Pular esta pergunta');
    await comes(0, 'Usei filas.');
    await pass(60_000);
    expect(onSend).not.toHaveBeenCalled();
    expect(field().value).toBe('Usei filas.');
  });
});

describe('while words are on their way', () => {
  it('no answer ends, however slow the service is', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await pass(2500);
    await speak(8);
    await pass(60_000);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(/A transcrição está \d+ s atrasada\.$/)).toBeTruthy();
    await comes(1, 'E medimos.');
    await pass(10_200);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Usei filas. E medimos.' }));
  });

  it('no answer ends while somebody speaks without a pause', async () => {
    await show();
    await speak(2);
    await comes(0, 'Usei filas.');
    await pass(2500);
    await speak(14, 0);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText('Ouvindo você.')).toBeTruthy();
  });

  it('that they are late is announced once', async () => {
    await show();
    const announced: (string | null)[] = [];
    const observer = new MutationObserver(() => announced.push(...statuses()));
    await speak(2);
    await pass(500);
    expect(screen.getByText(WRITING)).toBeTruthy();
    expect(statuses()).toEqual(['']);
    await pass(5000);
    expect(statuses()).toEqual(['A transcrição está atrasada, mas continua.']);
    const [region] = screen.getAllByRole('status');
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    await pass(20_000);
    observer.disconnect();
    expect(announced).toEqual([]);
    expect(screen.getByText(/A transcrição está 2\d s atrasada\.$/)).toBeTruthy();
  });
});
