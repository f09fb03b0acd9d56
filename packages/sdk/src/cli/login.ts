import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { ask } from '#cli/terminal/ask.ts'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import type { Open } from '#cli/command/open.ts'

interface LoginOptions {
  readonly user?: string
  readonly passwordStdin?: boolean
}

/** `portal login`. */
export function loginCommand(program: Command, open: Open): void {
  program
    .command('login')
    .description('Sign in and keep the session in a file that only you can read')
    .option('-u, --user <name>', 'user name; PORTAL_USER, or asked for')
    .option('--password-stdin', 'read the password from stdin; else PORTAL_PASSWORD, or asked for')
    .action(async (options: LoginOptions, command: Command) => login(open(command), options))
}

async function login(context: Context, options: LoginOptions): Promise<void> {
  const { portal, output, baseUrl, sessionFile, signal } = context
  const { env } = context.shell
  const user = options.user ?? (env.PORTAL_USER || (await asked(context, 'User: ')))
  const password =
    options.passwordStdin === true
      ? (await text(context.shell.stdin)).replace(/\r?\n$/, '')
      : env.PORTAL_PASSWORD || (await asked(context, 'Password: ', true))
  const { userData, sessionEndsAt } = await portal.session.login({ user, password }, { signal })
  await mustBeKept(sessionFile)
  const until = new Date(sessionEndsAt)
  const { displayName, userRole } = userData
  output.one({ user, displayName, userRole, url: baseUrl, sessionEndsAt: until.toISOString(), sessionFile }, [
    `Signed in as ${displayName} (${userRole}) until ${until.toTimeString().slice(0, 5)}.`,
  ])
}

async function asked(context: Context, question: string, isHidden = false): Promise<string> {
  const { shell, signal, interruption } = context
  if (!shell.stdin.isTTY) {
    throw new CommandError('usage', 'There is no terminal to ask at: set PORTAL_USER and PORTAL_PASSWORD')
  }
  return ask(shell, question, { isHidden, signal, interrupt: interruption.interrupt })
}

/** The SDK works without a store, but a sign-in that the next command cannot find is useless here. */
async function mustBeKept(file: string): Promise<void> {
  await stat(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError('failed', `The session cannot be kept in ${file}: ${reason}`)
  })
}
