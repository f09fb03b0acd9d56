// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { NotificationsOperations as Operations } from '#generated/home/notifications.ts'
import type { Notification, NotificationExclusion, NotificationExclusionInput, NotificationPreference, NotificationPreferencesInput, NotificationsRead, QuietHours, QuietHoursInput, UnreadCount } from '#generated/home/notifications.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What a person was told. */
export interface Notifications {
  /** List one's own notifications. The newest first. They say what happened as a kind and its data; the words are the reader's language. */
  readonly index: Operation<[query?: Operations['notifications.index']['parameters']['query']], Page<Notification>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['notifications.index']['parameters']['query'], options?: CallOptions) => List<Notification>
  /** How many are not read. For the bell above every page. */
  readonly unread: Operation<[], UnreadCount, 'get'>
  /** Mark as read. Those named; without names all that came up to a moment. Others' are not touched. */
  readonly read: Operation<[body: NotificationsRead], UnreadCount, 'post'>
  /** Delete one of one's own. Gone for good. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notifications`: What a person was told. */
export const notifications: Build<Notifications> = /* @__PURE__ */ family('main', 'notifications index unread=g/unread read=p!/read destroy')

/** What one is told, and where. */
export interface NotificationPreferences {
  /** What one is told, and where. Every kind, with what the person chose and whether an exclusion keeps it away. */
  readonly index: Operation<[], NotificationPreference[], 'get'>
  /** Choose what one is told, and where. Kinds that are not named stay as they are. */
  readonly update: Operation<[body: NotificationPreferencesInput], NotificationPreference[], 'put'>
}

/** Builds `notificationPreferences`: What one is told, and where. */
export const notificationPreferences: Build<NotificationPreferences> = /* @__PURE__ */ family('main', 'notificationPreferences:/notifications/preferences index=g update=u!')

/** When one is not told anything. */
export interface QuietHoursFamily {
  /** When one is not told anything. The right to disconnect: in these hours nothing is shown, rung or mailed. What happens meanwhile is told when they are over. */
  readonly show: Operation<[], QuietHours, 'get'>
  /** Choose when one is not told anything. From and to together, or null for both. They may lie over midnight. What a coordinator does to somebody at work is told all the same. */
  readonly update: Operation<[body: QuietHoursInput], QuietHours, 'put'>
}

/** Builds `quietHours`: When one is not told anything. */
export const quietHours: Build<QuietHoursFamily> = /* @__PURE__ */ family('main', 'quietHours:/notifications/quiet-hours show=g update=u!')

/** Who is not told what. */
export interface NotificationExclusions {
  /** Who is not told what. The newest first. */
  readonly index: Operation<[query?: Operations['notificationExclusions.index']['parameters']['query']], Page<NotificationExclusion>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['notificationExclusions.index']['parameters']['query'], options?: CallOptions) => List<NotificationExclusion>
  /** Keep notifications from a person. Of one kind or of all, for good or until a moment. The person sees it among the preferences. */
  readonly create: Operation<[body: NotificationExclusionInput], NotificationExclusion, 'post'>
  /** End an exclusion. What happened meanwhile is not told afterwards. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notificationExclusions`: Who is not told what. */
export const notificationExclusions: Build<NotificationExclusions> = /* @__PURE__ */ family('main', 'notificationExclusions:/notifications/exclusions index create destroy')
