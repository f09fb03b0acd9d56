const maximumLength = 200

/** Whether the first record is a header: no cell of it looks like data. */
export function looksLikeHeader(first: string[], second: string[] | undefined): boolean {
  const filled = first.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0 || filled.some(looksLikeData)) return false
  // A header names most columns: `Ana;;;;` is a sparse data row.
  if (second && filled.length * 2 < first.length) return false
  // `S;N;S` over `N;S;S` is data: header names do not recur in the body.
  return !second || !filled.every((cell) => second.some((other) => other.trim() === cell))
}

function looksLikeData(cell: string): boolean {
  return (
    /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell) ||
    cell.includes('@') ||
    /^[A-Z]?[-.]?[\d.]{7,11}[-.]?[A-Z]$/i.test(cell)
  )
}

/** Headers for display: normalised, never empty, unique (`TELEFONO`, `TELEFONO 2`). */
export function uniqueHeaders(cells: string[]): { headers: string[]; hadDuplicates: boolean } {
  const seen = new Set<string>()
  let hadDuplicates = false
  const headers = cells.map((cell, index) => {
    const name = tidyHeader(cell) || columnLetters(index)
    if (seen.has(name)) hadDuplicates = true
    let unique = name
    for (let number = 2; seen.has(unique); number += 1) unique = `${name} ${number}`
    seen.add(unique)
    return unique
  })
  return { headers, hadDuplicates }
}

function tidyHeader(cell: string): string {
  const plain = cell.normalize('NFC').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return plain.replace(/\s+/g, ' ').trim().slice(0, maximumLength).toWellFormed()
}

/** An unnamed column is named as in a spreadsheet: A, B … Z, AA. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}
