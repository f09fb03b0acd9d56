const sign = '='

/** The field values as text: `motivo=Facturación`. */
export const linesOfValues = (values: unknown): string[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).map(([key, value]) => `${key}${sign}${String(value)}`)
    : []

/**
 * Parses that text; a line without `=` becomes a field without a value, which the service rejects by name.
 */
export const valuesOfLines = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...value] = line.split(sign)
      return [key.trim(), value.join(sign).trim()]
    }),
  )
