import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { inParts } from './in-parts.ts';
import { checkKey, ObjectMissing, type Storage } from './storage.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Bytes of a part: what a stream takes of memory. S3 asks for 5 MiB at least and takes 10,000 parts: 80 GiB. */
const PART = 8 * 1024 * 1024;

/**
 * Objects of one bucket of an S3-compatible service, addressed by path. The bucket must exist; give it a lifecycle
 * rule that ends incomplete multipart uploads after a day, since a killed process leaves them behind.
 */
export function s3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Many compatible services do not know the checksums that the client adds of late.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });

  async function putWhole(key: string, body: Buffer, mime: string): Promise<void> {
    await client.send(new PutObjectCommand({ ...place(key), Body: body, ContentType: mime }));
  }

  async function putParts(key: string, parts: AsyncIterable<Buffer>, mime: string): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place(key), ContentType: mime }));
    try {
      const done: CompletedPart[] = [];
      for await (const Body of parts) {
        const PartNumber = done.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...place(key), UploadId, PartNumber, Body }));
        done.push({ PartNumber, ETag });
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...place(key), UploadId, MultipartUpload: { Parts: done } }),
      );
    } catch (error) {
      // Whatever comes of it, the caller must learn of the first failure; the lifecycle rule clears the rest.
      await Promise.allSettled([client.send(new AbortMultipartUploadCommand({ ...place(key), UploadId }))]);
      throw error;
    }
  }

  return {
    async put(key, body, { mime }) {
      if (Buffer.isBuffer(body)) return putWhole(key, body, mime);
      const parts = inParts(body, PART);
      const first = await parts.next();
      if (first.done) return putWhole(key, Buffer.alloc(0), mime);
      const second = await parts.next();
      if (second.done) return putWhole(key, first.value, mime);
      await putParts(key, resume([first.value, second.value], parts), mime);
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ ...place(key), Range }));
        // In Node the body is a stream of Node's.
        return { stream: Body as Readable, bytes: ContentLength };
      } catch (error) {
        if (isAbsent(error)) throw new ObjectMissing(key, { cause: error });
        if (error instanceof S3ServiceException && error.name === 'InvalidRange') {
          throw new RangeError('Outside of the object', { cause: error });
        }
        throw error;
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },

    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(place(key)));
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },

    async tryWriting() {
      // Each try would cost a call, and a bucket is never full.
    },
  };
}

async function* resume(head: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* head;
  yield* rest;
}

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
