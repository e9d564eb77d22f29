import { defineSlot } from '../../../lib/slots.tsx';
import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

/**
 * The way from a skill that is not proven to a test that proves it, or that there is none yet.
 * `among`: all skills that stand on this screen, for they are asked about together.
 */
export const proveSkill = defineSlot<{ skill: string; among: readonly string[]; look?: 'primary' | 'secondary' }>();

const FROM = 'prova.gapFrom';
interface Gap {
  readonly skill: string;
  readonly href: string;
}

/** Somebody leaves the page on which a skill is not proven, to prove it: they are led back to it. */
export const leaveGap = (skill: string): void =>
  void keepInTab(FROM, { skill, href: location.pathname + location.search } satisfies Gap);

/** The page that they have left to prove this skill; null where they came another way. */
export function gapLeft(skill: string): string | null {
  const gap = keptInTab<Gap>(FROM);
  return gap?.skill === skill ? gap.href : null;
}
