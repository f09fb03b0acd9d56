import type { Command } from 'commander'
import type { Open } from '#cli/command/open.ts'

/** `portal logout`. */
export function logoutCommand(program: Command, open: Open): void {
  program
    .command('logout')
    .description('End the session here and on the server')
    .action(async (_options: object, command: Command) => {
      const { portal, output } = open(command)
      await portal.session.ready
      const wasSignedIn = portal.session.current !== undefined
      await portal.session.logout()
      output.one({ wasSignedIn }, [wasSignedIn ? 'Signed out.' : 'Nobody was signed in.'])
    })
}
