/**
 * One cleanup path for scripts: what was started is stopped in reverse order, both at the end and on Ctrl+C. The exit
 * code is preserved.
 */
type Ending = () => void | Promise<void>

const endings: Ending[] = []
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
let isEnding = false

/** Registers a cleanup. Returns a function that runs it now, once. */
export function atEnd(ending: Ending): () => Promise<void> {
  endings.push(ending)
  return async () => {
    const place = endings.indexOf(ending)
    if (place < 0) return
    endings.splice(place, 1)
    await ending()
  }
}

/** Runs all cleanups and exits with this code. */
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

/** Runs a script's main function, then the cleanups: exits with its code, or with 1 and the error. */
export async function main(body: () => Promise<number>): Promise<never> {
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => void end(code))
  }
  try {
    return await end(await body())
  } catch (error) {
    // A child that we have stopped has not failed.
    if (isEnding) return await new Promise<never>(() => undefined)
    console.error(error instanceof Error ? error.message : error)
    return await end(1)
  }
}
