import type { Paint } from './paint.ts'
import type { Shell } from './shell.ts'
import { type Column, table } from './table.ts'

/** Writes results: text for people, JSON for machines. */
export interface Output {
  readonly isJson: boolean
  /** Colours for messages beside the result. */
  readonly paint: Paint
  /** Writes one result: a JSON document, or these lines. */
  one(value: object, lines: readonly string[]): void
  /** Writes many results as they arrive: JSON lines, or a table. */
  many<Row extends object>(
    pages: AsyncIterable<readonly Row[]>,
    columns: readonly Column<Row>[],
  ): Promise<void>
  /** Writes one line of the event stream, for machines only. */
  readonly event: (value: object) => void
  /** Writes a note for people to stderr. */
  note(line: string): void
}

/** Options of the output. */
export interface OutputOptions {
  readonly isJson: boolean
  readonly isQuiet: boolean
  /** For stdout. */
  readonly resultPaint: Paint
  /** For stderr. */
  readonly paint: Paint
}

/** Opens the output. */
export function outputTo({ stdout, stderr }: Shell, options: OutputOptions): Output {
  const { isJson, isQuiet, resultPaint, paint } = options
  const text = (lines: readonly string[]) => void stdout.write(lines.map((line) => `${line}\n`).join(''))
  const document = (value: object) => text([JSON.stringify(value)])
  return {
    isJson,
    paint,
    one: (value, lines) => (isJson ? document(value) : text(lines)),
    async many(pages, columns) {
      const written = table(columns, resultPaint)
      for await (const rows of pages) {
        if (isJson) for (const row of rows) document(row)
        else text(written(rows))
      }
    },
    event: (value) => (isJson ? document(value) : undefined),
    note: (line) => (isJson || isQuiet ? undefined : void stderr.write(`${line}\n`)),
  }
}
