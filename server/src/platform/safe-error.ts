/** An error as logs and task queues may keep it: what it is and where, without the values it was about. */
export interface SafeError {
  /** Not `name`: the log hides that key wherever it stands. */
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: SafeError;
  /** The first of those that an AggregateError holds. */
  readonly errors?: readonly SafeError[];
  readonly [key: string]: unknown;
}

type ErrorLike = Pick<Error, 'message' | 'stack' | 'cause'> & Readonly<Record<string, unknown>>;

/**
 * What else of an error helps to find its reason: names of things, and numbers. The rest may quote a row (`detail`,
 * `where` and `internalQuery` of PostgreSQL) or name people (recipients of an SMTP server).
 */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'statusCode'];

const DEPTH = 3;
const SEVERAL = 5;
const ISSUES = 10;
const LONGEST = 500;

/** Some libraries hand on a plain object with an error's message and stack. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** @param error whatever was thrown, or handed on as one: of what is no error, only the type is kept */
export function safeError(error: unknown): SafeError {
  return isErrorLike(error) ? reduce(error, 0) : { type: typeof error, message: '' };
}

function reduce(error: ErrorLike, depth: number): SafeError {
  const type = (error.constructor as { name?: string } | undefined)?.name ?? 'object';
  const message = safeMessage(error);
  const inner = depth < DEPTH ? (value: unknown) => (isErrorLike(value) ? [reduce(value, depth + 1)] : []) : () => [];
  const [cause] = inner(error.cause);
  const errors = Array.isArray(error.errors) ? error.errors.slice(0, SEVERAL).flatMap(inner) : [];
  const frames = framesOf(error);
  return {
    type,
    message,
    ...(frames !== undefined && { stack: [`${type}: ${message}`, ...frames].join('\n') }),
    ...Object.fromEntries(KEPT.flatMap((key) => (isPlain(error[key]) ? [[key, error[key]]] : []))),
    ...(cause && { cause }),
    ...(errors.length > 0 && { errors }),
  };
}

const isPlain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 200 && !value.includes('@'));

/** A message in our words where the thrower's quotes what it was given: the database, schemas, parsers. */
function safeMessage(error: ErrorLike): string {
  if (isOfDatabase(error)) return `PostgreSQL answered ${error.code ?? 'with an error'}`;
  if (Array.isArray(error.issues)) return issues(error.issues);
  if (error instanceof SyntaxError) return 'something could not be parsed';
  return withoutAddresses(error.message.slice(0, LONGEST));
}

/** Also when it was copied into a plain object. SQLSTATEs have five places and a digit, which no code of the system has. */
function isOfDatabase({ code, severity }: ErrorLike): boolean {
  return typeof severity === 'string' || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code));
}

function issues(found: readonly unknown[]): string {
  const words = found.slice(0, ISSUES).map((issue) => {
    const { code, path } = Object(issue) as { code?: unknown; path?: unknown };
    return `${Array.isArray(path) ? path.map(String).join('.') : ''}: ${String(code)}`;
  });
  return `not what the schema wants: ${words.join(', ')}`.slice(0, LONGEST);
}

/** The places of a stack, without the message that stands before them and may have lines of its own. */
function framesOf({ message, stack }: ErrorLike): string[] | undefined {
  if (typeof stack !== 'string') return undefined;
  const begin = stack.indexOf(message);
  const after = begin < 0 ? stack : stack.slice(begin + message.length);
  return after.split('\n').filter((line) => line.trimStart().startsWith('at '));
}

/** What looks like an e-mail address. Words are cut out first: an expression that looks for the @ takes quadratic time. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>()"'=,;:]+/g, (word) => (/[^@]@[^@]/.test(word) ? '[address]' : word));
}
