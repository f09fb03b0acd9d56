/** The legal hours for commercial calls, from a day on. */
export type CallingHoursTable = {
  country: string
  validFrom: string
  hoursFrom: string
  hoursUntil: string
  weekdays: number[]
  source: string
}
