/** How extra hours of a year are counted, whatever the agreement. */
export const overtimeCount = {
  /** Rest compensates extra hours within so many months of them (ET art. 35.2). */
  restWithinMonths: 4,
  /** From this part of the limit of the year on somebody is near it. */
  nearShare: 0.8,
} as const
