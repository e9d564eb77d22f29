import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react';

/** A place in a screen that features built on it may fill: `export const recentJobs = defineSlot()`. */
export interface Slot<Props extends object> {
  readonly key: symbol;
  /** Never there: it ties the type of the props to the slot. */
  readonly props?: Props;
}

/** What a feature puts into a slot of another one: `fill` makes it, the feature's `slots` lists it. */
export interface Filling {
  readonly key: symbol;
  readonly Part: ComponentType;
}

/** @__NO_SIDE_EFFECTS__ */
export function defineSlot<Props extends object = object>(): Slot<Props> {
  return { key: Symbol() };
}

/**
 * The part is loaded when its slot is first drawn.
 * @__NO_SIDE_EFFECTS__
 */
export function fill<Props extends object>(slot: Slot<Props>, load: () => Promise<ComponentType<Props>>): Filling {
  return { key: slot.key, Part: lazy(async () => ({ default: (await load()) as ComponentType })) };
}

const FillingsContext = createContext<readonly Filling[]>([]);

/** Hands the fillings of all features to the screens below. */
export function Fillings({ of, children }: { of: readonly Filling[]; children: ReactNode }) {
  return <FillingsContext value={of}>{children}</FillingsContext>;
}

/** Draws what fills a slot, in the order of the features; nothing where nothing does. */
export function Fill<Props extends object>({ slot, ...props }: { slot: Slot<Props> } & Props) {
  return use(FillingsContext)
    .filter(({ key }) => key === slot.key)
    .map(({ Part }, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the fillings of a slot never change.
      return <Part key={index} {...props} />;
    });
}
