import ICAL from 'ical.js'
import type { TestServer } from './start-server.ts'

/** An event, parsed by an independent library. */
export type ReadEvent = {
  uid: string
  summary: string
  status: string
  sequence: string
  isDay: boolean
  start: string
  end: string
  modified: string
}

/** Parses a calendar; throws on violations of RFC 5545. */
export function readCalendar(text: string): { name: string; refresh: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never)
  const propertyOf = (name: string) => String(calendar.getFirstPropertyValue(name))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const of = (name: string) => String(component.getFirstPropertyValue(name))
    return {
      ...{ uid: event.uid, summary: event.summary, status: of('status'), sequence: of('sequence') },
      ...{ isDay: event.startDate.isDate, start: of('dtstart'), end: of('dtend') },
      modified: of('last-modified'),
    }
  })
  return { name: propertyOf('x-wr-calname'), refresh: propertyOf('refresh-interval'), events }
}

/** Downloads a calendar as a calendar program does: without a session. */
export async function fetchCalendar({ url }: TestServer, address: string, version?: string) {
  const headers = version === undefined ? {} : { 'if-none-match': version }
  const answer = await fetch(`${url}${new URL(address).pathname}`, { headers })
  return { answer, text: await answer.text() }
}
