import { setTimeout as pause } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import type { ListDownload } from '@portal/sdk'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { checkOut, saveDownload } from '#cli/loads/save-download.ts'

interface DownloadOptions {
  readonly out: string
  readonly formatName: string
  readonly filter?: string
  readonly columns?: string
  readonly type: 'csv' | 'xlsx' | 'jsonl'
  readonly channel: 'phone' | 'sms' | 'email'
  readonly reason: string
}

const lookMs = 500

/** `portal lists download`. */
export function downloadCommand(lists: Command, open: Open): void {
  lists
    .command('download')
    .description('Make a file of records in the background, follow it, and download it')
    .requiredOption('--format-name <name>', 'the format whose records are taken')
    .requiredOption('--reason <text>', 'what it is for: kept with who took it')
    .requiredOption('-o, --out <file>', 'the file to write; - for stdout')
    .option('--filter <name>', 'only what this filter finds')
    .option('--columns <names>', 'fields of the format, with commas between; all unless given')
    .addOption(
      new Option('--type <type>', 'the type of the file').choices(['csv', 'xlsx', 'jsonl']).default('csv'),
    )
    .addOption(
      new Option('--channel <channel>', 'what its people are contacted by: blacklists of it are asked')
        .choices(['phone', 'sms', 'email'])
        .default('phone'),
    )
    .action(async (options: DownloadOptions, command: Command) => {
      const context = open(command)
      checkOut(context, options.out)
      const portal = await signedIn(context)
      const asked = await portal.downloads.create(await inputOf(context, options))
      const { id, state, excluded } = await followed(context, asked)
      if (state !== 'ready') throw new CommandError('failed', `The download is ${state}`)
      if (excluded > 0) context.output.note(`Left out by blacklists: ${excluded}`)
      await saveDownload(context, await portal.downloads.file(id, { signal: context.signal }), options.out)
    })
}

async function inputOf(
  { portal, signal }: Context,
  { formatName, filter, columns, ...options }: DownloadOptions,
) {
  const { type: format, channel, reason } = options
  const sources = await portal.downloads.sources({ signal })
  const source = sources.find(({ name }) => name === formatName)
  if (source === undefined)
    throw new CommandError('notFound', `There are no records of a format ${formatName}`)
  const filterId = source.filters.find(({ name }) => name === filter)?.id ?? null
  if (filter !== undefined && filterId === null)
    throw new CommandError('notFound', `There is no filter with the name ${filter}`)
  const chosen = columns?.split(',').map((name) => name.trim()) ?? source.fields.map(({ name }) => name)
  return { templateId: source.templateId, filterId, columns: chosen, format, channel, reason }
}

/** Shows progress until the download ends; after Ctrl-C it continues on the server. */
async function followed(context: Context, asked: ListDownload): Promise<ListDownload> {
  const { portal, signal } = context
  const progress = context.progress(false)
  try {
    for (let one = asked; ; one = await portal.downloads.show(asked.id, { signal })) {
      const { done, total, rowsPerSecond } = one
      const left = total === null || !rowsPerSecond ? {} : { secondsLeft: (total - done) / rowsPerSecond }
      const rate = rowsPerSecond === null ? {} : { perSecond: rowsPerSecond }
      progress.report({
        ...{ phase: 'downloading', done, unit: 'rows', ...rate, ...left },
        ...(total === null ? {} : { total }),
      })
      if (one.finishedAt !== null) return one
      await pause(lookMs, undefined, { signal })
    }
  } finally {
    progress.end()
  }
}
