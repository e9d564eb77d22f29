import { roomCodeIn } from '@prova/contract/interviews/room-code';
import { type AccessType, NAME_MAX, NAME_MIN } from '@prova/contract/rooms/room-fields';
import type { FieldProblem } from '@prova/contract/validation';

/** What the entry without a room asks for. */
interface RoomSought {
  readonly name: string;
  /** A code, or an address that holds one. */
  readonly code: string;
}

/** What the entry of a room asks for. */
export interface PersonEntering {
  readonly name: string;
  /** Null: not chosen yet. */
  readonly accessType: AccessType | null;
  readonly notice: boolean;
  readonly terms: boolean;
}

export function checkSought({ name, code }: RoomSought): FieldProblem[] {
  const problems = checkName(name);
  if (code.trim() === '') problems.push({ field: 'code', code: 'REQUIRED', values: {} });
  else if (roomCodeIn(code) === null && invitationIn(code) === null)
    problems.push({ field: 'code', code: 'PATTERN', values: {} });
  return problems;
}

export function checkPerson({ name, accessType, notice, terms }: PersonEntering): FieldProblem[] {
  const required = { accessType: accessType !== null, notice, terms };
  const missing = Object.entries(required).filter(([, isThere]) => !isThere);
  return [...checkName(name), ...missing.map(([field]) => ({ field, code: 'REQUIRED' as const, values: {} }))];
}

function checkName(name: string): FieldProblem[] {
  const { length } = name.trim();
  if (length === 0) return [{ field: 'name', code: 'REQUIRED', values: {} }];
  if (length < NAME_MIN) return [{ field: 'name', code: 'TOO_SHORT', values: { minimum: NAME_MIN } }];
  if (length > NAME_MAX) return [{ field: 'name', code: 'TOO_LONG', values: { maximum: NAME_MAX } }];
  return [];
}

/** The secret in a pasted link of a candidate; null where there is none. */
export function invitationIn(typed: string): string | null {
  return /\/admin\/interview\/invitations\/([\w-]{20,200})/.exec(typed)?.[1] ?? null;
}
