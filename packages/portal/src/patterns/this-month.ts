/** Today, by the device's calendar. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

/** The current month, up to today. */
export const monthUntilToday = (): { from: string; until: string } => ({
  from: `${today().slice(0, 8)}01`,
  until: today(),
})
