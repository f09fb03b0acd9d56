/** One place where an answer violates the contract. It never contains a value, which may be secret. */
export interface Fault {
  /** JSON Pointer (RFC 6901) into the body; empty for the answer as a whole. */
  readonly pointer: string
  /** What the contract expects there, such as `type string` or `one of "online", "away", "offline"`. */
  readonly expected: string
}
