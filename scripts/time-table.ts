/** Prints durations as a small table. */
export function timeTable(rows: readonly { step: string; seconds: number; note?: string }[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length))
  const lines = rows.map(({ step, seconds, note }) =>
    `  ${step.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${note ?? ''}`.trimEnd(),
  )
  return ['', 'Where the time went:', ...lines, ''].join('\n')
}
