import { daysAfter } from '#db/day.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'

/** The morning of the day before the deadline of a proof. */
const remindsOfProofAt = (dueOn: string): Date => new Date(`${daysAfter(dueOn, -1)}T08:00:00Z`)
/** The night after it. */
const expiresAt = (dueOn: string): Date => new Date(`${daysAfter(dueOn, 1)}T00:00:00Z`)

type Proof = { proofDueOn: string; remindedAt: Date | null }

export const isReminderOfProofDue = ({ proofDueOn, remindedAt }: Proof, now: Date): boolean =>
  remindedAt === null && remindsOfProofAt(proofDueOn) <= now

/** When an awaited proof is looked at next: for its reminder, or for the end of its term. */
export function proofLooksAt({ proofDueOn, remindedAt }: Proof, now: Date): Date {
  const reminder = remindsOfProofAt(proofDueOn)
  return remindedAt !== null || reminder <= now ? expiresAt(proofDueOn) : reminder
}

/** A medical review whose report is awaited, and the zone in which the person works. */
export type Review = { reviewOn: string; zone: string }

/** Whether the report is late: the day of the review is over where the person works. */
export const isLate = ({ reviewOn, zone }: Review, now: Date): boolean => reviewOn < dayIn(now, zone)

/** The morning after the review, where the person works. */
export const remindsOfReviewAt = ({ reviewOn, zone }: Review): Date =>
  instantIn(daysAfter(reviewOn, 1), '08:00', zone)
