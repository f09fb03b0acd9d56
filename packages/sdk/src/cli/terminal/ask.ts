import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Shell } from './shell.ts'

/** How to ask. */
export interface AskOptions {
  /** Whether what is typed stays invisible. */
  readonly isHidden?: boolean
  readonly signal: AbortSignal
  /** Ctrl-C while it is asked comes as a key, not as a signal. */
  readonly interrupt: () => void
}

/** Asks a person one question on stderr, so that stdout stays the result's own. */
export async function ask(
  { stdin, stderr }: Pick<Shell, 'stdin' | 'stderr'>,
  question: string,
  { isHidden = false, signal, interrupt }: AskOptions,
): Promise<string> {
  if (isHidden) stderr.write(question)
  // Readline writes what is typed to its output: for a password that is nowhere.
  const echo = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr
  const lines = createInterface({ input: stdin, output: echo, terminal: true, historySize: 0 })
  lines.on('SIGINT', interrupt)
  try {
    return await lines.question(isHidden ? '' : question, { signal })
  } finally {
    lines.close()
    if (isHidden || signal.aborted) stderr.write('\n')
  }
}
