import type { Segment } from '@portal/sdk'
import type { Command } from 'commander'
import { limited, perPageFor } from '#cli/command/limited.ts'
import { limitOption } from '#cli/command/limit-option.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'

const columns: readonly Column<Segment>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'MEMBERS', of: ({ size }) => size ?? '', isRight: true },
  { title: 'TEMPLATE', of: ({ templateName }) => templateName },
  { title: 'NAME', of: ({ name }) => name },
]

interface ListOptions {
  readonly search?: string
  readonly limit: number
}

/** `portal segments list`. */
export function listCommand(segments: Command, open: Open): void {
  segments
    .command('list')
    .description('List the segments in their order')
    .option('--search <text>', 'only those with this text in their name')
    .addOption(limitOption(100))
    .action(async ({ search, limit }: ListOptions, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const query = { perPage: perPageFor(limit), ...(search === undefined ? {} : { search }) }
      const list = portal.segments.list(query, { signal: context.signal })
      await context.output.many(limited(list.pages(), limit, context.output), columns)
    })
}
