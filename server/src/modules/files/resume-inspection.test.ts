import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as fixtures from '../../../test/fixtures/resumes.ts';
import { AppError } from '../../platform/app-error.ts';
import { createLog } from '../../platform/log.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { DOC, DOCX, PDF } from './document-mimes.ts';
import { inspectResume, RESUME_MAX_BYTES } from './resume-inspection.ts';

const sandbox = openSandbox({ log: createLog('silent') });
afterAll(() => sandbox.close());

const refusal = (body: Buffer, name: string) =>
  inspectResume(sandbox, body, name).then(
    (found) => found.mime,
    (error) => (error instanceof AppError ? error.code : error),
  );

describe('what a résumé is', () => {
  test('PDF, DOC and DOCX are known by their content', async () => {
    expect(await inspectResume(sandbox, await fixtures.pdfResume([['Ana']]), 'ana.pdf')).toEqual({
      mime: PDF,
      extension: 'pdf',
      name: 'ana.pdf',
    });
    expect(await inspectResume(sandbox, await fixtures.docxResume(['Ana']), 'ana.docx')).toEqual({
      mime: DOCX,
      extension: 'docx',
      name: 'ana.docx',
    });
    expect(await inspectResume(sandbox, fixtures.compoundFile(), 'ana.doc')).toEqual({
      mime: DOC,
      extension: 'doc',
      name: 'ana.doc',
    });
  });

  test('the content counts, whatever the name says', async () => {
    expect(await inspectResume(sandbox, await fixtures.docxResume(['Ana']), 'ana.pdf')).toMatchObject({
      mime: DOCX,
      name: 'ana.pdf.docx',
    });
    expect(await inspectResume(sandbox, await fixtures.pdfResume([['Ana']]), 'ana')).toMatchObject({
      mime: PDF,
      name: 'ana.pdf',
    });
  });

  test('a PDF may begin with a few other bytes, an encrypted or damaged one is still a PDF', async () => {
    const late = Buffer.concat([Buffer.from('\r\n\r\n'), await fixtures.pdfResume([['Ana']])]);
    for (const body of [
      late,
      fixtures.encryptedPdf('Ana', 'secret'),
      await fixtures.corruptPdf(),
      await fixtures.scannedPdf(),
    ]) {
      expect(await refusal(body, 'ana.pdf')).toBe(PDF);
    }
  });

  test.each([
    ['a picture named .pdf', fixtures.pngPicture(), 'cv.pdf'],
    ['a program named .docx', fixtures.exeProgram(), 'cv.docx'],
    ['a zip archive named .docx', fixtures.plainZip(), 'cv.docx'],
    ['a document with macros', fixtures.macroDocument(), 'cv.docx'],
    ['a spreadsheet named .doc', fixtures.compoundFile('Workbook'), 'cv.doc'],
    ['a web page named .pdf', Buffer.from('<html><script>alert(1)</script>'), 'cv.pdf'],
    ['plain text', Buffer.from('Ana, engineer'), 'cv.pdf'],
    ['a PDF header far inside', Buffer.concat([Buffer.alloc(2000, 'x'), Buffer.from('%PDF-1.7')]), 'cv.pdf'],
    [
      'a program with a PDF header behind',
      Buffer.concat([fixtures.exeProgram().subarray(0, 500), Buffer.from('%PDF-1.7')]),
      'cv.pdf',
    ],
  ])('%s is refused', async (_what, body, name) => {
    expect(await refusal(body, name)).toBe('FILE_TYPE_UNSUPPORTED');
  });

  test('an empty file is refused as empty', async () => {
    expect(await refusal(Buffer.alloc(0), 'cv.pdf')).toBe('FILE_EMPTY');
  });

  test('5 MiB are allowed, one byte more is not', async () => {
    const largest = await fixtures.pdfOfBytes(RESUME_MAX_BYTES);
    expect(largest.length).toBe(5 * 1024 * 1024);
    expect(await refusal(largest, 'cv.pdf')).toBe(PDF);
    expect(await refusal(await fixtures.pdfOfBytes(RESUME_MAX_BYTES + 1), 'cv.pdf')).toBe('FILE_TOO_LARGE');
  });

  test('damaged containers are judged, never stumbled over', async () => {
    const sound = [
      await fixtures.docxResume(['Ana']),
      fixtures.compoundFile(),
      fixtures.docxBomb(1),
      await fixtures.pdfResume([['Ana']]),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sound),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (whole, changes, share) => {
          const body = Buffer.from(whole.subarray(0, Math.ceil(whole.length * share) || 1));
          for (const [at, value] of changes) body[at % body.length] = value;
          // The end of the archive is where its list of contents lies.
          for (const [at, value] of changes) body[body.length - 1 - (at % Math.min(body.length, 300))] = value;
          expect([PDF, DOC, DOCX, 'FILE_TYPE_UNSUPPORTED']).toContain(await refusal(body, 'cv.pdf'));
        },
      ),
      { numRuns: 500 },
    );
  });
});
