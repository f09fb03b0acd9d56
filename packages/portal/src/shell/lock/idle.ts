/** Whether there was no activity in any tab for the chosen time; times in milliseconds since 1970. */
export function isIdle(lastActedAt: number, afterMinutes: number | null, now: number): boolean {
  return afterMinutes !== null && now - lastActedAt >= afterMinutes * 60_000
}
