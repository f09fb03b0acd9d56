import type { Generated } from 'kysely'

export type ClockRecountState = 'queued' | 'running' | 'done' | 'cancelled'

/** The terms of all open tickets counted anew; of those that are under way there is one. */
export type ClockRecountsTable = {
  id: string
  state: Generated<ClockRecountState>
  total: Generated<number>
  done: Generated<number>
  /** The ticket that it has come to, in the order of their ids. */
  afterId: Generated<string>
  createdBy: string
  createdAt: Date
  startedAt: Generated<Date | null>
  finishedAt: Generated<Date | null>
}
