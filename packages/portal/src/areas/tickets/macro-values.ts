const sign = '='

/** What fields say, each as it is written: `motivo=Facturación`. */
export const linesOfValues = (values: unknown): string[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).map(([key, value]) => `${key}${sign}${String(value)}`)
    : []

/** The same read again; what has no sign is a field that says nothing, which the service refuses by its name. */
export const valuesOfLines = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...value] = line.split(sign)
      return [key.trim(), value.join(sign).trim()]
    }),
  )
