import type { Command } from 'commander'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { follow } from './follow.ts'
import { loadLines } from './load-lines.ts'
import { checkWatch, type WatchOptions, withWatch } from './watch-options.ts'

type ActName = 'start' | 'stop' | 'restart'

const descriptions: Readonly<Record<ActName, string>> = {
  start: 'Start a load, or let a stopped one go on',
  stop: 'Stop a load when the rows at hand are done; start lets it go on',
  restart: 'Take up a stopped or failed load, or read the rejected rows once more',
}

/** `portal loads start`, `stop` and `restart`. */
export function actCommands(loads: Command, open: Open): void {
  for (const name of ['start', 'stop', 'restart'] as const) {
    const command = loads.command(name).description(descriptions[name]).argument('<id>', 'the load')
    if (name !== 'stop') withWatch(command)
    command.action(async (id: string, options: WatchOptions, self: Command) =>
      act(open(self), name, id, options),
    )
  }
}

async function act(context: Context, name: ActName, id: string, options: WatchOptions): Promise<void> {
  checkWatch(options)
  const { output, locale, signal } = context
  const portal = await signedIn(context)
  const load = await portal.loads[name](id, { signal })
  if (options.watch === true) await follow(context, id, context.progress(true), options)
  else output.one(load, loadLines(load, locale, output.paint))
}
