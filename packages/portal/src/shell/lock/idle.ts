/** Whether nobody has done anything, in any tab, for as long as the person allows; times in milliseconds since 1970. */
export function isIdle(lastActedAt: number, afterMinutes: number | null, now: number): boolean {
  return afterMinutes !== null && now - lastActedAt >= afterMinutes * 60_000
}
