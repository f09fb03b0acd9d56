import type { NextRecord, RecordFinish } from '@portal/sdk'
import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'
import { signedIn } from '#cli/command/signed-in.ts'

/** `portal records`: serves an agent one record at a time. */
export function recordsCommands(program: Command, open: Open): void {
  const records = program.command('records').description('The records of your skills, one at a time')
  records
    .command('next')
    .description('Take the next record, or show the one that you hold')
    .action(async (_: unknown, command: Command) => {
      const context = open(command)
      const portal = await signedIn(context)
      const next = await portal.records.next({ signal: context.signal })
      context.output.one(next, linesOf(next))
    })
  records
    .command('finish')
    .description('Say how the attempt ended')
    .argument('<id>', 'the id of the record')
    .argument('<final-state>', 'the id of the final state')
    .option('--callback <time>', 'when it is to be called again, ISO 8601')
    .option('--notes <text>', 'what is worth knowing')
    .action(
      async (id: string, finalStateId: string, { callback, notes }: FinishOptions, command: Command) => {
        const context = open(command)
        const portal = await signedIn(context)
        const input: RecordFinish = { finalStateId, callbackAt: callback ?? null, notes: notes ?? null }
        const finished = await portal.records.finish(id, input, { signal: context.signal })
        context.output.one(finished, [
          `${finished.outcome}: ${finished.state} ${finished.dueAt ?? ''}`.trim(),
        ])
      },
    )
  records
    .command('release')
    .description('Hand the record back')
    .argument('<id>', 'the id of the record')
    .action(async (id: string, _: unknown, command: Command) => {
      const context = open(command)
      await (await signedIn(context)).records.release(id, { signal: context.signal })
    })
}

interface FinishOptions {
  readonly callback?: string
  readonly notes?: string
}

/** The values of a record, a line each, with the key of the management field that one fills; or why there is none. */
function linesOf({ record, reason }: NextRecord): string[] {
  if (record === null) return [reason ?? '']
  const { id, activationName, fields } = record
  return [
    ...[id, activationName],
    ...fields.map(
      ({ label, value, target }) => `${label}${target ? ` (${target.key})` : ''}: ${value ?? ''}`,
    ),
  ]
}
