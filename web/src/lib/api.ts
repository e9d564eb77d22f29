import { type DataOf, type EndpointShape, isRepeatable } from '@prova/contract/endpoint';
import {
  type CallOptions,
  exchange,
  type InputArgument,
  type LooseArguments,
  type LooseInput,
  type Received,
} from './request.ts';

/**
 * Calls an endpoint of the contract: `call(getJob, { params: { id } })`. The input is checked by its types, the answer
 * is `data` of the envelope. Throws `ApiError`, or the reason of `signal`.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  ...args: [...InputArgument<E>, options?: CallOptions]
): Promise<DataOf<E>> {
  const [input, options] = args as unknown as LooseArguments;
  return (await exchangeWith(endpoint, input, options)).data as DataOf<E>;
}

/** As `call`, with the page numbers or the cursor and the message of the answer. */
export async function callWithMeta<E extends EndpointShape>(
  endpoint: E,
  ...args: [...InputArgument<E>, options?: CallOptions]
): Promise<Received<E>> {
  const [input, options] = args as unknown as LooseArguments;
  return (await exchangeWith(endpoint, input, options)) as unknown as Received<E>;
}

function exchangeWith(endpoint: EndpointShape, input?: LooseInput, options: CallOptions = {}) {
  return exchange(endpoint.method, endpoint.path, input, { ...options, repeatable: isRepeatable(endpoint) });
}
