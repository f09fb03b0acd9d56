import { readFile } from 'node:fs/promises'
import type { MendedRow } from '@portal/sdk'
import { messageOfCode } from '@portal/sdk'
import type { Command } from 'commander'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'
import { mendedRows } from './mended-rows.ts'

/** The maximum number of rows per request. */
const atOnce = 200

/** `portal loads mend`. */
export function mendCommand(loads: Command, open: Open): void {
  loads
    .command('mend')
    .description('Send rejected rows again that were mended in the file of `loads errors --out`')
    .argument('<id>', 'the load')
    .argument('<file>', 'the mended file, with its columns FILA and ERROR')
    .action(async (id: string, file: string, _options: object, command: Command) =>
      mend(open(command), id, file),
    )
}

async function mend(context: Context, id: string, file: string): Promise<void> {
  const rows = mendedRows(await readFile(file, 'utf8'))
  await signedIn(context)
  await context.output.many(results(context, id, rows), columnsIn(context.locale))
}

/** Yields results as they arrive, so that an interruption still reports the rows already sent. */
async function* results(
  { portal, signal }: Context,
  id: string,
  rows: ReturnType<typeof mendedRows>,
): AsyncGenerator<MendedRow[]> {
  for (let at = 0; at < rows.length; at += atOnce)
    yield await portal.rejectedRows.mend(id, { rows: rows.slice(at, at + atOnce) }, { signal })
}

const columnsIn = (locale: string): readonly Column<MendedRow>[] => [
  { title: 'ROW', of: ({ row }) => row, isRight: true },
  { title: 'OUTCOME', of: ({ outcome }) => outcome },
  {
    title: 'REASON',
    of: ({ errors }) =>
      errors.map(({ header, code }) => `${header ?? '-'}: ${messageOfCode(code, locale)}`).join('; ') || '-',
  },
]
