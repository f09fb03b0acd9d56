import { setTimeout as pause } from 'node:timers/promises'
import type { DuplicateMethod, DuplicateSearch } from '@portal/sdk'
import { type Command, Option } from 'commander'
import { AdvisedError, CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import { limited, perPageFor } from '#cli/command/limited.ts'
import { limitOption } from '#cli/command/limit-option.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import type { Column } from '#cli/terminal/table.ts'
import { templateIdOf } from './loads/template-id-of.ts'

const methods: readonly DuplicateMethod[] = [
  ...(['exact', 'fingerprint', 'phonetic', 'levenshtein', 'jaro_winkler', 'probabilistic'] as const),
]
const lookMs = 500

const columns: readonly Column<DuplicateSearch>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'METHOD', of: ({ method }) => method },
  { title: 'GROUPS', of: ({ groups }) => groups, isRight: true },
  { title: 'PENDING', of: ({ counts }) => counts.pending, isRight: true },
  { title: 'NAME', of: ({ name }) => name },
]

interface FindOptions {
  readonly key: string[]
  readonly method: DuplicateMethod
  readonly threshold?: string
}

/** `portal duplicates`. */
export function duplicatesCommands(program: Command, open: Open): void {
  const duplicates = program.command('duplicates').description('Records that are about the same person')
  duplicates
    .command('list')
    .description('List the searches, the newest first')
    .addOption(limitOption(20))
    .action(async ({ limit }: { limit: number }, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const list = portal.duplicateSearches.list({ perPage: perPageFor(limit) }, { signal: context.signal })
      await context.output.many(limited(list.pages(), limit, context.output), columns)
    })
  duplicates
    .command('find')
    .description('Look for duplicates among the records of a template, and follow that to its end')
    .argument('<template>', 'the template, by id or name')
    .requiredOption('-k, --key <fields...>', 'the fields that are compared')
    .addOption(
      new Option('-m, --method <method>', 'how they are compared').choices([...methods]).default('exact'),
    )
    .option('--threshold <number>', 'from how alike on, between 0.6 and 1')
    .action((template: string, options: FindOptions, command: Command) =>
      find(open(command), template, options),
    )
}

async function find(
  context: Context,
  template: string,
  { key, method, threshold }: FindOptions,
): Promise<void> {
  const { signal, output } = context
  const portal = await signedIn(context)
  const templateId = await templateIdOf(context, template)
  const begun = await portal.duplicateSearches.create(
    {
      ...{
        name: `${template} · ${key.join(', ')}`.slice(0, 80),
        templateId,
        scope: 'format',
        keys: key,
        method,
      },
      ...(threshold === undefined ? {} : { threshold: Number(threshold) }),
    },
    { signal },
  )
  const search = await followed(context, begun)
  await output.many(only(search), columns)
  if (search.state === 'failed') throw new CommandError('failed', 'The duplicates could not be computed', [])
}

async function* only(search: DuplicateSearch): AsyncGenerator<readonly DuplicateSearch[]> {
  yield await Promise.resolve([search])
}

async function followed(context: Context, begun: DuplicateSearch): Promise<DuplicateSearch> {
  const { portal, signal } = context
  let search = begun
  try {
    while (search.state === 'queued' || search.state === 'computing') {
      await pause(lookMs, undefined, { signal })
      search = await portal.duplicateSearches.show(begun.id, { signal })
    }
    return search
  } catch (error) {
    throw new AdvisedError(error, [
      'The search goes on on the server. Look at it with: portal duplicates list',
    ])
  }
}
