import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import i18next from 'i18next';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import type { AutosaveState } from '../../../lib/autosave/autosave-types.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import type { CallOptions } from '../../../lib/request.ts';
import { type ContractForm, useContractForm } from '../../../lib/use-contract-form.ts';
import { draftOver } from '../../../lib/use-draft-version.ts';

/** An item or a lesson, as its author sees it. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly status: KnowledgeStatus;
  readonly body: string;
}

/** `save`: of what is published, which changes at a press alone. */
export type Ending = 'save' | KnowledgeStatus;

export interface WritingPorts<Doc extends Written, Values extends FieldValues> {
  readonly schema: z.ZodType<Values, Values>;
  readonly valuesOf: (doc: Doc) => Values;
  readonly load: (doc: Doc) => Promise<Doc>;
  readonly send: (doc: Doc, values: Values, status: KnowledgeStatus | undefined, options: CallOptions) => Promise<Doc>;
  /** Takes it down, and leaves what is being typed. */
  readonly takeDown: (doc: Doc) => Promise<Doc>;
  readonly onDoc: (doc: Doc) => void;
}

/** There is one part: all of it is on one page. */
export const WHOLE = 'whole';

export interface Writing<Doc extends Written, Values extends FieldValues> {
  readonly doc: Doc;
  /** What the next save builds on: the page may have read a later one. */
  readonly base: Doc;
  readonly ports: WritingPorts<Doc, Values>;
  readonly autosave: Autosave<Doc, typeof WHOLE, Ending>;
  readonly state: AutosaveState<Doc, typeof WHOLE>;
}

/** Where the autosave keeps what waits to be sent. */
export const keyOf = (doc: Written | null) => `prova.knowledge.${doc?.id}`;

/** Where what is typed of a published one is kept until it is saved. */
export const draftKey = (doc: Written) => `knowledge.${doc.id}`;

/** What is published changes at a press alone, also where it was a draft when it was typed in. */
const notByItself = () =>
  new ApiError({ code: 'FORBIDDEN', status: 403, message: i18next.t('knowledge-writing:unsaved') });

/** A draft is saved while it is typed; what is published changes when its author says so, and is kept in the tab until then. */
export function useWriting<Doc extends Written, Values extends FieldValues>(
  read: Doc,
  ports: WritingPorts<Doc, Values>,
): Writing<Doc, Values> {
  const [base, setBase] = useState(read);
  const [autosave, state] = useAutosave(
    () =>
      new Autosave<Doc, typeof WHOLE, Ending>(read, {
        keyOf: (_part, now) => keyOf(now),
        partOf: (_part, now) => (now ? sentOf(ports.valuesOf(now)) : {}),
        stateOf: (_part, { status }) => status,
        remote: {
          load: ports.load,
          send: async ({ doc, data, as }, options) => {
            const now = doc ?? read;
            if (as === 'draft' && now.status === 'published') throw notByItself();
            return ports.send(now, data as Values, as === 'draft' || as === 'save' ? undefined : as, options);
          },
          onDoc: (doc) => {
            setBase(doc);
            ports.onDoc(doc);
          },
        },
      }),
  );
  return { doc: read.version < base.version ? base : read, base, ports, autosave, state };
}

/** The form of it. That of a draft begins with what was typed and never got there. */
export function useWritingForm<Doc extends Written, Values extends FieldValues>({
  base,
  ports,
  autosave,
}: Writing<Doc, Values>): ContractForm<Values, Values> {
  const [start] = useState(() => {
    const stored = ports.valuesOf(base);
    // That of a published one waits for a press, and goes on with a draft where nothing else was written since.
    const waiting = autosave.kept(WHOLE) ?? draftOver(draftKey(base), sentOf(stored));
    const kept = base.status === 'draft' ? (waiting as Values | null) : null;
    return kept ? { ...stored, ...kept, body: withAddresses(String(kept.body), base.body) } : stored;
  });
  return useContractForm<z.ZodType<Values, Values>>(ports.schema, start as DefaultValues<Values>);
}

const PICTURE = /<img\b[^<>]*>/g;
const FILE = /data-file="([^"]*)"/;
const ADDRESS = / src="[^"]*"/;

/** As it is sent and compared: the addresses of pictures are of the day, and their files alone are kept. */
export function sentOf<Values extends FieldValues>(values: Values): Values {
  const body = String(values.body).replaceAll(PICTURE, (picture) => picture.replace(ADDRESS, ''));
  return { ...structuredClone(values), body };
}

/** With the addresses that another text has for the same pictures. */
export function withAddresses(body: string, other: string): string {
  const known = new Map((other.match(PICTURE) ?? []).map((picture) => [fileOf(picture), ADDRESS.exec(picture)?.[0]]));
  return body.replaceAll(PICTURE, (picture) => {
    const address = known.get(fileOf(picture));
    return address ? picture.replace(ADDRESS, '').replace('<img', `<img${address}`) : picture;
  });
}

/** Without them. */
export function withoutAddresses(body: string, other: string): string {
  const known = new Set((other.match(PICTURE) ?? []).map(fileOf));
  return body.replaceAll(PICTURE, (picture) => (known.has(fileOf(picture)) ? picture.replace(ADDRESS, '') : picture));
}

const fileOf = (picture: string) => FILE.exec(picture)?.[1];
