import type { Locale } from '@prova/contract/common';
import { findLegalConcerns } from '@prova/contract/jobs/job-law';
import sanitizeHtml from 'sanitize-html';
import type { WriteOptions } from './description-writer.ts';

const BLOCK_TAG = /<(\/?)(?:p|h[1-6]|ul|ol|li|div)\b[^<>]*>/gi;

/** How much of an unfinished text consists of whole blocks: only those can be handed on safely by themselves. */
export function readyLength(html: string): number {
  return topLevel(html).reduce((ready, piece) => (piece.block ? piece.end : ready), 0);
}

/**
 * A text written by a model, brought to the tags of a description (p, h2, h3, ul, li, strong): other tags go, with
 * their content where it is code or style; bare text becomes paragraphs; sentences that ask what the law forbids are left
 * out, and entries that consist of nothing else.
 */
export function cleanDescription(html: string, locale: Locale, onDropped: WriteOptions['onDropped']): string {
  const safe = sanitizeHtml(html.replace(/```(?:html)?/gi, ''), {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'li', 'strong'],
    allowedAttributes: {},
    transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', ol: 'ul', b: 'strong', em: 'strong' },
  });
  const lawful = safe.replace(/<(li|p)>(?:(?!<\/?(?:li|p)>)[\s\S])*<\/\1>/g, (entry, tag: string) => {
    const concerns = findLegalConcerns(entry, locale);
    if (concerns.length === 0) return entry;
    onDropped?.(concerns.map(({ quote, law }) => ({ quote, law })));
    const left = lawfulSentences(entry.slice(tag.length + 2, -(tag.length + 3)), locale);
    return left === '' ? '' : `<${tag}>${left}</${tag}>`;
  });
  const whole = lawful.replace(/<(li|p|h2|h3|strong)>\s*<\/\1>/g, '').replace(/<ul>\s*<\/ul>/g, '');
  return topLevel(whole)
    .map((piece) => (piece.block ? piece.text : wrap(piece.text)))
    .join('');
}

/** The sentences of an entry that may stay; empty where what is left would be no whole sentence, or would still ask it. */
function lawfulSentences(entry: string, locale: Locale): string {
  const left = entry
    .split(/(?<=[.?!]) (?=\p{Lu}|<strong>)/u)
    .filter((sentence) => findLegalConcerns(sentence, locale).length === 0)
    .join(' ');
  const whole = left.split('<strong>').length === left.split('</strong>').length;
  return whole && findLegalConcerns(left, locale).length === 0 ? left : '';
}

type Piece = { text: string; block: boolean; end: number };

/** The blocks of a text and what stands between them; a block that is not closed counts as between. */
function topLevel(html: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number, block: boolean) => {
    if (end > start) pieces.push({ text: html.slice(start, end), block, end });
    start = end;
  };
  for (const tag of html.matchAll(BLOCK_TAG)) {
    if (tag[1] === '') {
      if (depth === 0) cut(tag.index, false);
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) cut(tag.index + tag[0].length, true);
    }
  }
  cut(html.length, false);
  return pieces;
}

function wrap(bare: string): string {
  return bare
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('');
}
