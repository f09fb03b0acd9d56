import { isPortalError, type Load, LoadFailedError, type LoadState } from '@portal/sdk'
import { AdvisedError, CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import { measureOf, type Progress } from '#cli/progress/measure.ts'
import { loadLines } from './load-lines.ts'

/** Options for following a load. */
export interface FollowOptions {
  /** Whether rejected rows are a failure. */
  readonly strict?: boolean
}

/** A progress bar that does not move for longer looks dead. */
const longestLookMs = 2_000
const ends: ReadonlySet<LoadState> = new Set<LoadState>([
  'created',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undo_paused',
  'undone',
])

/** Follows a load to its end and reports the result: completed, with rejected rows, stopped or failed. */
export async function follow(
  context: Context,
  id: string,
  progress: Progress,
  options: FollowOptions,
): Promise<void> {
  const load = await watched(context, id, progress)
  const { output, locale } = context
  const document = { type: 'load', load }
  output.one(document, loadLines(load, locale, output.paint))
  if (load.errors > 0) output.note(`Why rows were rejected: portal loads errors ${id}`)
  judge(load, options)
}

async function watched({ portal, signal }: Context, id: string, progress: Progress): Promise<Load> {
  try {
    return await portal.loads.waitUntil(id, (state) => ends.has(state), {
      signal,
      maxWait: Infinity,
      maxInterval: longestLookMs,
      onProgress: (load) => progress.report(measureOf(load)),
    })
  } catch (error) {
    throw isPortalError(error, 'not-found') ? error : new AdvisedError(error, goesOn(id))
  } finally {
    progress.end()
  }
}

/** Explains that the load continues on the server. */
function goesOn(id: string): string[] {
  return [`The load goes on on the server. Watch it again with: portal loads watch ${id}`]
}

function judge({ id, state, errors, failure }: Load, { strict = false }: FollowOptions): void {
  if (state === 'failed') {
    throw new AdvisedError(new LoadFailedError(id, failure), [
      `Take it up from its last good row with: portal loads restart ${id}`,
    ])
  }
  if (state === 'undo_paused') {
    throw new CommandError('failed', 'The undo was stopped before its end', [
      `Let it go on with: portal loads undo ${id}`,
    ])
  }
  if (state === 'paused' || state === 'created') {
    const word = state === 'paused' ? 'was stopped before its end' : 'is not started'
    throw new CommandError('failed', `The load ${word}`, [`Let it go on with: portal loads start ${id}`])
  }
  if (strict && errors > 0) throw new CommandError('rejectedRows', `${errors} rows were rejected (--strict)`)
}
