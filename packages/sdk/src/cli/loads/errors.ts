import { type LoadError, messageOfCode } from '@portal/sdk'
import type { Command } from 'commander'
import type { Context } from '#cli/command/context.ts'
import { limited, perPageFor } from '#cli/command/limited.ts'
import { limitOption } from '#cli/command/limit-option.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'
import { checkOut, saveDownload } from './save-download.ts'

interface ErrorsOptions {
  readonly out?: string
  readonly field?: string
  readonly limit: number
}

const columns: readonly Column<LoadError>[] = [
  { title: 'ROW', of: ({ row }) => row, isRight: true },
  { title: 'COLUMN', of: ({ header, field }) => header ?? field ?? '-' },
  { title: 'REASON', of: ({ message }) => message },
  { title: 'VALUE', of: ({ value }) => value },
]

/** `portal loads errors`. */
export function errorsCommand(loads: Command, open: Open): void {
  loads
    .command('errors')
    .description('List why rows were rejected, or write those rows to a file to be mended')
    .argument('<id>', 'the load')
    .option('--field <name>', 'only errors of this field of the template')
    .addOption(limitOption(100))
    .option('-o, --out <file>', 'write the rejected rows to this file; - for stdout')
    .action(async (id: string, options: ErrorsOptions, command: Command) => {
      const context = open(command)
      if (options.out !== undefined) checkOut(context, options.out)
      const portal = await signedIn(context)
      const { signal } = context
      if (options.out === undefined) await list(context, id, options)
      else await saveDownload(context, await portal.loads.errors(id).export({ signal }), options.out)
    })
}

async function list(
  { portal, output, locale, signal }: Context,
  id: string,
  options: ErrorsOptions,
): Promise<void> {
  const { field, limit } = options
  const query = { perPage: perPageFor(limit), ...(field === undefined ? {} : { field }) }
  const list = portal.loads.errors(id).list(query, { signal })
  await output.many(inLanguage(limited(list.pages(), limit, output), locale), columns)
}

async function* inLanguage(
  pages: AsyncIterable<readonly LoadError[]>,
  locale: string,
): AsyncGenerator<LoadError[]> {
  for await (const errors of pages) {
    yield errors.map((error) => ({ ...error, message: messageOfCode(error.code, locale) }))
  }
}
