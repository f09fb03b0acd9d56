type Counted = { total: number; done: number; startedAt: Date | null; finishedAt: Date | null }

/** Tickets per second since a recount began, and the remaining time at this rate. */
export function paceOf({ total, done, startedAt, finishedAt }: Counted, now: Date) {
  if (startedAt === null || done === 0) return { perSecond: null, secondsLeft: null }
  const seconds = Math.max(1, (finishedAt ?? now).getTime() - startedAt.getTime()) / 1000
  const left = Math.round((((total - done) * seconds) / done) * 10) / 10
  return {
    perSecond: Math.round(done / seconds),
    secondsLeft: finishedAt === null ? Math.max(0, left) : null,
  }
}
