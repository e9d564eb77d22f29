import { BUDGETS, type BudgetName } from '@prova/contract/budgets';
import * as z from 'zod';

/** Limits that the operator has set, by what they bound. */
type BudgetSettings = { readonly [Name in BudgetName]?: { readonly rows: number; readonly bytes?: number } };

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
/** Never all of the header: its beginning is what the caller wrote into it. */
const hops = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be a number from 0 to 9')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const perDay = (count: number) => z.coerce.number().int().min(1).max(10_000_000).default(count);
/** `jobs=5000,messageFiles=2000/500`: rows, and mebibytes where they are counted, too. */
const budgets = z.string().transform((text, refusal): BudgetSettings => {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const read = parts.map((part) => /^(\w+)=(\d{1,9})(?:\/(\d+(?:\.\d+)?))?$/.exec(part));
  if (!read.every((match) => match && (BUDGETS as readonly string[]).includes(match[1] ?? '')))
    refusal.addIssue(`must be name=rows or name=rows/MiB with commas between; names: ${BUDGETS.join(', ')}`);
  return Object.fromEntries(
    read.map((match) => [
      match?.[1] ?? '',
      { rows: Number(match?.[2]), ...(match?.[3] && { bytes: Number(match[3]) * 2 ** 20 }) },
    ]),
  );
});
const addresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https$/, normalize: true })).max(12));
const relays = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^(stuns?|turns?):[^\s,?]{1,200}(\?transport=(udp|tcp))?$/,
            'must be turn:, turns: or stun: addresses',
          ),
      )
      .max(12),
  );
const secret = z.string().min(32, 'must have at least 32 characters');

