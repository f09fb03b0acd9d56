/** How many records of an activation were served on a day, where it has a quota. */
export type ActivationDaysTable = { activationSerial: number; day: string; served: number }
