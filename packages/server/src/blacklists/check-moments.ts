/** The moments at which records are checked against blacklists; a new one is added here and in the contract. */
export const checkMoments = ['load', 'segment', 'activation', 'serving'] as const
