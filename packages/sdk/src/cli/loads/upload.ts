import { open as openHandle } from 'node:fs/promises'
import type { Command } from 'commander'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { follow } from './follow.ts'
import { loadLines } from './load-lines.ts'
import { sendFile } from './send-file.ts'
import { templateIdOf } from './template-id-of.ts'
import { checkWatch, type WatchOptions, withWatch } from './watch-options.ts'

interface UploadOptions extends WatchOptions {
  readonly template: string
  readonly name?: string
  /** False with --no-start. */
  readonly start: boolean
}

/** `portal loads upload`. */
export function uploadCommand(loads: Command, open: Open): void {
  withWatch(
    loads
      .command('upload')
      .description('Upload a file, make a load of it and start it')
      .argument('<file>', 'a CSV file')
      .requiredOption('-t, --template <id or name>', 'the template to read it with')
      .option('-n, --name <name>', "the load's name; the file's name unless given")
      .option('--no-start', 'make the load and leave it for `portal loads start`'),
  ).action(async (file: string, options: UploadOptions, command: Command) =>
    upload(open(command), file, options),
  )
}

async function upload(context: Context, file: string, options: UploadOptions): Promise<void> {
  checkWatch(options)
  if (options.watch === true && !options.start)
    throw new CommandError('usage', '--no-start leaves nothing to --watch')
  await mustBeReadable(file)
  await signedIn(context)
  const { template, name, start: isStarted, watch: isWatched = false } = options
  const templateId = await templateIdOf(context, template)
  const progress = context.progress(isWatched)
  const input = { templateId, ...(name === undefined ? {} : { name }) }
  const load = await sendFile(context, { file, input, isStarted, progress })
  if (isWatched) return follow(context, load.id, progress, options)
  const { output, locale } = context
  output.one(load, loadLines(load, locale, output.paint))
  output.note(`Go on with: portal loads ${isStarted ? 'watch' : 'start'} ${load.id}`)
}

async function mustBeReadable(file: string): Promise<void> {
  try {
    const handle = await openHandle(file)
    const isFile = (await handle.stat()).isFile()
    await handle.close()
    if (isFile) return
  } catch (error) {
    throw new CommandError('usage', error instanceof Error ? error.message : `${file} cannot be read`)
  }
  throw new CommandError('usage', `${file} is no file`)
}
