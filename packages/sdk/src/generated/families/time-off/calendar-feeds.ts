// Generated from specs/time-off/calendar-feeds.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CalendarFeed, CalendarFeedInput, NewCalendarFeed } from '#generated/time-off/calendar-feeds.ts'
import type { Operation } from '#http/operation.ts'

/** Time off as a calendar that other programs subscribe to. */
export interface CalendarFeeds {
  /** List one's own calendar addresses. At most one of each kind. The address itself is told once, when it is made or renewed: only a digest of it is kept. */
  readonly index: Operation<[], CalendarFeed[], 'get'>
  /** Make a calendar address. Of one's own time off, or of that of the people one coordinates. Whoever knows the address reads the calendar without signing in, until it is renewed or deleted. `team` of who sees nobody's time off is `inclusion` at `kind`; one that there is already is `taken` at `kind`. */
  readonly create: Operation<[body: CalendarFeedInput], NewCalendarFeed, 'post'>
  /** Put another address in the place of one. From this moment the address of before is 404. Of somebody else's it counts as unknown. */
  readonly renew: Operation<[id: string], NewCalendarFeed, 'post'>
  /** Delete a calendar address. From this moment it is 404. Somebody else's counts as unknown. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `calendarFeeds`: Time off as a calendar that other programs subscribe to. */
export const calendarFeeds: Build<CalendarFeeds> = /* @__PURE__ */ family('intranet', 'calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds renew=p/calendar-feeds/{id}/renew destroy=d/calendar-feeds/{id}')
