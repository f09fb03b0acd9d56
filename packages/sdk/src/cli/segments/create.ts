import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { computed } from './compute.ts'
import { segmentLines } from './segment-lines.ts'

interface CreateOptions {
  readonly filter: string
  readonly dynamic?: boolean
  readonly set?: string
  readonly challengers?: number
  readonly compute?: boolean
}

/** `portal segments create`. */
export function createCommand(segments: Command, open: Open): void {
  segments
    .command('create')
    .description('Create a segment of a filter')
    .argument('<name>', 'its name')
    .requiredOption('-f, --filter <id or name>', 'the filter, in its newest version')
    .option('--dynamic', 'computed anew whenever somebody asks; else its members are computed once')
    .option('--set <name>', 'the exclusive set in which it comes last')
    .option('--challengers <percent>', 'how many of a hundred members are challengers', percent)
    .option('--compute', 'compute its members, and follow that')
    .action((name: string, options: CreateOptions, command: Command) => create(open(command), name, options))
}

async function create(context: Context, name: string, options: CreateOptions): Promise<void> {
  const { output, locale, signal } = context
  const portal = await signedIn(context)
  const input = {
    ...{ name, filterId: await filterIdOf(context, options.filter) },
    mode: options.dynamic === true ? ('dynamic' as const) : ('snapshot' as const),
    ...(options.set === undefined ? {} : { exclusiveSet: options.set }),
    ...(options.challengers === undefined ? {} : { challengerPercent: options.challengers }),
  }
  const segment = await portal.segments.create(input, { signal })
  if (options.compute === true) await computed(context, segment.id)
  else output.one(segment, segmentLines(segment, locale, output.paint))
}

function percent(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 99)
    throw new InvalidArgumentError('It is a whole number from 1 to 99.')
  return value
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function filterIdOf({ portal, signal }: Context, idOrName: string): Promise<string> {
  if (uuid.test(idOrName)) return idOrName
  const wanted = idOrName.trim().toLowerCase()
  for await (const { id, name } of portal.filters.list({ search: idOrName }, { signal })) {
    if (name.toLowerCase() === wanted) return id
  }
  throw new CommandError('notFound', `There is no filter with the name ${idOrName}`)
}
