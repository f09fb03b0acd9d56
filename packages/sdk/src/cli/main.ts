import { Command, CommanderError } from 'commander'
import { type Context, contextOf, type GlobalOptions } from '#cli/command/context.ts'
import { type EndingName, exitCodes } from '#cli/command/exit-codes.ts'
import { failureDocument, failureReport } from '#cli/command/failure-report.ts'
import { type Interruption, interruption as interruptionOf } from '#cli/command/interruption.ts'
import { localeOf } from '#cli/command/locale.ts'
import { program } from './program.ts'
import type { Shell } from '#cli/terminal/shell.ts'

/** Runs one command and returns its exit code. Results go to stdout, everything else to stderr. */
export async function main(argv: readonly string[], shell: Shell): Promise<number> {
  const interruption = interruptionOf()
  let context: Context | undefined
  const open = (command: Command) =>
    (context = contextOf(command.optsWithGlobals<GlobalOptions>(), shell, interruption))
  try {
    await program(shell, open).parseAsync(argv, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // Commander has already printed its message: help, the version, or the mistake in the command line.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    return reportFailure(error, shell, context, interruption)
  } finally {
    context?.portal.close()
    interruption.stop()
  }
}

function reportFailure(
  error: unknown,
  shell: Shell,
  context: Context | undefined,
  interruption: Interruption,
): number {
  const report = failureReport(error, context?.locale ?? localeOf(undefined, shell.env))
  const { message, details } = report
  const advice = [...whereAsked(report.ending, context), ...report.advice]
  if (context?.output.isJson)
    shell.stderr.write(`${JSON.stringify(failureDocument(error, { ...report, advice }))}\n`)
  else {
    const red = context?.output.paint.red ?? String
    const lines = [red(`portal: ${message}`), ...[...details, ...advice].map((line) => `  ${line}`)]
    shell.stderr.write(`${lines.join('\n')}\n`)
  }
  return exitCodes[interruption.ending() ?? report.ending]
}

function whereAsked(ending: EndingName, context: Context | undefined): string[] {
  if (ending !== 'noConnection' || !context) return []
  return [`Asked was ${context.baseUrl}; --url or PORTAL_URL says where the portal is.`]
}
