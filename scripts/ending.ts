/**
 * One way for a script to end: what was started is stopped, last things first, whether the script is done or somebody
 * pressed Ctrl+C. An exit code is never lost on the way.
 */
type Ending = () => void | Promise<void>

const endings: Ending[] = []
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
let isEnding = false

/** Remembers what to stop or delete when the script ends. Returns a function that does it now, once. */
export function atEnd(ending: Ending): () => Promise<void> {
  endings.push(ending)
  return async () => {
    const place = endings.indexOf(ending)
    if (place < 0) return
    endings.splice(place, 1)
    await ending()
  }
}

/** Stops everything that was started and leaves with this code. */
export async function end(code: number): Promise<never> {
  isEnding = true
  for (let ending = endings.pop(); ending; ending = endings.pop()) {
    try {
      await ending()
    } catch (error) {
      console.error(error)
      code ||= 1
    }
  }
  process.exit(code)
}

/** Runs a script's main function to a clean end: its exit code, or 1 and the reason. */
export async function main(body: () => Promise<number>): Promise<never> {
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => void end(code))
  }
  try {
    return await end(await body())
  } catch (error) {
    // A child that was stopped by our own ending is no failure of its own.
    if (isEnding) return await new Promise<never>(() => undefined)
    console.error(error instanceof Error ? error.message : error)
    return await end(1)
  }
}
