import type { Command } from 'commander';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/log.ts';

/** What an operator command gets to work with. */
export interface Operator {
  readonly config: Config;
  readonly log: Logger;
  /** Prints a line for the operator. */
  say(text: string): void;
  /** Has the command end as failed, without another word. */
  fail(): void;
}

/** Adds its commands to the program; each module that has any exports one, listed in prova.ts. */
export type OperatorCommands = (program: Command, operator: Operator) => void;
