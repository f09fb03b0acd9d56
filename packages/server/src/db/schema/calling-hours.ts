/** When the law lets people be called for commerce, from a day on. */
export type CallingHoursTable = {
  country: string
  validFrom: string
  hoursFrom: string
  hoursUntil: string
  weekdays: number[]
  source: string
}
