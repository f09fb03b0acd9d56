const placeholder = /\{([^{}]+)\}/g

// URL parsers resolve these segments, also when written as %2e (RFC 3986 §5.2.4).
const dotSegment = /^(\.|%2e){1,2}$/i

/**
 * Fills the placeholders of a path. Throws a RangeError for a value that would change the path: empty, missing, `.`
 * and `..`.
 */
export function filledPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(placeholder, (whole, name: string) => {
    const value = values[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text === '' || dotSegment.test(text)) {
      const at = template.indexOf(whole)
      throw new RangeError(
        `${name}: ${JSON.stringify(value)} cannot stand in a path\n  ${template}\n  ${' '.repeat(at)}${'^'.repeat(whole.length)}`,
      )
    }
    return encodeURIComponent(text)
  })
}
