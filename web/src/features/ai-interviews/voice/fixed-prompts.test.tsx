import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { stubSound } from '../../../../test/fake-sound.ts';
import { Practice } from '../session/practice.tsx';
import { VoiceName } from './voice-name.tsx';
import { VoiceServicesContext } from './voice-services-context.ts';

const asked: unknown[] = [];
testApi(
  http.post('*/api/v1/interview-ai/candidate/segredo/speech', async ({ request }) => {
    asked.push(await request.json());
    return success({ mime: 'audio/mpeg', content: '' });
  }),
);

const SERVICES = { token: 'segredo', transcriber: 'ouvinte-1', readsAloud: true };
const nothing = () => undefined;

beforeEach(() => {
  asked.length = 0;
  stubSound();
  return () => vi.unstubAllGlobals();
});

const show = (part: ReactElement, services = SERVICES) =>
  render(<VoiceServicesContext value={services}>{part}</VoiceServicesContext>);
const name = (
  <VoiceName isAway={false} isOver={false} onName={nothing} onEnd={nothing} onMayCome={nothing} onFailure={nothing} />
);
const practice = <Practice locale="en-US" initialWay="text" isAway={false} onClose={nothing} />;

it('asks for the name by the service, in the language of the page', async () => {
  show(name);
  await waitFor(() => expect(asked).toEqual([{ what: 'name', language: 'pt-BR' }]));
});

it('asks the question to practise with by the service, in the language of the interview', async () => {
  show(practice);
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvir a pergunta' }));
  await waitFor(() => expect(asked).toEqual([{ what: 'practice', language: 'en-US' }]));
});

it('asks nobody where the platform has no such service', async () => {
  show(practice, { ...SERVICES, readsAloud: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvir a pergunta' }));
  await screen.findByRole('button', { name: 'Ouvir a pergunta' });
  expect(asked).toEqual([]);
});
