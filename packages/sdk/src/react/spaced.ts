/**
 * Throttles by name: the first call runs at once; calls while it runs, or within `everyMs` after it began, are merged
 * into one that runs when both are over. Names do not wait for each other.
 */
export function spaced<Name>(
  act: (name: Name) => Promise<unknown>,
  { everyMs, signal }: { readonly everyMs: number; readonly signal: AbortSignal },
): (name: Name) => void {
  // Whether it was requested again meanwhile.
  const underWay = new Map<Name, boolean>()
  const run = async (name: Name): Promise<void> => {
    underWay.set(name, false)
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs))
    await Promise.allSettled([act(name), pause])
    const isAskedAgain = underWay.get(name) === true
    underWay.delete(name)
    if (isAskedAgain && !signal.aborted) await run(name)
  }
  return (name) => {
    if (underWay.has(name)) underWay.set(name, true)
    else void run(name)
  }
}
