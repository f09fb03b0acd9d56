/** When records are checked against blacklists so far; who checks at another moment adds it here and in the contract. */
export const checkMoments = ['load', 'segment', 'activation', 'serving'] as const
