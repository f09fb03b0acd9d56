// Generated from specs/time-off/calendar-feeds.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/calendar-feeds.yaml. */
export const part: ContractPart = {
  places: {
    "calendarFeeds.index": {"service":"intranet","method":"get","path":"/calendar-feeds"},
    "calendarFeeds.create": {"service":"intranet","method":"post","path":"/calendar-feeds"},
    "calendarFeeds.renew": {"service":"intranet","method":"post","path":"/calendar-feeds/{id}/renew"},
    "calendarFeeds.destroy": {"service":"intranet","method":"delete","path":"/calendar-feeds/{id}"},
    "calendarFeeds.file": {"service":"intranet","method":"get","path":"/calendars/{token}/calendar.ics"},
  },
  answers: {
    "calendarFeeds.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/CalendarFeed"}}}}}},"failures":[401,403]},
    "calendarFeeds.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneNewCalendarFeed"}}},"failures":[401,403,422]},
    "calendarFeeds.renew": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneNewCalendarFeed"}}},"failures":[401,403,404]},
    "calendarFeeds.destroy": {"successes":{"204":null},"failures":[401,403,404]},
    "calendarFeeds.file": {"successes":{"200":{"mediaType":"text/calendar","schema":{"type":"string"}},"304":null},"failures":[404,422,429]},
  },
  definitions: {
    "CalendarFeed": {"type":"object","required":["id","kind","createdAt","renewedAt","lastFetchedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/CalendarFeedKind"},"createdAt":{"$ref":"#/$defs/Instant"},"renewedAt":{"type":["string","null"],"format":"date-time"},"lastFetchedAt":{"type":["string","null"],"format":"date-time"}}},
    "CalendarFeedKind": {"type":"string","enum":["own","team"]},
    "NewCalendarFeed": {"type":"object","required":["id","kind","createdAt","renewedAt","lastFetchedAt","url"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/CalendarFeedKind"},"createdAt":{"$ref":"#/$defs/Instant"},"renewedAt":{"type":["string","null"],"format":"date-time"},"lastFetchedAt":{"type":["string","null"],"format":"date-time"},"url":{"type":"string"}}},
    "OneNewCalendarFeed": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/NewCalendarFeed"}}},
  },
}
