const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'do', 'dos', 'von', 'van', 'e'])

/** The initials of the first and the next significant name: “María de la Cruz Gil” becomes MC. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((word) => word !== '' && !particles.has(word.toLowerCase()))
  return names
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).toLocaleUpperCase())
    .join('')
}

/** One of five tints, determined by the name. */
export function toneOf(name: string): 0 | 1 | 2 | 3 | 4 {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 5) as 0 | 1 | 2 | 3 | 4
}
