/** The retry policy of a kind of job. */
export type Policy = {
  lane?: string | undefined
  /** The retry delays in seconds; after the last the job waits for a person. Defaults to ten tries within minutes. */
  pauses?: readonly number[] | undefined
  /** Whether the failure is permanent. */
  isFinal?: ((error: unknown) => boolean) | undefined
}
