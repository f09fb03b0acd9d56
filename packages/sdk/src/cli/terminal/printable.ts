/**
 * Text for a terminal: names and cells come from files of others, and a control character among them could move the
 * cursor, rewrite what stands there or set the window's title.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
}
