import type * as z from 'zod';

/** A text, list or record somewhere in a schema that a caller fills in. */
export interface Part {
  readonly path: readonly (string | number)[];
  readonly type: 'string' | 'array' | 'record';
  /** Characters or entries at most; undefined when nothing says so. */
  readonly longest: number | undefined;
}

/** What the walk reads of zod's own description of a schema. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
type Check = { check: string; format?: string; maximum?: number; length?: number; pattern?: RegExp };

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
/** They admit texts of one length. */
const FIXED_FORMATS = ['uuid', 'date'];

/**
 * Every text, list and record that a schema takes, with its greatest length; entries of lists have the index 0. What is
 * piped into another schema has the bounds of that one.
 */
export function partsOf(schema: z.ZodType, path: Part['path'] = []): Part[] {
  const definition = definitionOf(schema);
  const { type, shape = {}, element, innerType, options = [], keyType } = definition;
  switch (type) {
    case 'string':
      return [{ path, type, longest: longestText(definition) }];
    case 'object':
      return Object.entries(shape).flatMap(([key, inner]) => partsOf(inner, [...path, key]));
    case 'array':
      return [{ path, type, longest: checked(definition) }, ...(element ? partsOf(element, [...path, 0]) : [])];
    case 'record':
      // Keys of a list of words end by themselves.
      return keyType && definitionOf(keyType).type === 'enum' ? [] : [{ path, type, longest: undefined }];
    case 'union':
      return options.flatMap((option) => partsOf(option, path));
    case 'pipe': {
      const side = definition.out && definitionOf(definition.out).type !== 'transform' ? definition.out : definition.in;
      return side ? partsOf(side, path) : [];
    }
    default:
      return innerType ? partsOf(innerType, path) : [];
  }
}

function checked({ checks = [] }: Definition): number | undefined {
  const found = checks.map(({ _zod }) => _zod.def).filter(({ check }) => /^(max_length|length_equals)$/.test(check));
  const lengths = found.map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY);
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

function longestText(definition: Definition): number | undefined {
  const { checks = [], format = '' } = definition;
  const bound = checked(definition);
  if (bound !== undefined) return bound;
  if (FIXED_FORMATS.includes(format)) return 36;
  // A pattern with both ends and without repetitions that nothing ends.
  const patterns = checks.map(({ _zod }) => _zod.def.pattern?.source ?? '');
  return patterns.some((source) => /^\^[^*+]*\$$/.test(source) && !/,\}/.test(source)) ? 40 : undefined;
}

/** A copy of a value with another one at a place; what is missing on the way is made. */
export function withAt(value: unknown, [key, ...rest]: Part['path'], by: unknown): unknown {
  if (key === undefined) return by;
  const old = typeof value === 'object' && value !== null ? value : undefined;
  const copy = (typeof key === 'number' ? [...((old ?? []) as unknown[])] : { ...old }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, by);
  return copy;
}
