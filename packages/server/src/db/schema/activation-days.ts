/** The number of records served per day, for activations with a quota. */
export type ActivationDaysTable = { activationSerial: number; day: string; served: number }
