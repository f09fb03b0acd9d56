import type { Command } from 'commander'
import { CommandError } from '#cli/command/command-error.ts'
import type { FollowOptions } from './follow.ts'

/** The options of commands that may follow the load they set going. */
export interface WatchOptions extends FollowOptions {
  readonly watch?: boolean
}

/** Gives a command `--watch` and `--strict`. */
export function withWatch(command: Command): Command {
  return command
    .option('-w, --watch', 'follow the load to its end')
    .option('--strict', 'with --watch: end with 6 when rows are rejected')
}

/** Refuses what makes no sense together. */
export function checkWatch({ watch, strict }: WatchOptions): void {
  if (strict === true && watch !== true) throw new CommandError('usage', '--strict needs --watch')
}
