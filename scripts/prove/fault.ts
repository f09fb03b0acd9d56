/** A fault to inject into a copy of the workspace, and the message expected from its gate. */
export type Fault = {
  fault: string
  gate: string
  file: string
  plant: (text: string) => string
  /** The expected message. */
  expected: RegExp
  /** Replaces the gate's command: a linter need not read all files to check one. */
  command?: [string, ...string[]]
}

/** Appends a line to a file. */
export const append = (line: string) => (text: string) => `${text}\n${line}\n`
