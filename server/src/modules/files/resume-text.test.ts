import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as fixtures from '../../../test/fixtures/resumes.ts';
import { DOC, DOCX, PDF } from './resume-inspection.ts';
import { extractText } from './resume-text.ts';
import { TEXT_MAX, tidyText } from './text-limits.ts';

const generous = { milliseconds: 20_000, heapMib: 256, bufferBytes: 2 ** 40 };

describe('the text of a résumé', () => {
  test('a PDF gives its lines and pages', async () => {
    const body = await fixtures.pdfResume([['Ana Conceição', 'Engenheira de software – São Paulo'], ['TypeScript']]);
    const before = Buffer.from(body);
    expect(await extractText(body, PDF)).toEqual({
      state: 'extracted',
      text: 'Ana Conceição\nEngenheira de software – São Paulo\n\nTypeScript',
      pages: 2,
    });
    expect(body.equals(before)).toBe(true);
  });

  test('a DOCX gives its paragraphs', async () => {
    const body = await fixtures.docxResume(['Ana Conceição', 'TypeScript & SQL']);
    expect(await extractText(body, DOCX)).toEqual({ state: 'extracted', text: 'Ana Conceição\n\nTypeScript & SQL' });
  });

  test('a scan is empty, a DOC is not read', async () => {
    expect(await extractText(await fixtures.scannedPdf(), PDF)).toEqual({ state: 'empty', text: '', pages: 1 });
    expect(await extractText(fixtures.compoundFile(), DOC)).toEqual({ state: 'unsupported', text: '' });
  });

  test('an encrypted PDF is unreadable, unless it opens without a password', async () => {
    expect(await extractText(fixtures.encryptedPdf('Ana', 'secret'), PDF)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('PasswordException'),
    });
    expect(await extractText(fixtures.encryptedPdf('Ana', ''), PDF)).toMatchObject({ state: 'extracted', text: 'Ana' });
  });

  test('damaged documents are unreadable', async () => {
    expect(await extractText(await fixtures.corruptPdf(), PDF)).toMatchObject({ state: 'unreadable', text: '' });
    const half = (await fixtures.docxResume(['Ana'])).subarray(0, 3000);
    expect(await extractText(half, DOCX)).toMatchObject({ state: 'unreadable', text: '' });
  });

  test('of a long PDF fifty pages are read', async () => {
    const found = await extractText(
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
    expect(await extractText(fixtures.docxBomb(80, stated), DOCX)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining('ZipRefused'),
    });
  });

  test('a PDF that unpacks to a gigabyte is dropped while this process goes on', async () => {
    const bomb = fixtures.pdfBomb(1024);
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const found = await extractText(bomb, PDF);
    clearInterval(pulse);
    expect(found).toMatchObject({ state: 'unreadable', reason: 'it took too much memory' });
    expect(longest).toBeLessThan(1000);
  });

  test('a document that fills the heap ends its thread alone', async () => {
    const limits = { ...generous, heapMib: 24 };
    const body = await fixtures.docxResume(Array.from({ length: 60_000 }, (_, i) => `${i}`));
    expect(await extractText(body, DOCX, limits)).toMatchObject({
      state: 'unreadable',
      reason: 'it took too much memory',
    });
  });

  test('a document that takes too long is dropped', async () => {
    const found = await extractText(await fixtures.pdfResume([['Ana']]), PDF, { ...generous, milliseconds: 1 });
    expect(found).toMatchObject({ state: 'unreadable', reason: 'it took too long' });
  });

  test('many at once wait for each other, and all are read', async () => {
    const bodies = await Promise.all([1, 2, 3, 4, 5].map((n) => fixtures.pdfResume([[`person ${n}`]])));
    const found = await Promise.all(bodies.map((body) => extractText(body, PDF)));
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