/**
 * Every setting of the server: the only place that reads the environment. Descriptions become the
 * settings table of docs/operations.md.
 */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` seeds nothing, needs its secrets and listens on all addresses.'),
  HOST: z.string().optional().describe('Address to listen on. Default: `127.0.0.1`, in production `0.0.0.0`.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port of the web, the API and the sockets.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that people use; links in mails start with it. Default: `http://localhost:PORT`. Required in production.',
    ),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of stored files.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('PostgreSQL 15 or newer. Left out: the embedded server under `DATA_DIR`. Required in production.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections to the database per process.'),
  PROVA_ROLE: z.string().default('web,worker').describe('What this process does: `web`, `worker` or both.'),
  TOKEN_SECRET: secret
    .optional()
    .describe('Signs access tokens. Required in production; elsewhere made once and kept in `DATA_DIR`.'),
  FILE_SECRET: secret
    .optional()
    .describe('Signs links to files. Required in production; elsewhere made once and kept in `DATA_DIR`.'),
  SESSION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('So many days after a sign-in its session ends, however often it was renewed. Unused, it ends after 30.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      '`smtp://user:password@host:port`. Left out: mails are captured and shown at `/dev/outbox`. Required in production.',
    ),
  MAIL_FROM: z.string().default('Prova <nao-responda@prova.example>').describe('Sender of mails.'),
  CONTACT_EMAIL: z
    .email()
    .max(254)
    .optional()
    .describe(
      'Who reads what people write at `/contato`, and hears of new subscribers to the newsletter; the page shows it. Left out, in production: nobody is mailed, and `prova contact list` shows what was written. Elsewhere `contato@prova.example`.',
    ),
  MAILS_PER_COMPANY: perDay(2000).describe(
    'Mails a day (of Brazil) that a verified company may cause to people outside. Beyond it they wait for the next day.',
  ),
  MAILS_PER_UNVERIFIED_COMPANY: perDay(100).describe('The same for a company that is not verified.'),
  MAILS_PER_RECIPIENT: perDay(40).describe('Mails a day that companies together may cause to one address.'),
  MAILS_PER_RECIPIENT_UNVERIFIED: perDay(10).describe(
    'So many of these before those of companies that are not verified wait.',
  ),
  MAILS_PER_RECIPIENT_OF_FORMS: perDay(20).describe(
    'So many of these before those wait that anybody causes who types the address into a form.',
  ),
  MAILS_PER_MEMBER: perDay(300).describe(
    'Mails a day to a member of a company about its work (new applications, answers).',
  ),
  MAIL_DNS: z
    .string()
    .regex(/^(system|off|[\d.:[\]a-f]+(,[\d.:[\]a-f]+)*)$/i, 'must be system, off or addresses with commas between')
    .default('system')
    .describe(
      'Who is asked whether the domain of an address takes mail: `system`, `off`, or addresses of DNS servers with commas between.',
    ),
  STORAGE: z.enum(['local', 's3']).default('local').describe('Where files are kept.'),
  S3_ENDPOINT: z.url().optional().describe('S3-compatible service, with `STORAGE=s3`.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_BUCKET: z.string().optional().describe('Bucket, with `STORAGE=s3`.'),
  S3_ACCESS_KEY: z.string().optional().describe('Key of the bucket.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret of the bucket.'),
  AI_BASE_URL: z.url().optional().describe('OpenAI-compatible service. Left out: the local writer.'),
  AI_API_KEY: z.string().optional().describe('Key of that service.'),
  AI_MODEL: z.string().default('gpt-5-mini').describe('Model of that service.'),
  AI_CALLS_A_DAY: perDay(2000).describe(
    'Calls of it a day for the interviews and job descriptions of a company; beyond them our own rules do the work.',
  ),
  AI_TRANSCRIPTION_MODEL: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Model that writes down what is said in rooms and AI interviews (`/audio/transcriptions`), where a browser cannot do so on the device. Left out: the browser, or writing.',
    ),
  AI_SPEECH_MODEL: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Model that reads questions out where a browser has no voice for them (`/audio/speech`). Left out: nobody reads them.',
    ),
  AI_SPEECH_VOICE: z.string().max(200).default('alloy').describe('Voice of that model.'),
  AI_AUDIO_BASE_URL: z
    .url()
    .optional()
    .describe(
      'OpenAI-compatible service of these two, where it is another. It is not sent `AI_API_KEY`. Left out: `AI_BASE_URL`.',
    ),
  AI_AUDIO_API_KEY: z.string().optional().describe('Key of `AI_AUDIO_BASE_URL`.'),
  AI_TRANSCRIPTION_MINUTES_A_DAY: perDay(1200).describe(
    'Minutes of speech of a company that are transcribed a day; beyond them people write.',
  ),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be the client id of a web application')
    .optional()
    .describe('Client id of Google for signing in. Left out: no Google button, and nothing of Google is loaded.'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe('Who signs the ID tokens.'),
  GOOGLE_JWKS_URL: z
    .url()
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .describe('Where the issuer publishes its keys.'),
  GOOGLE_SCRIPT_URL: z
    .url()
    .default('https://accounts.google.com/gsi/client')
    .describe('The script of the Google button; pages allow this one and what lies beside it.'),
  STRIPE_SECRET_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Secret key of a Stripe account: [plans are sold through it](#plans-and-payments). Left out: no plans in production, and nothing is limited.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('What Stripe signs its events with (`whsec_…`), with `STRIPE_SECRET_KEY`.'),
  STRIPE_API_URL: z.url().optional().describe('Where Stripe is reached instead of its own address, for trials.'),
  BILLING_SANDBOX: flag
    .optional()
    .describe(
      'Plans are sold without money, by a page that approves or declines. Default: outside production, without `STRIPE_SECRET_KEY`.',
    ),
  BILLING_LIMITS: flag.default(true).describe('`false`: plans can be bought, and nothing is limited by them.'),
  SOCIAL_LINKS: addresses
    .optional()
    .describe(
      'Where else the platform is found: `https` addresses with commas between them, for the foot of public pages. Left out: none, and outside production examples.',
    ),
  TURN_URLS: relays
    .default([])
    .describe(
      'Relay of video calls, [a coturn of yours](#the-relay-of-video-calls): `turn:`, `turns:` and `stun:` addresses with commas between. Left out, calls are direct, which networks of some companies refuse.',
    ),
  TURN_SECRET: secret.optional().describe('Secret that the relay shares with the server (`static-auth-secret`).'),
  RELAY_ONLY: flag
    .default(false)
    .describe('All calls go through the relay, so that nobody learns the network address of whom they talk to.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token that `/metrics` asks for; left out, only loopback may read it.'),
  TRUST_PROXY: hops
    .default(0)
    .describe(
      'How many proxies of yours stand in front: the caller’s address is taken from so many entries of `X-Forwarded-For`, from its end. `true` is 1.',
    ),
  RATE_LIMITS: flag.default(true).describe('Count calls by address and refuse floods.'),
  BUDGETS: budgets
    .default({})
    .describe(
      'Other limits for what people can add ([which there are](security.md#filling-the-disk)): `jobs=5000,messageFiles=2000/500` is 5,000 jobs of a company, and 2,000 files of a conversation with 500 MiB together.',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged.'),
  WEB_DIST: z.string().optional().describe('Folder of the built web client. Default: `web/dist` of this project.'),
});

export interface Config extends z.output<typeof settings> {
  readonly production: boolean;
  readonly host: string;
  readonly publicUrl: string;
  readonly roles: ReadonlySet<'web' | 'worker'>;
  readonly databaseUrl: string;
  readonly tokenSecret: string;
  readonly fileSecret: string;
  /** Null: nobody reads mail about the platform. */
  readonly contactEmail: string | null;
}

/** Settings that are wrong or missing, each with how to fix it. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the settings.
 * @param env the environment, `process.env` in the program
 * @param defaults secrets that outlive a restart outside production (see secrets.ts)
 * @throws ConfigError with every problem at once
 */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { secret: (name: string) => string }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  const problems: string[] = [];
  const need = (name: keyof typeof values, why: string) => {
    if (values[name] === undefined) problems.push(`${name} is missing: ${why}`);
  };
  need('DATABASE_URL', 'the address of PostgreSQL');
  if (production) {
    need('PUBLIC_URL', 'the address that people use');
    need('TOKEN_SECRET', 'at least 32 random characters, e.g. from `openssl rand -base64 48`');
    need('FILE_SECRET', 'at least 32 random characters, e.g. from `openssl rand -base64 48`');
    need('SMTP_URL', 'the server that sends mail');
  }
  if (values.STORAGE === 's3') {
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
      need(name, 'asked by STORAGE=s3');
  }
  for (const name of ['AI_TRANSCRIPTION_MODEL', 'AI_SPEECH_MODEL'] as const)
    if (values[name] && !values.AI_AUDIO_BASE_URL) need('AI_BASE_URL', `where ${name} is, or AI_AUDIO_BASE_URL`);
  const relays = values.TURN_URLS.some((url) => url.startsWith('turn'));
  if (relays) need('TURN_SECRET', 'the `static-auth-secret` of the relay that TURN_URLS names');
  if (values.RELAY_ONLY && !relays) problems.push('RELAY_ONLY: there is no relay in TURN_URLS');
  if (values.STRIPE_SECRET_KEY) need('STRIPE_WEBHOOK_SECRET', 'what Stripe signs its events with');
  const roles = new Set(values.PROVA_ROLE.split(',').map((role) => role.trim()));
  for (const role of roles)
    if (role !== 'web' && role !== 'worker') problems.push(`PROVA_ROLE: "${role}" is neither web nor worker`);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...values,
    production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    roles: roles as Set<'web' | 'worker'>,
    databaseUrl: values.DATABASE_URL as string,
    tokenSecret: values.TOKEN_SECRET ?? defaults.secret('token'),
    fileSecret: values.FILE_SECRET ?? defaults.secret('file'),
    contactEmail: values.CONTACT_EMAIL ?? (production ? null : 'contato@prova.example'),
  };
}
