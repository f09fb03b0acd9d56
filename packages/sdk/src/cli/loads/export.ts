import { type Command, Option } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { checkOut, saveDownload } from './save-download.ts'

interface ExportOptions {
  readonly out: string
  readonly columns?: string
  readonly delimiter?: ',' | ';'
  /** False with --no-formula-guard. */
  readonly formulaGuard: boolean
}

/** `portal loads export`. */
export function exportCommand(loads: Command, open: Open): void {
  loads
    .command('export')
    .description('Download the records of a load as CSV')
    .argument('<id>', 'the load')
    .requiredOption('-o, --out <file>', 'the file to write; - for stdout')
    .option(
      '--columns <names>',
      'columns of the template in this order, with commas between; all unless given',
    )
    .addOption(new Option('--delimiter <sign>', 'what separates the cells').choices([',', ';']))
    .option('--no-formula-guard', 'write cells as they are, even if a spreadsheet would run them as formulas')
    .action(
      async (id: string, { out, columns, delimiter, formulaGuard }: ExportOptions, command: Command) => {
        const context = open(command)
        checkOut(context, out)
        const portal = await signedIn(context)
        const query = {
          ...(columns === undefined ? {} : { columns: columns.split(',').map((name) => name.trim()) }),
          ...(delimiter === undefined ? {} : { delimiter }),
          ...(formulaGuard ? {} : { formulaGuard }),
        }
        await saveDownload(context, await portal.loads.export(id, query, { signal: context.signal }), out)
      },
    )
}
