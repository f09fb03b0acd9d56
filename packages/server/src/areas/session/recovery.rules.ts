import { conflict } from '#contract/refuse.ts'

/** How long a link is valid, in minutes. */
export const ticketMinutes = 10
/** Answers a ticket may try before it dies. */
export const mostTries = 5
/** Mails a person gets in an hour, however many are asked for. */
export const mostMailsAnHour = 10

/** What still stands between a ticket and a new password: the questions, unless they are answered. */
export function openQuestions(
  ticket: { answeredAt: Date | null },
  set: { questions: readonly string[] } | undefined,
): readonly string[] {
  return ticket.answeredAt ? [] : (set?.questions ?? [])
}

/** Refuses a new password while questions are open. */
export function checkAnswered(open: readonly string[]): void {
  if (open.length > 0) conflict('blank', 'answers')
}

/** The page that a mail leads to. The ticket stands where no server and no log sees it, or where the specification §2 wants it. */
export function recoveryPath(username: string, ticket: string, hasQuestions: boolean): string {
  return hasQuestions
    ? `/pages/security-questions-byUser/${encodeURIComponent(username)}/${ticket}`
    : `/pages/reset-password#${ticket}`
}
