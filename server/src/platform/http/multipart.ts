import type {} from '@fastify/multipart';
import type { Locale } from '@prova/contract/common';
import type { EndpointShape } from '@prova/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './route.ts';

const DATA_LIMIT = 256 * 1024;

interface Multipart {
  readonly data: unknown;
  readonly files: Record<string, UploadedFile[]>;
}

/** A size as people read it: `5 MB`. */
export function showBytes(bytes: number, locale: Locale): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)} MB`;
}

/**
 * Reads a multipart body within the limits of its endpoint: JSON in the field `data`, files by name.
 * @throws AppError FILE_TOO_LARGE, MALFORMED_REQUEST, UNSUPPORTED_MEDIA_TYPE
 */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: EndpointShape,
  locale: Locale,
): Promise<Multipart> {
  try {
    return await readParts(request, endpoint, locale);
  } catch (error) {
    // The parser says of a form that breaks off, or lacks its boundary, only what is wrong: its errors have no code.
    const known = error instanceof AppError || (error instanceof Error && 'code' in error);
    throw known ? error : new AppError('MALFORMED_REQUEST', { cause: error });
  }
}

async function readParts(request: FastifyRequest, endpoint: EndpointShape, locale: Locale): Promise<Multipart> {
  const declared = endpoint.files ?? {};
  const largest = Math.max(0, ...Object.values(declared).map((file) => file.maxBytes));
  const count = Object.values(declared).reduce((sum, file) => sum + (file.max ?? 1), 0);
  const files: Record<string, UploadedFile[]> = {};
  let data: unknown;
  // One byte more than allowed is read, so that a file of exactly the limit passes.
  const parts = request.parts({
    limits: { fileSize: largest + 1, files: count, fields: 4, fieldSize: DATA_LIMIT, parts: count + 4 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname !== 'data') throw new AppError('MALFORMED_REQUEST');
      // A part that calls itself JSON has been read as such already.
      data = typeof part.value === 'string' ? parse(part.value) : part.value;
      continue;
    }
    const rule = declared[part.fieldname];
    if (!rule) throw new AppError('MALFORMED_REQUEST');
    const tooLarge = (cause?: unknown) =>
      new AppError('FILE_TOO_LARGE', {
        data: { field: part.fieldname, limit: showBytes(rule.maxBytes, locale) },
        cause,
      });
    const body = await part.toBuffer().catch((error: unknown) => {
      throw (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(error) : error;
    });
    if (body.length > rule.maxBytes) throw tooLarge();
    const list = files[part.fieldname] ?? [];
    if (list.length >= (rule.max ?? 1)) throw new AppError('MALFORMED_REQUEST');
    list.push({ name: part.filename, mime: part.mimetype, body });
    files[part.fieldname] = list;
  }
  return { data, files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause });
  }
}
