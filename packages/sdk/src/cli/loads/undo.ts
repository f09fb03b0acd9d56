import type { Command } from 'commander'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { follow } from './follow.ts'
import { loadLines, undoWords } from './load-lines.ts'
import { checkWatch, type WatchOptions, withWatch } from './watch-options.ts'

type UndoOptions = WatchOptions & { readonly dryRun?: boolean }

/** `portal loads undo`. */
export function undoCommand(loads: Command, open: Open): void {
  const command = loads
    .command('undo')
    .description('Take a load back: what it created goes, what it changed is as before, worked records stay')
    .argument('<id>', 'the load')
    .option('--dry-run', 'only tell what would become of its records')
  withWatch(command).action(async (id: string, options: UndoOptions, self: Command) =>
    options.dryRun === true ? report(open(self), id) : undo(open(self), id, options),
  )
}

async function report(context: Context, id: string): Promise<void> {
  const portal = await signedIn(context)
  const { output, locale, signal } = context
  const impact = await portal.loads.impact(id, { signal })
  const worked = impact.worked.map(({ row, key }) => `  worked    ${key ?? `row ${row}`}`)
  output.one(impact, [undoWords(impact, locale), ...worked])
}

async function undo(context: Context, id: string, options: UndoOptions): Promise<void> {
  checkWatch(options)
  const { output, locale, signal } = context
  const portal = await signedIn(context)
  const load = await portal.loads.undo(id, { signal })
  if (options.watch === true) await follow(context, id, context.progress(true), options)
  else output.one(load, loadLines(load, locale, output.paint))
}
