import type { Policy } from '#jobs/policy.ts'
import { MailRefused } from '#seams/mail-refused.ts'

const minute = 60
const hour = 60 * minute

/**
 * For jobs that wait for the mail server: one at a time, with growing delays for more than a day, as mail servers do
 * among themselves (RFC 5321 §4.5.4.1). A permanent refusal (5yz, §4.2.1) is not retried.
 */
export const mailLane = {
  lane: 'mail',
  pauses: [30, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour],
  isFinal: (error) => error instanceof MailRefused && error.isFinal,
} as const satisfies Policy
