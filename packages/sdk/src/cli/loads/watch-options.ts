import type { Command } from 'commander'
import { CommandError } from '#cli/command/command-error.ts'
import type { FollowOptions } from './follow.ts'

/** Options of commands that can follow the load they start. */
export interface WatchOptions extends FollowOptions {
  readonly watch?: boolean
}

/** Adds `--watch` and `--strict` to a command. */
export function withWatch(command: Command): Command {
  return command
    .option('-w, --watch', 'follow the load to its end')
    .option('--strict', 'with --watch: end with 6 when rows are rejected')
}

/** Refuses options that contradict each other. */
export function checkWatch({ watch, strict }: WatchOptions): void {
  if (strict === true && watch !== true) throw new CommandError('usage', '--strict needs --watch')
}
