import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as fixtures from '../../../test/fixtures/resumes.ts';
import { createLog } from '../../platform/log.ts';
import type { ProgramLimits } from '../../platform/sandbox/program.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { DOC, DOCX, PDF } from './document-mimes.ts';
import { documentText, extractText } from './resume-text.ts';
import { TEXT_MAX, tidyText } from './text-limits.ts';

const sandbox = openSandbox({ log: createLog('silent') });
afterAll(() => sandbox.close());
const within = (limits: Partial<ProgramLimits>) => ({
  ...documentText,
  limits: { ...documentText.limits, ...limits },
});

describe('the text of a résumé', () => {
  test('a PDF gives its lines and pages', async () => {
    const body = await fixtures.pdfResume([['Ana Conceição', 'Engenheira de software – São Paulo'], ['TypeScript']]);
    const before = Buffer.from(body);
    expect(await extractText(sandbox, body, PDF)).toMatchObject({
      state: 'extracted',
      text: 'Ana Conceição\nEngenheira de software – São Paulo\n\nTypeScript',
      pages: 2,
    });
    expect(body.equals(before)).toBe(true);
  });

  test('a DOCX gives its paragraphs', async () => {
    const body = await fixtures.docxResume(['Ana Conceição', 'TypeScript & SQL']);
    expect(await extractText(sandbox, body, DOCX)).toMatchObject({
      state: 'extracted',
      text: 'Ana Conceição\nTypeScript & SQL',
    });
  });

  test('a scan is empty, a DOC is not read', async () => {
    expect(await extractText(sandbox, await fixtures.scannedPdf(), PDF)).toEqual({
      state: 'empty',
      text: '',
      lines: [],
      pages: 1,
    });
    expect(await extractText(sandbox, fixtures.compoundFile(), DOC)).toEqual({
      state: 'unsupported',
      text: '',
      lines: [],
    });
  });

  test('an encrypted PDF is unreadable, unless it opens without a password', async () => {
    expect(await extractText(sandbox, fixtures.encryptedPdf('Ana', 'secret'), PDF)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('PasswordException'),
    });
    expect(await extractText(sandbox, fixtures.encryptedPdf('Ana', ''), PDF)).toMatchObject({
      state: 'extracted',
      text: 'Ana',
    });
  });

  test('damaged documents are unreadable', async () => {
    expect(await extractText(sandbox, await fixtures.corruptPdf(), PDF)).toMatchObject({
      state: 'unreadable',
      text: '',
    });
    const half = (await fixtures.docxResume(['Ana'])).subarray(0, 3000);
    expect(await extractText(sandbox, half, DOCX)).toMatchObject({ state: 'unreadable', text: '' });
  });

  test('of a long PDF fifty pages are read', async () => {
    const found = await extractText(
      sandbox,
      await fixtures.pdfResume(Array.from({ length: 60 }, (_, i) => [`page ${i + 1}`])),
      PDF,
    );
    expect(found).toMatchObject({ state: 'extracted', pages: 60 });
    expect(found.text).toContain('page 50');
    expect(found.text).not.toContain('page 51');
  });

  test.each([
    ['that says so', undefined],
    ['that states a small size', 1000],
  ])('a DOCX that unpacks to 80 MB, %s, is not unpacked', async (_what, stated) => {
    expect(await extractText(sandbox, fixtures.docxBomb(80, stated), DOCX)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('ZipRefused'),
    });
  });

  test('a PDF that unpacks to a gigabyte is dropped', async () => {
    expect(await extractText(sandbox, fixtures.pdfBomb(1024), PDF, within({ seconds: 60 }))).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('it took too much memory'),
    });
  });

  test('a document that takes more memory than it may ends its process alone', async () => {
    const small = within({ memoryMegabytes: 100, seconds: 60 });
    expect(await extractText(sandbox, fixtures.docxOfElements(48), DOCX, small)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('it took too much memory'),
    });
  });

  test('of a DOCX of millions of elements the first ten thousand lines are read', async () => {
    const bomb = fixtures.docxOfElements(48);
    expect(bomb.length).toBeLessThan(300_000);
    const found = await extractText(sandbox, bomb, DOCX);
    expect([found.state, found.lines.length]).toEqual(['extracted', 10_000]);
  });

  test('a PDF of more pages than any résumé has is not read', async () => {
    expect(await extractText(sandbox, fixtures.pdfOfPages(10_000), PDF)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('10000 pages'),
      text: '',
    });
  });

  test('a PDF whose content never ends is dropped', async () => {
    const found = await extractText(sandbox, fixtures.pdfOfItself(), PDF, within({ seconds: 30 }));
    expect(found.text).toBe('');
    expect(['unreadable', 'empty']).toContain(found.state);
  });

  test('a document that takes too long is dropped', async () => {
    const found = await extractText(sandbox, await fixtures.pdfResume([['Ana']]), PDF, within({ seconds: 0.001 }));
    expect(found).toMatchObject({ state: 'unreadable', reason: 'it took too long' });
  });

  test('many at once wait for each other, and all are read', async () => {
    const bodies = await Promise.all([1, 2, 3, 4, 5].map((n) => fixtures.pdfResume([[`person ${n}`]])));
    const found = await Promise.all(bodies.map((body) => extractText(sandbox, body, PDF)));
    expect(found.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5].map((n) => `person ${n}`));
  });
});

test('tidied text always fits into the database', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }),
      fc.nat({ max: 1000 }),
      (units, times) => {
        const text = tidyText(String.fromCharCode(...units).repeat(times));
        expect(text.length).toBeLessThanOrEqual(TEXT_MAX);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n\t]|\n{3}/u);
      },
    ),
  );
});
