/** A fixed clock for stories with screenshots: calendars mark today. */
const now = Date.parse('2026-11-18T09:30:00Z')

/** Stops the page's clock. Returns a function that restores it. */
export function freezeClock(): () => void {
  const running = globalThis.Date
  globalThis.Date = new Proxy(running, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  })
  return () => {
    globalThis.Date = running
  }
}
