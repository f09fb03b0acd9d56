import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { actCommands } from './acts.ts'
import { errorsCommand } from './errors.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'
import { mendCommand } from './mend.ts'
import { showCommand } from './show.ts'
import { undoCommand } from './undo.ts'
import { uploadCommand } from './upload.ts'
import { watchCommand } from './watch.ts'

/** `portal loads`. */
export function loadsCommands(program: Command, open: Open): void {
  const loads = program.command('loads').description('Files of records, from the upload to the export')
  for (const add of [
    uploadCommand,
    listCommand,
    showCommand,
    watchCommand,
    actCommands,
    undoCommand,
    errorsCommand,
    mendCommand,
    exportCommand,
  ]) {
    add(loads, open)
  }
}
