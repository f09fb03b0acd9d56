/** Exit codes of the command. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notSignedIn: 3,
  notAllowed: 4,
  notFound: 5,
  rejectedRows: 6,
  noConnection: 69,
  interrupted: 130,
  terminated: 143,
} as const

/** The name of an exit code. */
export type EndingName = keyof typeof exitCodes

/** The meaning of each exit code, for the help; docs/guides/command-line.md repeats them. */
export const exitMeanings: Readonly<Record<EndingName, string>> = {
  done: 'Done.',
  failed:
    'The server refused or failed, the load failed or was stopped before its end, or a package does not hold.',
  usage: 'Wrong usage: an unknown option, a missing argument, a file that cannot be read.',
  notSignedIn: 'Not signed in: no session, a session that has ended, a wrong name or password.',
  notAllowed: 'Your permissions do not allow it.',
  notFound: 'There is no such load or template, or none that you may see.',
  rejectedRows: 'The load is complete, but rows were rejected (only with --strict).',
  noConnection: 'No connection to the server, or no answer in time.',
  interrupted: 'You pressed Ctrl-C. What goes on on the server was said.',
  terminated: 'The command was told to end (SIGTERM), as `timeout` does.',
}
