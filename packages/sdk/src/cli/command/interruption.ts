import { type EndingName, exitCodes } from './exit-codes.ts'

/** How Ctrl-C reaches a command. */
export interface Interruption {
  /** Fires at the first Ctrl-C; the command then says what goes on without it. */
  readonly signal: AbortSignal
  /** How the command ends because of it, once it has fired. */
  readonly ending: () => EndingName | undefined
  /** As if Ctrl-C were pressed, where a terminal in raw mode reports it as a key. */
  readonly interrupt: () => void
  /** Lets the process's signals alone again. */
  readonly stop: () => void
}

/** The parts of a process that this needs. */
export type SignalledProcess = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>

/** npx passes on to its child what the terminal has sent to both: two so close are one key press. */
const onePressMs = 300

/** Listens for SIGINT and SIGTERM. The second one ends the process at once. */
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
