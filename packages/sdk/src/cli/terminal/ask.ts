import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Shell } from './shell.ts'

/** Options of a question. */
export interface AskOptions {
  /** Whether the input stays invisible. */
  readonly isHidden?: boolean
  readonly signal: AbortSignal
  /** Called at Ctrl-C: while a question is open it arrives as a key, not as a signal. */
  readonly interrupt: () => void
}

/** Asks one question on stderr, so that stdout holds only the result. */
export async function ask(
  { stdin, stderr }: Pick<Shell, 'stdin' | 'stderr'>,
  question: string,
  { isHidden = false, signal, interrupt }: AskOptions,
): Promise<string> {
  if (isHidden) stderr.write(question)
  // Readline echoes the input to its output: discard it for a password.
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
