/** The relatives that an absence may concern, from near to far. */
export const kinships = ['spouse', 'first', 'second', 'household'] as const
