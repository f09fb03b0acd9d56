// Generated from specs/time-off/calendar-feeds.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CalendarFeed, CalendarFeedInput, NewCalendarFeed } from '#generated/time-off/calendar-feeds.ts'
import type { Operation } from '#http/operation.ts'

/** Time off as calendar feeds for other programs. */
export interface CalendarFeeds {
  /** List calendar feeds of the caller. At most one of each kind. The URL itself is returned only when the feed is created or renewed: only a hash is stored. */
  readonly index: Operation<[], CalendarFeed[], 'get'>
  /** Create a calendar feed. For the time off of the caller (`own`) or of the people they coordinate (`team`). Anybody who knows the URL can read the calendar without signing in, until it is renewed or deleted. `team` for callers who may not see the time off of others is `inclusion` on `kind`; an existing feed of the same kind is `taken` on `kind`. */
  readonly create: Operation<[body: CalendarFeedInput], NewCalendarFeed, 'post'>
  /** Renew the URL of a calendar feed. The former URL returns 404 from this moment. Feeds of other people return 404. */
  readonly renew: Operation<[id: string], NewCalendarFeed, 'post'>
  /** Delete a calendar feed. Its URL returns 404 from this moment. Feeds of other people return 404. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `calendarFeeds`: Time off as calendar feeds for other programs. */
export const calendarFeeds: Build<CalendarFeeds> = /* @__PURE__ */ family('intranet', 'calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds renew=p/calendar-feeds/{id}/renew destroy=d/calendar-feeds/{id}')
