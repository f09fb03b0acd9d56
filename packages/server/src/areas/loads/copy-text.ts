const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value in the text format of COPY. */
export function copyText(value: string): string {
  return value.replace(special, (sign) => escapes[sign] ?? sign)
}
