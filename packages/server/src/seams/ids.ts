import { randomBytes, randomUUID } from 'node:crypto'

/** The source of ids and secrets, so that a scenario can be replayed. */
export type Ids = {
  /** A random UUID: ids cannot be guessed from one another. */
  next(): string
  /** 256 random bits for links and tokens. */
  secret(): string
}

export const randomIds: Ids = {
  next: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
}
