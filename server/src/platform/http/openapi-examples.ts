import { sample } from 'openapi-sampler';

type Json = Record<string, unknown>;

/** What a field of a name looks like, whichever endpoint it belongs to. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  address: 'Rua das Laranjeiras, 120',
  answer: 'Mantenho uma biblioteca de filas em Go.',
  body: 'Conversa combinada para quinta-feira.',
  city: 'Recife',
  code: '482913',
  companyName: 'Aurora Tecnologia',
  candidateName: 'Marina Alves',
  country: 'BR',
  coverLetter: 'Trabalho com serviços em Go há dois projetos.',
  currency: 'BRL',
  description: '<p>Você vai cuidar dos serviços de pagamento.</p>',
  device: 'Firefox, Linux',
  email: 'marina.alves@exemplo.com.br',
  endDate: '2026-10',
  fullName: 'Marina Alves',
  github: 'https://github.com/marina-alves',
  internalCode: 'ENG-042',
  jobSlug: 'pessoa-desenvolvedora-backend-aurora',
  jobTitle: 'Pessoa Desenvolvedora Backend',
  linkedin: 'https://www.linkedin.com/in/marina-alves',
  message: 'Ficamos felizes em convidar você.',
  name: 'Marina Alves',
  newEmail: 'marina@exemplo.com.br',
  newPassword: 'quatro-palavras-que-so-eu-sei',
  noticeVersion: '2026-11',
  password: 'quatro-palavras-que-so-eu-sei',
  payMax: 14_000_00,
  payMin: 11_000_00,
  phone: '(81) 98765-4321',
  portfolio: 'https://marina.exemplo.com.br',
  position: 'Pessoa Desenvolvedora Backend',
  slug: 'pessoa-desenvolvedora-backend-aurora',
  src: 'li-3k9',
  startDate: '2024-03',
  startOn: '2027-02-01',
  state: 'PE',
  steps: { 1: { title: 'Pessoa Desenvolvedora Backend' } },
  subject: 'Sua candidatura na Aurora Tecnologia',
  timeZone: 'America/Sao_Paulo',
  title: 'Pessoa Desenvolvedora Backend',
  token: 'k3Jr0b1Qx7nV9sT2mZ4pL8cY6wA5dE1fH3gU0iO7rXs',
  validUntil: '2027-01-15',
  website: 'https://marina.exemplo.com.br',
};

/** An example of a request body. @param own fields in the place of those that would be made up */
export function bodyExample(schema: Json, own: Json = {}): unknown {
  const fields = { ...(exampleOf(schema) as Json), ...own };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * An example of what a JSON schema describes: fields by their names where those tell what they hold, else the least
 * that the schema allows.
 */
export function exampleOf(schema: Json): unknown {
  return sample(named(schema) as never, { quiet: true });
}

function named(schema: unknown, name?: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => named(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, ...rest } = schema as Json & { properties?: Record<string, unknown> };
  const made: Json = {};
  for (const [key, value] of Object.entries(rest)) {
    // A choice between forms of one field is still that field.
    made[key] =
      (key === 'anyOf' || key === 'oneOf') && Array.isArray(value)
        ? value.map((each) => named(each, name))
        : named(value);
  }
  if (properties)
    made.properties = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, named(value, key)]));
  const keys = (schema as { propertyNames?: { enum?: string[] } }).propertyNames?.enum;
  if (keys) {
    made.properties = Object.fromEntries(keys.map((key) => [key, made.additionalProperties]));
    delete made.additionalProperties;
  }
  const example = exampleNamed(name, made);
  if (example !== undefined) made.examples = [example];
  return made;
}

function exampleNamed(name: string | undefined, schema: Json): unknown {
  if (['const', 'enum', 'examples', 'format'].some((key) => key in schema)) return undefined;
  const example = name === undefined ? undefined : BY_NAME[name];
  if (example !== undefined && isOfType(example, schema)) return example;
  // A whole number without a bound of its own: the least one would be no example of anything.
  return schema.type === 'integer' && schema.minimum === Number.MIN_SAFE_INTEGER ? 3 : undefined;
}

function isOfType(example: unknown, { type }: Json): boolean {
  const own = typeof example === 'number' ? 'integer' : typeof example;
  return Array.isArray(type) ? type.includes(own) : type === own;
}
