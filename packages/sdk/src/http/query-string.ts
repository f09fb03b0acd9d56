/** A value in a query string. */
type QueryValue = string | number | boolean | null | undefined

// `: , / ? @ ; $ [ ]` have no special meaning inside a query; everything else stays encoded.
const literal = /%(3A|2C|2F|3F|40|3B|24|5B|5D)/gi

/**
 * Writes a query string as specification §7 requires, unencoded as far as that does not change its meaning:
 * `from=2026-01-01%2010:00:00&path=a,b:c/d`. Lists repeat their key; null and undefined are omitted.
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

// encodeURIComponent throws on a lone surrogate.
const loneSurrogate = /\p{Surrogate}/gu

function written(value: string | number | boolean): string {
  const text = String(value).replace(loneSurrogate, '\uFFFD')
  return encodeURIComponent(text).replace(literal, (code) => decodeURIComponent(code))
}
