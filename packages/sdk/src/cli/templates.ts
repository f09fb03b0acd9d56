import type { Template } from '@portal/sdk'
import type { Command } from 'commander'
import { limited, perPageFor } from '#cli/command/limited.ts'
import { limitOption } from '#cli/command/limit-option.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'

const columns: readonly Column<Template>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'VERSION', of: ({ version }) => version, isRight: true },
  { title: 'COLUMNS', of: (template) => template.columns.length, isRight: true },
  { title: 'LOADS', of: ({ loadCount }) => loadCount, isRight: true },
  { title: 'NAME', of: ({ name }) => name },
]

interface ListOptions {
  readonly search?: string
  readonly limit: number
}

/** `portal templates`. */
export function templatesCommands(program: Command, open: Open): void {
  const templates = program.command('templates').description('The formats that files are loaded with')
  templates
    .command('list')
    .description('List the templates by name')
    .option('--search <text>', 'only those with this text in their name')
    .addOption(limitOption(100))
    .action(async ({ search, limit }: ListOptions, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const query = { perPage: perPageFor(limit), ...(search === undefined ? {} : { search }) }
      const list = portal.templates.list(query, { signal: context.signal })
      await context.output.many(limited(list.pages(), limit, context.output), columns)
    })
}
