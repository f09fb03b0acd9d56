import type { Clock } from '#http/clock.ts'

/** The server ends a session that nobody keeps alive for half an hour: often enough for one call to be lost. */
const everyMs = 10 * 60_000

/** Keeps the session alive as long as something goes on that somebody waits for. */
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
