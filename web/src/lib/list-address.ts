import { useLocation } from 'react-router';
import { pageOf } from './page-number.ts';
import { useWishedAddress } from './wished-address.ts';

/** One thing that a list is asked for: what the address says of it, and what stands there where it says nothing. */
interface Field<T> {
  readonly none: T;
  /** What it does not know in the text of the address counts as left out. */
  readonly read: (text: string) => T;
  /** Typed key by key, which makes no steps to go back through. */
  readonly typed?: boolean;
}
/** Any of these values. */
interface Choices<T extends string> extends Field<T[]> {
  readonly values: readonly T[];
}
export type Fields = Readonly<Record<string, Field<unknown>>>;

export const field = <T>(none: T, read: (text: string) => T, typed = false): Field<T> => ({ none, read, typed });
export const words = (max: number): Field<string> => field('', (text) => text.slice(0, max), true);
export const flag: Field<boolean> = field(false, (text) => text === 'true');
export const choices = <const T extends string>(values: readonly T[]): Choices<T> => ({
  values,
  none: [],
  read: (text) => values.filter((value) => text.split(',').includes(value)),
});
export const choice = <const T extends string>(values: readonly T[]): Field<T | null> =>
  field<T | null>(null, (text) => values.find((value) => value === text) ?? null);
/** One of these, always; the first needs no word in the address. */
export const order = <const T extends string>(values: readonly [T, ...T[]]): Field<T> =>
  field<T>(values[0], (text) => values.find((value) => value === text) ?? values[0]);

type ValueOf<F> = F extends Field<infer T> ? T : never;
type Values<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
type Asked<T> = T extends boolean ? 'true' : Exclude<T, null>;
type AskedOf<F extends Fields> = { -readonly [Name in keyof F]?: Asked<ValueOf<F[Name]>> };
/** The values of those fields of which any may be chosen. */
export type ChoicesOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends Choices<string> ? Name : never]: ValueOf<F[Name]> extends (infer T)[] ? T : never;
};

const textOf = (value: unknown): string => (value === null || value === false ? '' : String(value).trim());
const textsOf = (fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, { none }]) => [name, textOf(values[name]) === textOf(none) ? '' : textOf(values[name])] as const)
      .filter(([, text]) => text !== ''),
  );

/** As a call takes it. */
const askedOf = (value: unknown) => (value === true ? 'true' : typeof value === 'string' ? value.trim() : value);

/**
 * How a list is narrowed and sorted, kept in the address so that it can be shared and survives a reload. Every list has
 * pages, too.
 * @param narrowing what leaves rows out
 * @param beside what does not: the order, the view
 */
export function listAddress<const N extends Fields, const B extends Fields>(narrowing: N, beside: B) {
  type Filters = Values<N> & Values<B> & { page: number };
  const all: Fields = { ...narrowing, ...beside };
  const asked = (filters: Filters) =>
    Object.fromEntries(
      Object.keys(textsOf(narrowing, filters)).map((name) => [name, askedOf(filters[name])]),
    ) as AskedOf<N>;
  return {
    narrowing,
    beside,
    /** What leaves nothing out. */
    none: Object.fromEntries(Object.entries(narrowing).map(([name, { none }]) => [name, none])) as Values<N>,
    read: (address: URLSearchParams) =>
      ({
        ...Object.fromEntries(Object.entries(all).map(([name, { read }]) => [name, read(address.get(name) ?? '')])),
        page: pageOf(address),
      }) as Filters,
    write: (filters: Filters): Record<string, string> => ({
      ...textsOf(all, filters),
      ...(filters.page > 1 && { page: String(filters.page) }),
    }),
    isFiltered: (filters: Filters): boolean => Object.keys(textsOf(narrowing, filters)).length > 0,
    /** What narrows it, as a call takes it: nothing for what leaves nothing out. */
    asked,
    /** With the order and the page. */
    query: (filters: Filters) => ({
      ...asked(filters),
      ...(Object.fromEntries(Object.keys(beside).map((name) => [name, filters[name]])) as Values<B>),
      page: filters.page,
    }),
    isTyped: (change: Partial<Filters>): boolean => Object.keys(change).some((name) => all[name]?.typed),
  };
}
export type ListAddress<N extends Fields, B extends Fields> = ReturnType<typeof listAddress<N, B>>;
export type FiltersOf<A extends { read: (address: URLSearchParams) => unknown }> = ReturnType<A['read']>;

type Options = {
  /** Of what in the address names the row that stands open beside the list. */
  opens?: string;
  /** No change is a step to go back through. */
  stays?: boolean;
};

/** What the address says of a list, and how to change it. What was chosen shows at once; the address follows. */
export function useListAddress<N extends Fields, B extends Fields>(
  list: ListAddress<N, B>,
  { opens = 'open', stays = false }: Options = {},
) {
  const { pathname } = useLocation();
  type Filters = ReturnType<typeof list.read>;
  type Shown = { filters: Filters; opened: string | null };
  const write = ({ filters, opened }: Shown) => ({
    ...list.write(filters),
    ...(opened !== null && { [opens]: opened }),
  });
  const [{ filters, opened }, wish] = useWishedAddress<Shown>(
    (address) => ({ filters: list.read(address), opened: address.get(opens) }),
    write,
  );
  const go = (edit: (filters: Filters) => Filters, replace: boolean, preventScrollReset: boolean) =>
    wish((latest) => ({ filters: edit(latest.filters), opened: null }), {
      replace: stays || replace,
      preventScrollReset,
    });
  return {
    address: list,
    filters,
    asked: list.asked(filters),
    query: list.query(filters),
    isFiltered: list.isFiltered(filters),
    /** Any change but one of page starts at the first page; all close what stands open. */
    change: (change: Partial<Filters>) =>
      go((latest) => ({ ...latest, page: 1, ...change }), list.isTyped(change), !('page' in change)),
    clear: () => go((latest) => ({ ...latest, ...list.none, page: 1 }), false, true),
    opened,
    /** Where a row stands open, or none. */
    hrefOf: (id: string | null, page = filters.page) => {
      const query = new URLSearchParams(write({ filters: { ...filters, page }, opened: id })).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    /** From one row to the next, perhaps of another page, is no step; opening the first one is. */
    open: (id: string | null, page?: number) =>
      wish((latest) => ({ filters: { ...latest.filters, ...(page !== undefined && { page }) }, opened: id }), {
        replace: opened !== null && id !== null,
        preventScrollReset: true,
      }),
  };
}
