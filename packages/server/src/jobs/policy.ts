/** How a kind of work is tried. */
export type Policy = {
  lane?: string | undefined
  /** The seconds before each further try; after the last it waits for a person. Without, ten tries within minutes. */
  pauses?: readonly number[] | undefined
  /** Whether no further try would help. */
  isFinal?: ((error: unknown) => boolean) | undefined
}
