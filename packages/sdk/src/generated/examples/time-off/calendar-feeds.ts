// Generated from specs/time-off/calendar-feeds.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/calendar-feeds.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'calendarFeeds.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"own","createdAt":"2026-03-05T10:00:00.000Z","renewedAt":null,"lastFetchedAt":null}]}}},
  'calendarFeeds.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"own","createdAt":"2026-03-05T10:00:00.000Z","renewedAt":null,"lastFetchedAt":null,"url":"https://portal.example.com/services/intranet/calendars/Yb0Zc9v2l7m3QwYb0Zc9v2l7m3QwYb0Zc9v2l7m3Qwa/calendar.ics"}}}},
  'calendarFeeds.renew': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"own","createdAt":"2026-03-05T10:00:00.000Z","renewedAt":null,"lastFetchedAt":null,"url":"https://portal.example.com/services/intranet/calendars/Yb0Zc9v2l7m3QwYb0Zc9v2l7m3QwYb0Zc9v2l7m3Qwa/calendar.ics"}}}},
  'calendarFeeds.destroy': {"status":204,"bodies":{}},
  'calendarFeeds.file': {"status":200,"mediaType":"text/calendar","bodies":{"default":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Portal//Time off//ES\r\nEND:VCALENDAR\r\n"}},
}
