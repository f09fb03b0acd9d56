/** No zone of one's own: times are shown in UTC (specification §9). */
export const noZone = 'UTC'

/** The zone of the browser, by its IANA name. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All zones that the browser knows, plus the given ones, which it may not know. */
export function timeZones(...also: readonly (string | null)[]): string[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone'))
  for (const zone of also) if (zone !== null) zones.add(zone)
  zones.delete(noZone)
  return [...zones].sort()
}

/** A zone as people read it: `America/New York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}
