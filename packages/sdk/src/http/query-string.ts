/** A value that a query string can carry. */
type QueryValue = string | number | boolean | null | undefined

// `: , / ? @ ; $ [ ]` cannot change the meaning inside a query; all else that could stays encoded.
const literal = /%(3A|2C|2F|3F|40|3B|24|5B|5D)/gi

/**
 * Writes a query string as the specification §7 asks, without encoding, as far as that cannot change its meaning:
 * `from=2026-01-01%2010:00:00&path=a,b:c/d`. Lists repeat their key; null and undefined are left out.
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as QueryValue[]) : [value as QueryValue]) {
      if (one !== null && one !== undefined) parts.push(`${written(key)}=${written(one)}`)
    }
  }
  return parts.join('&')
}

// Half a character has no encoding: encodeURIComponent would throw.
const loneSurrogate = /\p{Surrogate}/gu

function written(value: string | number | boolean): string {
  const text = String(value).replace(loneSurrogate, '\uFFFD')
  return encodeURIComponent(text).replace(literal, (code) => decodeURIComponent(code))
}
