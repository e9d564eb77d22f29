import { posix } from 'node:path';
import type { TestPool } from '@prova/contract/assessments/pools';
import type { ImportRefusal } from '@prova/contract/assessments/test-fields';
import { openZip, type Zip, ZipRefused } from '../../../files/files.service.ts';
import { type ReadItem, readItem } from './read-item.ts';
import { isElement, named, readXml, textOf, type XmlElement, XmlRefused } from './xml-tree.ts';

/** An item of a package; `number` counts them from 1, null for one that stands alone. */
export interface PackagedItem extends ReadItem {
  readonly number: number | null;
  readonly topic: string;
  readonly pool: string;
}

export interface QtiPackage {
  readonly title: string;
  readonly items: readonly PackagedItem[];
  readonly pools: readonly TestPool[];
}

/** Unpacked, with pictures and whatever else goes with the items. */
const UNPACKED_MAX = 50 * 1024 * 1024;
/** Of all that is read of it. */
const XML_MAX = 4 * 1024 * 1024;
/** Those beyond are not looked at: a test has 300. */
const ITEMS_MAX = 1000;

export const isZip = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** A single item. Null where it is no XML that has anything to do with questions. */
export function readQtiItem(content: string): QtiPackage | null {
  const item = readDocument(content);
  if (item.question === 'qti_version' && !/qti|questestinterop|assessmentItem/i.test(content.slice(0, 4096)))
    return null;
  return { title: '', items: [{ ...item, number: null, topic: '', pool: '' }], pools: [] };
}

/**
 * A package by its manifest. Nothing is unpacked to a disk, and names of the archive lead nowhere else.
 * @throws ZipRefused for what is no archive, is larger unpacked than it may be, or has no manifest
 */
export function readQtiPackage(file: Buffer): QtiPackage {
  const zip = openZip(file, UNPACKED_MAX);
  const [manifestName] = zip.names
    .filter((name) => posix.basename(name) === 'imsmanifest.xml')
    .toSorted((one, other) => one.length - other.length);
  if (manifestName === undefined) throw new ZipRefused('No manifest');
  const reader = limitedReader(zip);
  const manifest = parsed(reader(manifestName) ?? '');
  const folder = posix.dirname(manifestName);
  const at = (href: string, from = folder) => posix.normalize(posix.join(from, decoded(href)));
  const resources = named(manifest, 'resource');
  const pathOf = ({ attributes: { href } }: XmlElement) => at(href ?? '');
  const items = resources.filter(({ attributes }) => /^imsqti_(?:apip)?item_/.test(attributes.type ?? ''));
  const test = resources.find(({ attributes }) => /^imsqti_(?:apip)?test_/.test(attributes.type ?? ''));
  const outline = test ? outlineOf(reader(pathOf(test)) ?? '', (href) => at(href, posix.dirname(pathOf(test)))) : null;
  const places = new Map(outline?.places.map((place, index) => [place.path, { ...place, index }]));
  const last = places.size;
  const inOrder = items
    .map((item, index) => ({ item, path: pathOf(item), place: places.get(pathOf(item)), index }))
    .toSorted((one, other) => (one.place?.index ?? last + one.index) - (other.place?.index ?? last + other.index));
  return {
    title: outline?.title ?? '',
    pools: outline?.pools ?? [],
    items: inOrder.slice(0, ITEMS_MAX).map(({ item, path, place }, index) => {
      const content = reader(path);
      const read: ReadItem =
        content === null ? { line: 1, excerpt: path.slice(0, 120), question: 'missing_file' } : readDocument(content);
      return { ...read, number: index + 1, topic: topicOf(item), pool: place?.pool ?? '' };
    }),
  };
}

function readDocument(content: string): ReadItem {
  try {
    return readItem(readXml(content));
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    const question: ImportRefusal = error.reason;
    return { line: error.line, excerpt: '', question };
  }
}

/** @throws ZipRefused */
function parsed(content: string): XmlElement {
  try {
    return readXml(content);
  } catch (cause) {
    throw new ZipRefused('The manifest is no XML', { cause });
  }
}

function limitedReader(zip: Zip): (name: string) => string | null {
  let left = XML_MAX;
  return (name) => {
    const content = zip.read(name);
    left -= content?.length ?? 0;
    if (left < 0) throw new ZipRefused('Too much to read');
    return content;
  };
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** What a test says of its items: their order, and sections of which each attempt gets some. */
function outlineOf(content: string, at: (href: string) => string) {
  const test = parsed(content);
  const pools: TestPool[] = [];
  const places: { path: string; pool: string }[] = [];
  const childrenOf = ({ children }: XmlElement) => children.filter(isElement);
  for (const section of named(test, 'assessmentSection')) {
    const refs = childrenOf(section).filter(({ name }) => name === 'assessmentItemRef');
    const [selection] = childrenOf(section).filter(({ name }) => name === 'selection');
    const draws = Number(selection?.attributes.select);
    const isPool = Number.isInteger(draws) && draws > 0 && draws < refs.length;
    const name = (section.attributes.title || section.attributes.identifier || '').slice(0, 60).trim();
    if (isPool) pools.push({ name, draws });
    for (const { attributes } of refs) places.push({ path: at(attributes.href ?? ''), pool: isPool ? name : '' });
  }
  return { title: test.attributes.title ?? '', pools, places };
}

/** The first keyword of its metadata. */
function topicOf(resource: XmlElement): string {
  const [keyword] = named(resource, 'keyword');
  return keyword ? textOf(keyword).replaceAll(/\s+/g, ' ').trim().slice(0, 60) : '';
}
