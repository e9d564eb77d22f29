import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { askAi } from './ai-findings.ts';
import { inspectDatabase } from './database-findings.ts';
import { attempt, type Finding } from './finding.ts';
import { askRelay, hasRelay } from './relay-findings.ts';
import { inspectSandbox } from './sandbox-findings.ts';
import { askGoogle, readWebClient } from './service-findings.ts';
import { askSpeaker, askTranscriber } from './voice-findings.ts';

const MIB = 2 ** 20;
/** Below it uploads soon fail, and with the embedded database everything does. */
const LEAST_FREE = 100 * MIB;
const LITTLE_FREE = 2_048 * MIB;
const MAIL_PATIENCE_MS = 10_000;

/** Tries every part that the program stands on, without changing anything that stays. */
export async function diagnose(config: Config): Promise<Finding[]> {
  const findings = [
    { part: `settings (NODE_ENV=${config.NODE_ENV}, ${config.publicUrl})`, ...doubtfulSettings(config) },
    ...(await inspectDatabase(config)),
    await attempt(`files (${config.STORAGE})`, () => writeAndRead(config)),
    await inspectSandbox(),
    config.SMTP_URL
      ? await attempt('mail server', () => verifyMail(config.SMTP_URL ?? ''))
      : { part: 'mail: captured, no SMTP_URL is set' },
    await attempt('web client', () => readWebClient(config)),
  ];
  if (config.STORAGE === 'local') findings.push(await attempt('disk', () => measureDisk(config.DATA_DIR)));
  findings.push(
    hasRelay(config)
      ? await attempt('relay of video calls', () => askRelay(config))
      : { part: 'relay of video calls: none, no TURN_URLS are set; some networks refuse direct calls' },
  );
  if (config.GOOGLE_CLIENT_ID) findings.push(await attempt('keys of Google', () => askGoogle(config)));
  if (config.AI_BASE_URL) findings.push(await attempt('AI service', () => askAi(config)));
  if (config.AI_TRANSCRIPTION_MODEL) findings.push(await attempt('transcription', () => askTranscriber(config)));
  if (config.AI_SPEECH_MODEL) findings.push(await attempt('voice of questions', () => askSpeaker(config)));
  return findings;
}

function doubtfulSettings(config: Config): { warning?: string } {
  if (!config.production) return {};
  const doubts: string[] = [];
  if (!config.publicUrl.startsWith('https://'))
    doubts.push('PUBLIC_URL is not https: browsers will refuse the cookies');
  if (config.contactEmail === null)
    doubts.push('CONTACT_EMAIL is missing: nobody is mailed what people write at /contato');
  if (!config.RATE_LIMITS) doubts.push('RATE_LIMITS is off: nothing slows down who guesses passwords');
  return doubts.length === 0 ? {} : { warning: doubts.join('; ') };
}

async function writeAndRead(config: Config): Promise<undefined> {
  const storage = openStorage(config);
  const key = `doctor-${randomUUID()}`;
  await storage.put(key, Buffer.from('doctor'), { mime: 'text/plain' });
  try {
    if (!(await storage.exists(key))) throw new Error('what was written is not there');
  } finally {
    await storage.remove(key);
  }
}

async function measureDisk(folder: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${Math.floor(free / MIB)} MiB are free where DATA_DIR lies`;
  if (free < LEAST_FREE) throw new Error(text);
  return free < LITTLE_FREE ? text : undefined;
}

async function verifyMail(url: string): Promise<undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: MAIL_PATIENCE_MS,
    greetingTimeout: MAIL_PATIENCE_MS,
    socketTimeout: MAIL_PATIENCE_MS,
    dnsTimeout: MAIL_PATIENCE_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
