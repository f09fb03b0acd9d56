import { describe, expect, it } from 'vitest'
import { noZone, timeZones, zoneLabel } from './time-zones.ts'

describe('the time zones of the profile', () => {
  it('are the IANA zones of the browser, each once, without the placeholder for none', () => {
    const zones = timeZones('Europe/Madrid', null)
    expect(zones).toContain('Europe/Madrid')
    expect(zones).toContain('America/Bogota')
    expect(new Set(zones).size).toBe(zones.length)
    expect(zones).not.toContain(noZone)
  })

  it('keep a zone that was chosen elsewhere and is unknown here', () => {
    expect(timeZones('Mars/Olympus')).toContain('Mars/Olympus')
  })

  it('are read without the signs of their names', () => {
    expect(zoneLabel('America/New_York')).toBe('America/New York')
  })
})
