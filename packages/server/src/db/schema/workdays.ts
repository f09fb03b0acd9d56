/** A day as it follows from the clock entries; it can be derived again at any time. What is running is not in the sums. */
export type WorkdaysTable = {
  employeeId: string
  date: string
  startedAt: Date
  endedAt: Date | null
  timeZone: string
  incidents: string[]
  /** Whether the person works by night, as far as what was recorded until the day tells (ET art. 36.1). */
  byNight: boolean
  presenceSeconds: number
  effectiveSeconds: number
  /** When the effective time was, as a `tstzmultirange`; null on days that nothing has derived since it is kept. */
  effectiveTime: string | null
  /** How much of the effective time was remote. */
  remoteSeconds: number
  nonEffectiveSeconds: number
  unallocatedSeconds: number
  /** When the segment that runs began, and what it counts as. */
  runningSince: Date | null
  runningCounts: 'effective' | 'non_effective' | 'unallocated' | null
  /** When the span that runs began: after sixteen hours its exit is missing. */
  openSince: Date | null
}
