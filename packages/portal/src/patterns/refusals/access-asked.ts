/** Opens the dialog to request one of these permissions. */
type Asker = (names: readonly string[]) => void

let asker: Asker | undefined

/** Registers the frame's dialog; returns a function that unregisters it. */
export function askAccessBy(ask: Asker): () => void {
  asker = ask
  return () => {
    asker = undefined
  }
}

/** Opens the dialog if there is one; in a view nothing can be requested. */
export function accessAsker(names: readonly string[]): (() => void) | undefined {
  const ask = asker
  return ask === undefined || names.length === 0 ? undefined : () => ask(names)
}
