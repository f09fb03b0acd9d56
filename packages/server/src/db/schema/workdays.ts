/** A day derived from the clock entries; it can be derived again at any time. Running segments are not in the sums. */
export type WorkdaysTable = {
  employeeId: string
  date: string
  startedAt: Date
  endedAt: Date | null
  timeZone: string
  incidents: string[]
  /** Whether the person is a night worker, by the records up to the day (ET art. 36.1). */
  byNight: boolean
  presenceSeconds: number
  effectiveSeconds: number
  /** The ranges of effective time, as a `tstzmultirange`; null on days derived before this was stored. */
  effectiveTime: string | null
  /** The remote part of the effective time. */
  remoteSeconds: number
  nonEffectiveSeconds: number
  unallocatedSeconds: number
  /** The start of the running segment, and its category. */
  runningSince: Date | null
  runningCounts: 'effective' | 'non_effective' | 'unallocated' | null
  /** The start of the running span: after sixteen hours its exit counts as missing. */
  openSince: Date | null
}
