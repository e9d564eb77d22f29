import { posix } from 'node:path';
import type { TestPool } from '@prova/contract/assessments/pools';
import { type ImportLoss, type ImportRefusal, POOL_NAME_MAX, TOPIC_MAX } from '@prova/contract/assessments/test-fields';
import { openZip, type Zip, ZipRefused } from '../../../files/files.service.ts';
import { decodeText, EncodingUnknown } from '../decode-text.ts';
import { unfolded } from '../html-lines.ts';
import { type ReadItem, readItem } from './read-item.ts';
import { elements, isElement, named, readXml, textOf, type XmlElement, XmlRefused } from './xml-tree.ts';

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
  /** What it says of the test that does not come along. */
  readonly lost: readonly ImportLoss[];
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
  return { title: '', items: [{ ...item, number: null, topic: '', pool: '' }], pools: [], lost: [] };
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
  const read = inOrder.slice(0, ITEMS_MAX).map(({ item, path, place }, index): PackagedItem => {
    const { topic, isWhole } = topicOf(item);
    const question = readEntry(reader, path);
    const lost = isWhole ? question.lost : [...question.lost, 'topic' as const];
    return { ...question, lost, number: index + 1, topic, pool: place?.pool ?? '' };
  });
  const [beyond] = inOrder.slice(ITEMS_MAX);
  if (beyond) {
    const unread = { ...refusal('too_many', 1, beyond.path), topic: '', pool: '' };
    read.push({ ...unread, number: ITEMS_MAX + 1 });
  }
  return { title: outline?.title ?? '', pools: outline?.pools ?? [], lost: outline?.lost ?? [], items: read };
}

const refusal = (question: ImportRefusal, line = 1, excerpt = ''): ReadItem => ({
  line,
  excerpt: excerpt.slice(0, 120),
  question,
  found: '',
  lost: [],
});

function readEntry(reader: Reader, path: string): ReadItem {
  try {
    const content = reader(path);
    return content === null ? refusal('missing_file', 1, path) : readDocument(content);
  } catch (error) {
    if (error instanceof EncodingUnknown) return refusal('encoding', 1, path);
    throw error;
  }
}

function readDocument(content: string): ReadItem {
  try {
    return readItem(readXml(content));
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return refusal(error.reason, error.line);
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

/** An entry as text; null where there is none. */
type Reader = (name: string) => string | null;

function limitedReader(zip: Zip): Reader {
  let left = XML_MAX;
  return (name) => {
    const content = zip.bytes(name);
    left -= content?.length ?? 0;
    if (left < 0) throw new ZipRefused('Too much to read');
    return content && decodeText(content);
  };
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** What is said of how a test is taken, and has no place here. */
const RULES = new Set(
  'timeLimits rubricBlock preCondition branchRule weight ordering testFeedback templateDefault'.split(' '),
);

/** What a test says of its items: their order, and sections of which each attempt gets some. */
function outlineOf(content: string, at: (href: string) => string) {
  const test = parsed(content);
  const pools: TestPool[] = [];
  const places: { path: string; pool: string }[] = [];
  const lost = new Set<ImportLoss>(elements(test, (name) => RULES.has(name)).length > 0 ? ['rules'] : []);
  const childrenOf = ({ children }: XmlElement) => children.filter(isElement);
  for (const section of named(test, 'assessmentSection')) {
    const refs = childrenOf(section).filter(({ name }) => name === 'assessmentItemRef');
    const [selection] = childrenOf(section).filter(({ name }) => name === 'selection');
    const draws = Number(selection?.attributes.select);
    const isPool = Number.isInteger(draws) && draws > 0 && draws <= refs.length;
    if (selection && !isPool) lost.add('rules');
    const name = isPool ? freeName(section, pools) : '';
    if (isPool) pools.push({ name, draws });
    for (const { attributes } of refs) places.push({ path: at(attributes.href ?? ''), pool: name });
  }
  return { title: test.attributes.title ?? '', pools, places, lost: [...lost] };
}

/** Sections of one name are two pools. */
function freeName({ attributes: { title, identifier } }: XmlElement, taken: readonly TestPool[]): string {
  const name = (title?.trim() || identifier || '').slice(0, POOL_NAME_MAX - 5).trim() || '1';
  const isTaken = (wanted: string) => taken.some((pool) => pool.name === wanted);
  for (let number = 2; isTaken(name); number += 1) if (!isTaken(`${name} (${number})`)) return `${name} (${number})`;
  return name;
}

/** The first keyword of its metadata, and whether that is all that it says. */
function topicOf(resource: XmlElement): { topic: string; isWhole: boolean } {
  const keywords = named(resource, 'keyword').map((each) => unfolded(textOf(each)).trim());
  const [first = '', ...others] = keywords.filter((each) => each !== '');
  const topic = first.slice(0, TOPIC_MAX).trim();
  return { topic, isWhole: topic === first && others.length === 0 };
}
