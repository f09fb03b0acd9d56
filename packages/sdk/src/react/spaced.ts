/**
 * Spaces out what is asked for by name: the first time it is done at once; what is asked for while it is being done, or
 * within `everyMs` after it began, is done once when both are over. A name never waits for another.
 */
export function spaced<Name>(
  act: (name: Name) => Promise<unknown>,
  { everyMs, signal }: { readonly everyMs: number; readonly signal: AbortSignal },
): (name: Name) => void {
  // Whether it was asked for again meanwhile.
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
