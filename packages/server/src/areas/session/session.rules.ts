/** Two answers may cross on the wire: the token before the newest is good for this long still. */
const crossingMs = 10_000

export type Rotation = { kind: 'rotated' | 'repeated'; rotation: number } | { kind: 'reused' }

/**
 * What becomes of a refresh token that comes in. The newest rotates; the one before it, within ten seconds, gets
 * the newest again, so that many calls at once end with one pair; anything older was stolen or copied.
 */
export function rotate(session: { rotation: number; rotatedAt: Date }, given: number, now: Date): Rotation {
  if (given === session.rotation) return { kind: 'rotated', rotation: given + 1 }
  const isCrossing = now.getTime() - session.rotatedAt.getTime() <= crossingMs
  if (given === session.rotation - 1 && isCrossing) return { kind: 'repeated', rotation: session.rotation }
  return { kind: 'reused' }
}
