const freshMs = 5 * 60_000

/** A password changes only in a session that was opened a moment ago: the wire has no current password to ask for. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshMs
}
