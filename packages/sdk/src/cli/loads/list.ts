import type { Load, LoadState, Locale } from '@portal/sdk'
import { type Command, Option } from 'commander'
import type { Context } from '#cli/command/context.ts'
import { limited, perPageFor } from '#cli/command/limited.ts'
import { limitOption } from '#cli/command/limit-option.ts'
import { localTime } from '#cli/terminal/local-time.ts'
import type { Open } from '#cli/command/open.ts'
import { count } from '#cli/progress/amounts.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'
import { templateIdOf } from './template-id-of.ts'

const states: readonly LoadState[] = [
  'created',
  'queued',
  'processing',
  'pausing',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undoing',
  'undo_paused',
  'undone',
]

interface ListOptions {
  readonly state?: LoadState[]
  readonly template?: string
  readonly search?: string
  readonly limit: number
}

/** `portal loads list`. */
export function listCommand(loads: Command, open: Open): void {
  loads
    .command('list')
    .description('List the loads, the newest first')
    .addOption(new Option('--state <states...>', 'only those in these states').choices([...states]))
    .option('--template <id or name>', 'only those of this template')
    .option('--search <text>', 'only those with this text in their name')
    .addOption(limitOption(20))
    .action(async (options: ListOptions, command: Command) => list(open(command), options))
}

async function list(context: Context, { state, template, search, limit }: ListOptions): Promise<void> {
  const portal = await signedIn(context)
  const query = {
    perPage: perPageFor(limit),
    ...(state ? { state } : {}),
    ...(search === undefined ? {} : { search }),
    ...(template === undefined ? {} : { templateId: await templateIdOf(context, template) }),
  }
  const pages = portal.loads.list(query, { signal: context.signal }).pages()
  await context.output.many(limited(pages, limit, context.output), columnsIn(context.locale))
}

function columnsIn(locale: Locale): readonly Column<Load>[] {
  return [
    { title: 'ID', of: ({ id }) => id },
    { title: 'STATE', of: ({ state }) => state },
    { title: 'ROWS', of: ({ total }) => count(total, locale), isRight: true },
    { title: 'DONE', of: ({ processed }) => count(processed, locale), isRight: true },
    { title: 'REJECTED', of: ({ errors }) => count(errors, locale), isRight: true },
    { title: 'CREATED', of: ({ createdAt }) => localTime(createdAt) },
    { title: 'NAME', of: ({ name }) => name },
  ]
}
