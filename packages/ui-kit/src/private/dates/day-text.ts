/** Parses an ISO date such as `2026-11-21`; undefined when there is no such day. */
export function dayIn(text: string): string | undefined {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) return undefined
  // 30 February parses as 2 March: compare the result with the input.
  return new Date(instant).toISOString().slice(0, 10) === text ? text : undefined
}
