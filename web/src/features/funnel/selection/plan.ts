import {
  type ApplicationState,
  mayAct,
  nextStage,
  type RefusalReason,
  skippedStages,
} from '@prova/contract/applications/application-status';
import { dialogInto } from '../board-state.ts';
import type { Stage } from '../use-changes.ts';

/** Somebody who is chosen, as they stand on the screen. */
export interface Chosen {
  readonly id: string;
  readonly jobId: string;
  /** Empty of who was erased: nobody writes to them. */
  readonly name: string;
  /** What was on the screen. */
  readonly version: number;
  readonly state: ApplicationState & { stageId: string };
  /** Of the job, in order. */
  readonly stages: readonly Stage[];
}

/** Why nobody decides about this application any more; null where somebody may. */
export function refusalOf(state: ApplicationState): RefusalReason | null {
  const permission = mayAct('reject', state);
  return permission.allowed ? null : permission.reason;
}

/** What a step would do: to how many, with how many mails, and why not to the others. */
export interface Plan {
  readonly able: readonly Chosen[];
  readonly mails: number;
  readonly refused: ReadonlyMap<RefusalReason, number>;
}

function planOf(
  chosen: readonly Chosen[],
  refusal: (one: Chosen) => RefusalReason | null,
  mails: (one: Chosen) => boolean,
): Plan {
  const refused = new Map<RefusalReason, number>();
  const able: Chosen[] = [];
  for (const one of chosen) {
    const reason = refusal(one);
    if (reason === null) able.push(one);
    else refused.set(reason, (refused.get(reason) ?? 0) + 1);
  }
  return { able, mails: able.filter((one) => one.name !== '' && mails(one)).length, refused };
}

const nextOf = ({ stages, state }: Chosen) => nextStage(stages, state.stageId);

/** To the next stage of each. */
export const approvalOf = (chosen: readonly Chosen[]): Plan =>
  planOf(
    chosen,
    (one) => {
      const next = nextOf(one);
      const permission = mayAct('approve', one.state, next && { stageType: next.type, stageId: next.id });
      return permission.allowed ? null : permission.reason;
    },
    (one) => nextOf(one)?.mails === true,
  );

/** A no, with a mail for everybody who can be written to. */
export const rejectionOf = (chosen: readonly Chosen[]): Plan =>
  planOf(
    chosen,
    ({ state }) => refusalOf(state),
    () => true,
  );

/** A test, with its mail. */
export const testOf = (chosen: readonly Chosen[]): Plan =>
  planOf(
    chosen,
    ({ state }) => {
      const permission = mayAct('send_test', state);
      return permission.allowed ? null : permission.reason;
    },
    () => true,
  );

/** Why somebody can be asked to no interview; null where they can. */
export function interviewRefusal({ state }: Chosen): RefusalReason | null {
  const permission = mayAct('schedule_interview', state);
  return permission.allowed ? null : permission.reason;
}

/** An AI interview, with its invitation. */
export const aiInterviewOf = (chosen: readonly Chosen[]): Plan =>
  planOf(
    chosen,
    ({ state }) => {
      const permission = mayAct('schedule_ai_interview', state);
      return permission.allowed ? null : permission.reason;
    },
    () => true,
  );

/** An interview, with its invitation. */
export const interviewOf = (chosen: readonly Chosen[]): Plan => planOf(chosen, interviewRefusal, () => true);

export const moveOf = (chosen: readonly Chosen[], stage: Stage): Plan =>
  planOf(
    chosen,
    ({ state }) => {
      const permission = mayAct('move', state, { stageType: stage.type, stageId: stage.id });
      return permission.allowed ? null : permission.reason;
    },
    () => stage.mails,
  );

/** The stages that all can be moved between: those of their job, and none where they are of several. */
export function commonStages(chosen: readonly Chosen[]): readonly Stage[] {
  const [first, ...others] = chosen;
  const key = ({ stages }: Chosen) => stages.map(({ id }) => id).join();
  return first && others.every((one) => key(one) === key(first)) ? first.stages : [];
}

/** Into the last two stages each is led by a dialog of their own. */
export const isForOne = ({ type }: Stage): boolean => dialogInto(type) !== null;

/** Who would pass over required stages on the way, and over which. */
export function skipsOf(chosen: readonly Chosen[], stage: Stage): { people: number; stages: readonly Stage[] } {
  const skipped = chosen
    .map(({ stages, state }) => skippedStages(stages, { fromId: state.stageId, toId: stage.id }))
    .filter((some) => some.length > 0);
  const all = new Map(skipped.flat().map((each) => [each.id, each]));
  return { people: skipped.length, stages: [...all.values()].sort((a, b) => a.position - b.position) };
}
