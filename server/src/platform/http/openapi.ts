import { instant } from '@prova/contract/common';
import { type EndpointShape, errorsOf, type FilePart, isRepeatable } from '@prova/contract/endpoint';
import { ERRORS } from '@prova/contract/errors';
import { enUS } from '@prova/contract/texts.en-US';
import * as z from 'zod';
import { bodyExample, exampleOf } from './openapi-examples.ts';
import type { RequestExample } from './request-example.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: (context) => {
      if (context.zodSchema !== instant) return;
      for (const key of Object.keys(context.jsonSchema))
        delete context.jsonSchema[key as keyof typeof context.jsonSchema];
      Object.assign(context.jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return rest as Json;
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const examples = exampleOf({ type: 'object', properties }) as Json;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
    ...(where === 'path' && { example: examples[name] }),
  }));
}

function requestBody(endpoint: EndpointShape, own: Json | undefined): Json | undefined {
  const { body, files } = endpoint;
  if (!body && !files) return undefined;
  const schema = body && jsonSchema(body, 'input');
  const example = schema && bodyExample(schema, own);
  const json = schema && { 'application/json': { schema, example } };
  if (!files) return { required: !body?.safeParse(undefined).success, content: json };
  const needsFile = Object.values(files).some(({ required }) => required);
  return {
    required: true,
    // Without a file it may come as JSON alone.
    content: { ...(!needsFile && json), 'multipart/form-data': multipart(files, schema && { schema, example }) },
  };
}

/** JSON in the part `data`, and each file in a part of its own, with its kinds and its limit. */
function multipart(
  files: NonNullable<EndpointShape['files']>,
  data: { schema: Json; example: unknown } | undefined,
): Json {
  const parts = Object.entries(files);
  const partOf = ({ types, maxBytes, max = 1 }: FilePart): Json => {
    const file = {
      type: 'string',
      format: 'binary',
      description: `${types.join(', ')}; at most ${maxBytes} bytes.`,
      'x-max-bytes': maxBytes,
    };
    return max > 1 ? { type: 'array', maxItems: max, items: file } : file;
  };
  const required = parts.filter(([, file]) => file.required).map(([name]) => name);
  return {
    schema: {
      type: 'object',
      required: [...(data ? ['data'] : []), ...required],
      properties: {
        ...(data && { data: data.schema }),
        ...Object.fromEntries(parts.map(([name, file]) => [name, partOf(file)])),
      },
    },
    encoding: {
      ...(data && { data: { contentType: 'application/json' } }),
      ...Object.fromEntries(parts.map(([name, { types }]) => [name, { contentType: types.join(', ') }])),
    },
    ...(data && { example: { data: data.example } }),
  };
}

function success(endpoint: EndpointShape): Json {
  const meta = {
    page: {
      type: 'object',
      properties: {
        page: { type: 'integer' },
        limit: { type: 'integer' },
        total: { type: 'integer' },
        totalPages: { type: 'integer' },
      },
    },
    cursor: { type: 'object', properties: { nextCursor: { type: ['string', 'null'] }, total: { type: 'integer' } } },
  };
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data: jsonSchema(endpoint.output, 'output'),
      message: { type: 'string' },
      ...(endpoint.paging && { meta: meta[endpoint.paging] }),
    },
  };
}

function failures(endpoint: EndpointShape): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(endpoint)) byStatus.set(ERRORS[code], [...(byStatus.get(ERRORS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${enUS.errors[code as keyof typeof enUS.errors]}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { error: { enum: list } } }] },
          },
        },
      },
    ]),
  );
}

function operation(endpoint: EndpointShape, ownExample: Json | undefined): Json {
  const schema = success(endpoint);
  const headers = [
    ...Object.entries(endpoint.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description,
    })),
    ...(endpoint.access.kind === 'user'
      ? [
          {
            name: 'X-Company-Id',
            in: 'header',
            required: false,
            schema: { type: 'string', format: 'uuid' },
            description: 'Company of a person who belongs to several.',
          },
        ]
      : []),
    ...(isRepeatable(endpoint)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 128 },
            description: 'A repetition under the same key gets the first answer again, for 24 hours.',
          },
        ]
      : []),
  ];
  const succeeded = {
    description: 'Success',
    content: { 'application/json': { schema, example: exampleOf(schema) } },
  };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    security: endpoint.access.kind === 'user' ? [{ bearer: [] }] : [],
    'x-access': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...headers],
    ...((endpoint.body || endpoint.files) && { requestBody: requestBody(endpoint, ownExample) }),
    responses: {
      [String(endpoint.status ?? 200)]: succeeded,
      ...(endpoint.otherStatus && { [String(endpoint.otherStatus)]: succeeded }),
      ...failures(endpoint),
    },
  };
}

const FAILURE: Json = {
  type: 'object',
  required: ['success', 'error', 'message', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    message: { type: 'string', description: 'In the reader’s language.' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
      },
    },
    data: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of the endpoints. */
export function openApiDocument(
  endpoints: readonly EndpointShape[],
  { publicUrl, examples }: { publicUrl: string; examples: readonly RequestExample[] },
): Json {
  const own = new Map(examples.map(({ endpointId, fields }) => [endpointId, fields]));
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const key = path.replace(/:(\w+)/g, '{$1}');
      const described = operation(endpoint, own.get(endpoint.id));
      if (index > 0) described.operationId = `${endpoint.id}.alias${index}`;
      paths[key] = { ...paths[key], [endpoint.method.toLowerCase()]: described };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Prova', version: '1', description: 'Knowledge above experience.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
