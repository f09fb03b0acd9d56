/** A fault that is planted in a copy of the workspace, and what its gate must say of it. */
export type Fault = {
  fault: string
  gate: string
  file: string
  plant: (text: string) => string
  /** What the gate must say. */
  says: RegExp
  /** Instead of the gate's own command: a linter need not read everything to see one file. */
  command?: [string, ...string[]]
}

/** Plants a line at the end of a file. */
export const append = (line: string) => (text: string) => `${text}\n${line}\n`
