import * as z from 'zod';

/** Bounds that services refuse in a strict schema; the answer is held against them when it comes. */
const NOT_SENT = [
  ...[
    '$schema',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'default'],
] as const;

/** The JSON Schema of an answer as it is sent: of objects all fields are required and no others allowed. */
export function sentSchema(schema: z.ZodType): unknown {
  const { $schema: _, ...sent } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const key of NOT_SENT) delete jsonSchema[key];
    },
  });
  return sent;
}
