/** Rest compensates extra hours within so many months of them (ET art. 35.2). */
export const restWithinMonths = 4
/** From this part of the limit of the year on somebody is near it. */
export const nearShare = 0.8
