import { type ImportInput, isPortalError, type Load, type RecordsFile } from '@portal/sdk'
import { openFile } from '@portal/sdk/node'
import { AdvisedError, CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import { byteMeter, type Progress } from '#cli/progress/measure.ts'

/** The server ends a session after half an hour without activity, and the import comes after the upload. */
const aliveEveryMs = 10 * 60_000

/** What to send, and what to make of it. */
export interface Sending {
  readonly file: string
  readonly input: ImportInput
  readonly isStarted: boolean
  readonly progress: Progress
}

/**
 * Uploads a file, creates a load from it and starts it. Ctrl-C takes effect between the steps after the upload, never
 * within one, so that the command can report exactly what exists on the server.
 */
export async function sendFile(
  context: Context,
  { file, input, isStarted, progress }: Sending,
): Promise<Load> {
  const { portal, signal } = context
  try {
    const { id: fileId } = await uploaded(context, file, progress)
    progress.report({ phase: 'importing', done: 0, unit: 'rows' })
    const load = await portal.recordsFile.import(fileId, input)
    if (!isStarted) return load
    if (signal.aborted) throw leftAt(load.id)
    return await portal.loads.start(load.id)
  } catch (error) {
    progress.end()
    throw error
  }
}

async function uploaded({ portal, signal }: Context, file: string, progress: Progress): Promise<RecordsFile> {
  const measure = byteMeter('uploading')
  // An object, because it changes while the upload is awaited.
  const sent = { isWhole: false }
  const beat = setInterval(() => void portal.session.keepAlive({ signal }), aliveEveryMs)
  try {
    return await portal.recordsFile.create(await openFile(file), {
      signal,
      onProgress({ loaded, total }) {
        // Progress of data that was read ahead may arrive after the end.
        if (signal.aborted) return
        sent.isWhole = loaded === total
        progress.report(measure(loaded, total))
      },
    })
  } catch (error) {
    if (!wasCutOff(error)) throw error
    const state = sent.isWhole ? 'was sent, but the server had not confirmed it' : 'was not sent to its end'
    throw new AdvisedError(error, [`${file} ${state}: no load was made of it. Run the same command again.`])
  } finally {
    clearInterval(beat)
  }
}

/** Whether the request ended without an answer of the server. */
function wasCutOff(error: unknown): boolean {
  return isPortalError(error) && ['aborted', 'connection', 'timeout', 'deadline'].includes(error.kind)
}

function leftAt(id: string): Error {
  return new CommandError('interrupted', 'Interrupted', [
    `The file is on the server and its load is made, but not started. Start it with: portal loads start ${id}`,
  ])
}
