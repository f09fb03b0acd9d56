import type { Generated } from 'kysely'

/** A ticket skipped by an agent, and the coordinator's review. */
export type TicketSkipsTable = {
  id: string
  ticketId: string
  userId: string
  reason: 'no_knowledge' | 'language' | 'conflict_of_interest' | 'waiting_for_others' | 'other'
  note: string | null
  at: Date
  outcome: Generated<'accepted' | 'rejected' | null>
  reviewedAt: Generated<Date | null>
  reviewedBy: Generated<string | null>
  version: Generated<number>
}
