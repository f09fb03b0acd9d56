/** Rest compensates extra hours within so many months of them (ET art. 35.2). */
export const restWithinMonths = 4
/** From this part of the limit of the year on somebody is near it. */
export const nearShare = 0.8
/** Who works this long in a week works full time (ET art. 34.1). */
export const fullWeekMinutes = 40 * 60
