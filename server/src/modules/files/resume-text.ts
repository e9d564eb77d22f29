import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { atMost } from '../../platform/at-most.ts';
import { DOC } from './resume-inspection.ts';

export interface ExtractedText {
  /**
   * `empty`: read, and there is no text in it, as in a scan. `unreadable`: damaged, encrypted or hostile.
   * `unsupported`: a type that is stored but not read.
   */
  readonly state: 'extracted' | 'empty' | 'unreadable' | 'unsupported';
  /** Empty unless extracted; at most 200,000 characters. */
  readonly text: string;
  /** Pages of a PDF, also of those left unread. */
  readonly pages?: number;
  /** Why a document is unreadable, for the log. */
  readonly reason?: string;
}

export interface ExtractionRequest {
  readonly body: Uint8Array;
  readonly mime: string;
}

export type ExtractionReply = { readonly text: string; readonly pages?: number } | { readonly failure: string };

const MIB = 1024 * 1024;
const LIMITS = { milliseconds: 20_000, heapMib: 256, bufferBytes: 256 * MIB };
export type ExtractionLimits = typeof LIMITS;

/** Documents read at once in this process; the others wait. */
const takeTurn = atMost(2);
const LOOK_EVERY = 100;

/**
 * The text of a document. It is read in a thread of its own that is ended after 20 seconds or when it takes too much
 * memory, so that no document can hold up or bring down the process.
 * @param body left untouched
 * @throws when the thread itself does not work; never for what the document is
 */
export async function extractText(body: Buffer, mime: string, limits = LIMITS): Promise<ExtractedText> {
  if (mime === DOC) return { state: 'unsupported', text: '' };
  return outcome(await takeTurn(() => readInThread({ body, mime }, limits)));
}

function outcome(reply: ExtractionReply): ExtractedText {
  if ('failure' in reply) return { state: 'unreadable', text: '', reason: reply.failure };
  return { state: reply.text === '' ? 'empty' : 'extracted', ...reply };
}

function readInThread(request: ExtractionRequest, limits: ExtractionLimits): Promise<ExtractionReply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./resume-text.worker.ts', import.meta.url), {
      workerData: request,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMib, maxYoungGenerationSizeMb: 32 },
    });
    const settle = (settled: () => void) => {
      clearTimeout(clock);
      clearInterval(guard);
      settled();
      void worker.terminate();
    };
    const clock = setTimeout(() => settle(() => resolve({ failure: 'it took too long' })), limits.milliseconds);
    // The limit of the heap does not count the buffers outside of it, which is where streams are unpacked.
    const guard = setInterval(async () => {
      const { external_memory } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
      if (external_memory > limits.bufferBytes) settle(() => resolve({ failure: 'it took too much memory' }));
    }, LOOK_EVERY);
    worker.once('message', (reply: ExtractionReply) => settle(() => resolve(reply)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ failure: 'it took too much memory' }) : reject(error),
      ),
    );
    worker.once('exit', (code) => settle(() => reject(new Error(`The reading thread ended with ${code}`))));
  });
}
