import { conflict } from '#contract/refuse.ts'

/** The validity of a link in minutes. */
export const ticketMinutes = 10
/** Attempts to answer before a ticket becomes invalid. */
export const mostTries = 5
/** The maximum number of mails to a person per hour. */
export const mostMailsAnHour = 10

/** The steps between a ticket and a new password: the questions, unless they are answered. */
export function openQuestions(
  ticket: { answeredAt: Date | null },
  set: { questions: readonly string[] } | undefined,
): readonly string[] {
  return ticket.answeredAt ? [] : (set?.questions ?? [])
}

/** Refuses a new password while questions are unanswered. */
export function checkAnswered(open: readonly string[]): void {
  if (open.length > 0) conflict('blank', 'answers')
}

/**
 * The page that a mail links to. The ticket is in the fragment, which no server and no log sees, or where
 * specification §2 requires it.
 */
export function recoveryPath(username: string, ticket: string, hasQuestions: boolean): string {
  return hasQuestions
    ? `/pages/security-questions-byUser/${encodeURIComponent(username)}/${ticket}`
    : `/pages/reset-password#${ticket}`
}
