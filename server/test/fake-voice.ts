import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplesOf, wavOf } from '@prova/contract/interviews/wav';

/** What a voice service was asked: a form with a sound, or a text in JSON. */
export interface AskedVoice {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Of a form its fields, without the file. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The samples that came; null for a text, and for what is no WAV of ours. */
  readonly samples: Int16Array | null;
}

export type VoiceAnswer = (response: ServerResponse, asked: AskedVoice) => void;

export interface FakeVoice {
  readonly baseUrl: string;
  readonly asked: AskedVoice[];
  /** Answers so from now on. */
  answers(answer: VoiceAnswer): void;
  close(): Promise<void>;
}

/** A service that speaks the protocol of `/audio/transcriptions` and `/audio/speech`. */
export async function fakeVoice(first: VoiceAnswer): Promise<FakeVoice> {
  const asked: AskedVoice[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const call = { path: request.url ?? '', headers: request.headers, ...(await read(request, Buffer.concat(pieces))) };
    asked.push(call);
    answer(response, call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function read({ headers }: IncomingMessage, body: Buffer): Promise<Pick<AskedVoice, 'fields' | 'samples'>> {
  const type = headers['content-type'] ?? '';
  if (type === 'application/json') return { fields: JSON.parse(body.toString()), samples: null };
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file'));
  return { fields, samples: file instanceof File ? samplesOf(new Uint8Array(await file.arrayBuffer())) : null };
}

/** Answers with what was heard, as services wrap it. */
export const voiceHears =
  (text: string): VoiceAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
  };

/** The beginning of an MP3: no player of ours looks further in tests. */
export const MP3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200, 7)]);

export const voiceSpeaks: VoiceAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3);
};

/** A second in which nobody speaks, as files of a call. */
export const SILENCE = {
  sound: { name: 'sound.wav', mime: 'audio/wav', body: Buffer.from(wavOf(new Int16Array(16_000))) },
};
