/** Today, by the calendar of this device. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

/** The month at hand, up to today. */
export const monthUntilToday = (): { from: string; until: string } => ({
  from: `${today().slice(0, 8)}01`,
  until: today(),
})
