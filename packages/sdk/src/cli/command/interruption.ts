import { type EndingName, exitCodes } from './exit-codes.ts'

/** Ctrl-C handling of a command. */
export interface Interruption {
  /** Fires at the first Ctrl-C; the command then reports what continues on the server. */
  readonly signal: AbortSignal
  /** The exit code that follows from it, once it has fired. */
  readonly ending: () => EndingName | undefined
  /** Acts as if Ctrl-C were pressed, for a terminal in raw mode, which reports it as a key. */
  readonly interrupt: () => void
  /** Removes the signal handlers. */
  readonly stop: () => void
}

/** The parts of a process that are used here. */
export type SignalledProcess = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>

/**
 * npx forwards a signal to its child that the terminal has already sent to both: two signals this close are one key
 * press.
 */
const onePressMs = 300

/** Handles SIGINT and SIGTERM. The second one ends the process at once. */
export function interruption(
  process: SignalledProcess = globalThis.process,
  now: () => number = Date.now,
): Interruption {
  const controller = new AbortController()
  let first: { readonly ending: EndingName; readonly at: number } | undefined
  const by = (ending: 'interrupted' | 'terminated') => () => {
    if (first && now() - first.at > onePressMs) process.exit(exitCodes[first.ending])
    first ??= { ending, at: now() }
    controller.abort()
  }
  const interrupt = by('interrupted')
  const terminate = by('terminated')
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', terminate)
  return {
    signal: controller.signal,
    ending: () => first?.ending,
    interrupt,
    stop() {
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', terminate)
    },
  }
}
