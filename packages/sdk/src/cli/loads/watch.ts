import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { follow, type FollowOptions } from './follow.ts'

/** `portal loads watch`. */
export function watchCommand(loads: Command, open: Open): void {
  loads
    .command('watch')
    .description('Follow a load to its end')
    .argument('<id>', 'the load')
    .option('--strict', 'end with 6 when rows are rejected')
    .action(async (id: string, options: FollowOptions, command: Command) => {
      const context = open(command)
      await signedIn(context)
      await follow(context, id, context.progress(true), options)
    })
}
