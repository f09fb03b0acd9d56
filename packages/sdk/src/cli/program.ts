import { Command, Option } from 'commander'
import { usualUrl } from '#cli/command/context.ts'
import { type EndingName, exitCodes, exitMeanings } from '#cli/command/exit-codes.ts'
import { duplicatesCommands } from './duplicates.ts'
import { listsCommands } from './lists/lists-commands.ts'
import { loadsCommands } from './loads/loads-commands.ts'
import { locales } from '#cli/command/locale.ts'
import { loginCommand } from './login.ts'
import { logoutCommand } from './logout.ts'
import type { Open } from '#cli/command/open.ts'
import { segmentsCommands } from './segments/segments-commands.ts'
import type { Shell } from '#cli/terminal/shell.ts'
import { recordsCommands } from './records.ts'
import { templatesCommands } from './templates.ts'
import { verifyCommand } from './verify.ts'

/** The whole command line. */
export function program({ stdout, stderr, version }: Shell, open: Open): Command {
  const portal = new Command('portal')
    .description(
      'The portal from the command line: load files of records, follow them, fetch the results; compute segments; work the records of your skills one by one; verify packages of the time record and certificates of filtering.',
    )
    .version(version, '-V, --version')
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .configureHelp({ showGlobalOptions: true })
    .option('--url <address>', `where the portal is; PORTAL_URL, else ${usualUrl}`)
    .option(
      '--session <file>',
      'where the session is kept; PORTAL_SESSION, else a file of yours for each server',
    )
    .addOption(
      new Option('--lang <language>', 'language of messages; else that of LANG').choices([...locales]),
    )
    .option('--json', 'results as JSON: one document, or for lists and progress one a line')
    .option('-q, --quiet', 'no progress and no notes')
    .option('--no-color', 'no colours; so does NO_COLOR')
    .option('--verbose', 'tell every request on stderr')
    .addHelpText('after', `\nExit codes:\n${exitTable()}`)
  loginCommand(portal, open)
  logoutCommand(portal, open)
  templatesCommands(portal, open)
  loadsCommands(portal, open)
  recordsCommands(portal, open)
  segmentsCommands(portal, open)
  duplicatesCommands(portal, open)
  listsCommands(portal, open)
  verifyCommand(portal, open)
  return portal
}

function exitTable(): string {
  const names = Object.keys(exitCodes) as EndingName[]
  return names.map((name) => `  ${String(exitCodes[name]).padStart(3)}  ${exitMeanings[name]}`).join('\n')
}
