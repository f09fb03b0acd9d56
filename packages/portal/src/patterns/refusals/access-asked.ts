/** Lets the person ask for one of these permissions. */
type Asker = (names: readonly string[]) => void

let asker: Asker | undefined

/** Sets what asks: the one dialog of the frame. Answers what takes it away. */
export function askAccessBy(ask: Asker): () => void {
  asker = ask
  return () => {
    asker = undefined
  }
}

/** Asks for access where the page has what asks; who looks as somebody else has nobody to ask for. */
export function accessAsker(names: readonly string[]): (() => void) | undefined {
  const ask = asker
  return ask === undefined || names.length === 0 ? undefined : () => ask(names)
}
