import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { loadLines } from './load-lines.ts'

/** `portal loads show`. */
export function showCommand(loads: Command, open: Open): void {
  loads
    .command('show')
    .description('Show one load')
    .argument('<id>', 'the load')
    .action(async (id: string, _options: object, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const load = await portal.loads.show(id, { signal: context.signal })
      context.output.one(load, loadLines(load, context.locale, context.output.paint))
    })
}
