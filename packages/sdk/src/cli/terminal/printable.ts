/**
 * Escapes text for a terminal. Names and cells come from other people's files: a control character in them could move
 * the cursor, rewrite the screen or set the window's title.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
}
