import { Readable } from 'node:stream'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { type CalendarEvent, calendarFile } from '#http/calendar-file.ts'
import { download } from '#http/download.ts'
import * as queries from './holidays.queries.ts'

/** The holidays of a work center as a calendar for programs, which our own import can read. */
export async function holidayCalendar({ db, query, user, clock }: Context<'holidays.file'>) {
  const { workCenterId, until, from = `${Number(dayOf(clock.now()).slice(0, 4)) - 1}-01-01` } = query
  const { name, code } = (await queries.named(db, workCenterId)) ?? notFound()
  const rows = await queries.ofCenter(db, { workCenterId, from, until })
  const text = calendarFile({ name, product: 'Holidays', locale: user.locale }, rows.map(eventOf))
  return download({
    ...{ filename: `${code}.ics`, mediaType: 'text/calendar; charset=utf-8' },
    stream: Readable.from([text]),
  })
}

function eventOf({ id, name, date, version, createdAt, updatedAt, ...place }: queries.Row): CalendarEvent {
  const properties = {
    'X-PORTAL-COUNTRY': place.country,
    'X-PORTAL-REGION': place.region,
    'X-PORTAL-LOCALITY': place.locality,
    'X-PORTAL-WORKCENTER': place.centerCode,
  }
  const own = Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return {
    ...{ uid: id, summary: name, state: 'confirmed', isFree: true, sequence: version, own },
    ...{ createdAt, updatedAt, from: date, until: date },
  }
}
