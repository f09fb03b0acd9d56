/** The day that an ISO text such as `2026-11-21` says, or undefined when there is no such day. */
export function dayIn(text: string): string | undefined {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) return undefined
  // 30 February is read as 2 March: then the day does not come back as it went in.
  return new Date(instant).toISOString().slice(0, 10) === text ? text : undefined
}
