/** Answers may arrive out of order: the previous token stays valid this long. */
const crossingMs = 10_000

export type Rotation = { kind: 'rotated' | 'repeated'; rotation: number } | { kind: 'reused' }

/**
 * Decides on an incoming refresh token. The newest rotates; the previous one, within ten seconds, returns the newest
 * again, so that concurrent renewals get the same pair; anything older was stolen or copied.
 */
export function rotate(session: { rotation: number; rotatedAt: Date }, given: number, now: Date): Rotation {
  if (given === session.rotation) return { kind: 'rotated', rotation: given + 1 }
  const isCrossing = now.getTime() - session.rotatedAt.getTime() <= crossingMs
  if (given === session.rotation - 1 && isCrossing) return { kind: 'repeated', rotation: session.rotation }
  return { kind: 'reused' }
}
