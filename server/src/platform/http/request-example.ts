import type { EndpointShape } from '@prova/contract/endpoint';
import type * as z from 'zod';

/** Fields of the example of a request body, in the place of those that would be made up for it. */
export interface RequestExample {
  readonly endpointId: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

type BodyFields<E extends EndpointShape> = E['body'] extends z.ZodType ? FieldsOf<z.input<E['body']>> : never;
/** Of each kind, where there are several kinds of body. */
type FieldsOf<Body> = Body extends unknown ? { readonly [Field in keyof Body]?: Body[Field] | undefined } : never;

/**
 * Gives fields to the example of an endpoint's body in the documentation of the API: those that are checked by more than
 * a schema says. `module.ts` lists it.
 * @param fields undefined for a field that excludes another one of the example
 */
export function requestExample<const E extends EndpointShape>(endpoint: E, fields: BodyFields<E>): RequestExample {
  return { endpointId: endpoint.id, fields };
}
