import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { computeCommand } from './compute.ts'
import { createCommand } from './create.ts'
import { listCommand } from './list.ts'
import { showCommand } from './show.ts'

/** `portal segments`. */
export function segmentsCommands(program: Command, open: Open): void {
  const segments = program.command('segments').description('Records that a filter picked, kept as members')
  for (const add of [createCommand, listCommand, showCommand, computeCommand]) add(segments, open)
}
