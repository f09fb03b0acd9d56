/**
 * Makes a file name safe for display: without control characters, and without marks that make `csv.exe` look like
 * `exe.csv`.
 */
export function readableName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toWellFormed()
}
