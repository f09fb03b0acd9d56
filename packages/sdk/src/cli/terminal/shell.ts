/** An output: a terminal, a pipe or a file. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** The process around a command; tests pass their own. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadStream
  /** Results. */
  readonly stdout: Sink & NodeJS.WritableStream
  /** Progress, questions, notes and failures. */
  readonly stderr: Sink & NodeJS.WritableStream
  /** The version of the package. */
  readonly version: string
}
