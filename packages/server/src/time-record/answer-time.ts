/** So long the other side has to answer a correction. */
const answerMs = 14 * 24 * 60 * 60_000

/** When a correction expires that nobody has answered. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + answerMs)
