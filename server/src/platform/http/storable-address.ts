import type { FastifyRequest } from 'fastify';

/** Stands in a text for what could not be read. */
const UNREADABLE = '\ufffd';

/** No text of the database holds a NUL: what an address has of them is read as what cannot be read. */
export function makeAddressStorable({ params, query }: FastifyRequest): void {
  for (const part of [params, query] as Record<string, unknown>[])
    for (const [name, value] of Object.entries(part ?? {})) part[name] = storable(value);
}

function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.replaceAll('\u0000', UNREADABLE) : value;
}
