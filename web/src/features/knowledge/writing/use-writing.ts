import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import type { AutosaveState } from '../../../lib/autosave/autosave-types.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import type { CallOptions } from '../../../lib/request.ts';
import { type ContractForm, useContractForm } from '../../../lib/use-contract-form.ts';

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
  readonly ports: WritingPorts<Doc, Values>;
  readonly autosave: Autosave<Doc, typeof WHOLE, Ending>;
  readonly state: AutosaveState<Doc, typeof WHOLE>;
}

const keyOf = (doc: Written | null) => `prova.knowledge.${doc?.id}`;

/** A draft is saved while it is typed; what is published changes when its author says so, and is kept in the tab until then. */
export function useWriting<Doc extends Written, Values extends FieldValues>(
  doc: Doc,
  ports: WritingPorts<Doc, Values>,
): Writing<Doc, Values> {
  const [autosave, state] = useAutosave(
    () =>
      new Autosave<Doc, typeof WHOLE, Ending>(doc, {
        keyOf: (_part, now) => keyOf(now),
        partOf: (_part, now) => (now ? sentOf(ports.valuesOf(now)) : {}),
        remote: {
          load: ports.load,
          send: ({ doc: now, data, as }, options) =>
            ports.send(now ?? doc, data as Values, as === 'draft' || as === 'save' ? undefined : as, options),
          onDoc: ports.onDoc,
        },
      }),
  );
  return { doc, ports, autosave, state };
}

/** The form of it. It begins with what was typed and never got there. */
export function useWritingForm<Doc extends Written, Values extends FieldValues>({
  doc,
  ports,
  autosave,
}: Writing<Doc, Values>): ContractForm<Values, Values> {
  const [start] = useState(() => {
    const stored = ports.valuesOf(doc);
    const kept = autosave.kept(WHOLE) as Values | null;
    return kept ? { ...stored, ...kept, body: withAddresses(String(kept.body), doc.body) } : stored;
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
function withAddresses(body: string, other: string): string {
  const known = new Map(
    (other.match(PICTURE) ?? []).map((picture) => [FILE.exec(picture)?.[1], ADDRESS.exec(picture)?.[0] ?? '']),
  );
  return body.replaceAll(PICTURE, (picture) =>
    picture.replace('<img', `<img${known.get(FILE.exec(picture)?.[1]) ?? ''}`),
  );
}
