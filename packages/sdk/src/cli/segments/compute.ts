import { setTimeout as pause } from 'node:timers/promises'
import type { Segment } from '@portal/sdk'
import type { Command } from 'commander'
import { AdvisedError, CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { segmentLines } from './segment-lines.ts'

const lookMs = 500

/** `portal segments compute`. */
export function computeCommand(segments: Command, open: Open): void {
  segments
    .command('compute')
    .description('Compute the members of a segment, and follow that to its end')
    .argument('<id>', 'the segment')
    .action(async (id: string, _options: object, command: Command) => {
      const context = open(command)
      await signedIn(context)
      await computed(context, id)
    })
}

/** Computes a segment and prints the counts of its records. */
export async function computed(context: Context, id: string): Promise<void> {
  const { portal, signal, output, locale } = context
  const before = await portal.segments.compute(id, { signal })
  const segment = await followed(context, before)
  output.one(segment, segmentLines(segment, locale, output.paint))
  if (segment.state === 'failed') throw new CommandError('failed', 'The members could not be computed', [])
  if (segment.computedAt === before.computedAt)
    throw new CommandError('failed', 'The computation was stopped; the earlier members stay', [])
}

async function followed(context: Context, begun: Segment): Promise<Segment> {
  const { portal, signal } = context
  const progress = context.progress(true)
  let segment = begun
  try {
    while (segment.state === 'queued' || segment.state === 'processing') {
      await pause(lookMs, undefined, { signal })
      segment = await portal.segments.show(begun.id, { signal })
      const { processed = 0, total = 0, rowsPerSecond, secondsLeft } = segment.progress ?? {}
      if (total === 0) continue
      progress.report({
        ...{ phase: 'computing', done: processed, total, unit: 'rows' },
        ...(rowsPerSecond == null ? {} : { perSecond: rowsPerSecond }),
        ...(secondsLeft == null ? {} : { secondsLeft }),
      })
    }
    return segment
  } catch (error) {
    throw new AdvisedError(error, [
      `The computation goes on on the server. Look at it with: portal segments show ${begun.id}`,
    ])
  } finally {
    progress.end()
  }
}
