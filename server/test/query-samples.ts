import type { EndpointShape } from '@prova/contract/endpoint';
import * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
/** Values for fields whose schema does not say what exists: ids, and texts that are found. `<field> of <endpoint>` is of that one alone. */
export type Known = Readonly<Record<string, string | readonly string[]>>;

/**
 * Queries that use each field of an endpoint once, with every value that it may have; of numbers, days and texts one.
 * @throws Error for a field that has no sample
 */
export function queriesOf({ id, query }: EndpointShape, known: Known): Record<string, string>[] {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([field, schema]) =>
    samplesOf(`${field} of ${id}`, field, Object(schema), known).map((value) => ({ [field]: value })),
  );
}

function samplesOf(name: string, field: string, schema: Schema, known: Known): string[] {
  if (schema.type === 'array') return samplesOf(name, field, Object(schema.items), known);
  const own = known[name];
  if (own !== undefined) return [own].flat();
  if (schema.enum) return schema.enum.map(String);
  const sample = known[field];
  if (sample !== undefined) return [sample].flat();
  if (schema.type === 'integer' || schema.type === 'number') return [String(Math.min(2, schema.maximum ?? 2))];
  if (schema.type === 'boolean') return ['true'];
  if (schema.format === 'date') return ['2026-11-15'];
  if (schema.format === 'date-time') return ['2026-11-15T12:00:00.000Z'];
  throw new Error(`No sample for ${name}`);
}
