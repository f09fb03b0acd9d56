/** One place where an answer is not what the contract says. It never holds a value: those may be secrets. */
export interface Fault {
  /** JSON Pointer (RFC 6901) into the body; empty for the answer as a whole. */
  readonly pointer: string
  /** What the contract says of that place, as `type string` or `one of "online", "away", "offline"`. */
  readonly expected: string
}
