/** Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), into milliseconds. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  if (Number.isNaN(at)) return undefined
  // Prefer the server's `Date` header: our clock may differ.
  const served = Date.parse(headers.get('date') ?? '')
  return Math.max(0, at - (Number.isNaN(served) ? now : served))
}
