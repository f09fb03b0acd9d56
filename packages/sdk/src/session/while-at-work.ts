import type { Clock } from '#http/clock.ts'

/** The server ends a session after half an hour without activity: this interval allows for one lost call. */
const everyMs = 10 * 60_000

/** Keeps the session alive while a promise is pending. */
export async function whileAtWork<Result>(
  clock: Clock,
  keepAlive: () => Promise<unknown>,
  work: Promise<Result>,
): Promise<Result> {
  const beatLater = (): (() => void) =>
    clock.after(everyMs, () => {
      void keepAlive()
      cancel = beatLater()
    })
  let cancel = beatLater()
  try {
    return await work
  } finally {
    cancel()
  }
}
