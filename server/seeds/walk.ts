import {
  type ApplicationAction,
  type ApplicationState,
  type CandidateStatus,
  type StageType,
  type TransitionInput,
  transition,
} from '@prova/contract/applications/application-status';
import { applyEvent, type StatusEvent } from '@prova/contract/applications/status-events';
import type { ApplicationEvents } from '../src/platform/schema.gen.ts';

export interface Stage {
  readonly id: string;
  readonly type: StageType;
  readonly replyDays: number | null;
}

export interface Actor {
  readonly kind: 'user' | 'offer' | 'application' | 'guest' | 'system';
  readonly id: string | null;
  readonly label: string | null;
}

type EventType = ApplicationEvents['type'];

/** A row of application_events, before it has an id. */
export interface HistoryEvent {
  readonly type: EventType;
  readonly at: Date;
  readonly actor: Actor;
  readonly fromStageId: string | null;
  readonly toStageId: string | null;
  readonly fromStatus: CandidateStatus | null;
  readonly toStatus: CandidateStatus | null;
  readonly reason: string | null;
  readonly data: Record<string, unknown>;
}

/** The application as it stands, with the stage always named. */
export type Standing = ApplicationState & { stageId: string };

interface Extra {
  readonly reason?: string;
  readonly data?: Record<string, unknown>;
}

/**
 * The life of one application. Every step goes through the rules of the contract, so that the demo can hold
 * nothing that the product itself could not have brought about.
 */
export class Walk {
  readonly history: HistoryEvent[] = [];
  readonly stages: readonly Stage[];
  standing: Standing;
  stageSince: Date;
  withdrawnAt: Date | null = null;
  hiredAt: Date | null = null;

  constructor(stages: readonly Stage[], appliedAt: Date, candidate: Actor) {
    this.stages = stages;
    const first = this.stage('new');
    this.standing = {
      status: 'new',
      statusBefore: null,
      stageType: 'new',
      stageId: first.id,
      withdrawn: false,
      closed: false,
      liveOffer: false,
    };
    this.stageSince = appliedAt;
    this.add('applied', appliedAt, candidate, null, {});
  }

  stage(type: StageType): Stage {
    const found = this.stages.find((stage) => stage.type === type);
    if (!found) throw new RangeError(`The job has no stage ${type}`);
    return found;
  }

  /** When the last thing happened. */
  get last(): Date {
    const event = this.history.at(-1);
    if (!event) throw new RangeError('nothing has happened yet');
    return event.at;
  }

  act(
    action: ApplicationAction,
    type: EventType,
    at: Date,
    actor: Actor,
    input: TransitionInput = {},
    extra: Extra = {},
  ): void {
    const result = transition(action, this.standing, input);
    if (!result.allowed)
      throw new Error(`The demo cannot ${action} an application that is ${this.standing.status}: ${result.reason}`);
    this.become(result.after, type, at, actor, extra);
    if (action === 'withdraw') this.withdrawnAt = at;
    if (action === 'hire') this.hiredAt = at;
  }

  moveTo(stage: Stage, at: Date, actor: Actor): void {
    this.act('move', 'moved', at, actor, { target: { stageType: stage.type, stageId: stage.id } });
  }

  happen(event: StatusEvent, type: EventType, at: Date, actor: Actor, extra: Extra = {}): void {
    const after = applyEvent(event, this.standing);
    if (!after) throw new Error(`${event} does not fit an application that is ${this.standing.status}`);
    this.become(after, type, at, actor, extra);
  }

  /** Something that changes nothing of the application itself. */
  note(type: EventType, at: Date, actor: Actor, data: Record<string, unknown>): void {
    this.history.push({
      type,
      at,
      actor,
      fromStageId: null,
      toStageId: null,
      fromStatus: null,
      toStatus: null,
      reason: null,
      data,
    });
  }

  private become(after: ApplicationState, type: EventType, at: Date, actor: Actor, extra: Extra): void {
    const before = this.standing;
    // A result without stageId means the stage that exists once.
    const stageId =
      after.stageId ?? (after.stageType === before.stageType ? before.stageId : this.stage(after.stageType).id);
    this.standing = { ...after, stageId };
    if (stageId !== before.stageId) this.stageSince = at;
    this.add(type, at, actor, before, extra);
  }

  private add(type: EventType, at: Date, actor: Actor, before: Standing | null, { reason, data = {} }: Extra): void {
    const { stageId, status } = this.standing;
    const moved = stageId !== before?.stageId;
    const changed = status !== before?.status;
    this.history.push({
      type,
      at,
      actor,
      fromStageId: moved && before ? before.stageId : null,
      toStageId: moved ? stageId : null,
      fromStatus: changed && before ? before.status : null,
      toStatus: changed ? status : null,
      reason: reason || null,
      data,
    });
  }
}
