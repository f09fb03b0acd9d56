import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { downloadCommand } from './download.ts'

/** `portal lists`. */
export function listsCommands(program: Command, open: Open): void {
  const lists = program.command('lists').description('Records as lists')
  downloadCommand(lists, open)
}
