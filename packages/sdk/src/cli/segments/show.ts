import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'
import { segmentLines } from './segment-lines.ts'

/** `portal segments show`. */
export function showCommand(segments: Command, open: Open): void {
  segments
    .command('show')
    .description('Show one segment')
    .argument('<id>', 'the segment')
    .action(async (id: string, _options: object, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const segment = await portal.segments.show(id, { signal: context.signal })
      context.output.one(segment, segmentLines(segment, context.locale, context.output.paint))
    })
}
