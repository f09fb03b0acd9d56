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
  done: 'Success.',
  failed:
    'The server refused or failed, the load failed or was stopped before its end, or a package is not valid.',
  usage: 'Wrong usage: an unknown option, a missing argument, a file that cannot be read.',
  notSignedIn: 'Not signed in: no session, an expired session, or wrong credentials.',
  notAllowed: 'Missing permission.',
  notFound: 'The load or template does not exist, or you may not see it.',
  rejectedRows: 'The load is complete, but rows were rejected (only with --strict).',
  noConnection: 'No connection to the server, or no response in time.',
  interrupted: 'Interrupted by Ctrl-C. The output says what continues on the server.',
  terminated: 'Terminated (SIGTERM), for example by `timeout`.',
}
