// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { NotificationsOperations as Operations } from '#generated/home/notifications.ts'
import type { Notification, NotificationExclusion, NotificationExclusionInput, NotificationPreference, NotificationPreferencesInput, NotificationsRead, QuietHours, QuietHoursInput, UnreadCount } from '#generated/home/notifications.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Notifications of a person. */
export interface Notifications {
  /** List notifications of the caller. Sorted from newest to oldest. Each has a kind and its data; the text is rendered in the language of the reader. */
  readonly index: Operation<[query?: Operations['notifications.index']['parameters']['query']], Page<Notification>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['notifications.index']['parameters']['query'], options?: CallOptions) => List<Notification>
  /** Count unread notifications. For the bell shown on every page. */
  readonly unread: Operation<[], UnreadCount, 'get'>
  /** Mark notifications as read. The given ones, or all received up to a moment. Notifications of others are not changed. */
  readonly read: Operation<[body: NotificationsRead], UnreadCount, 'post'>
  /** Delete a notification of the caller. Deleted permanently. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notifications`: Notifications of a person. */
export const notifications: Build<Notifications> = /* @__PURE__ */ family('main', 'notifications index unread=g/unread read=p!/read destroy')

/** Notification preferences by kind and channel. */
export interface NotificationPreferences {
  /** List notification preferences. Every kind, with the choice of the person and whether an exclusion suppresses it. */
  readonly index: Operation<[], NotificationPreference[], 'get'>
  /** Update notification preferences. Kinds that are not sent stay unchanged. */
  readonly update: Operation<[body: NotificationPreferencesInput], NotificationPreference[], 'put'>
}

/** Builds `notificationPreferences`: Notification preferences by kind and channel. */
export const notificationPreferences: Build<NotificationPreferences> = /* @__PURE__ */ family('main', 'notificationPreferences:/notifications/preferences index=g update=u!')

/** Quiet hours, without notifications. */
export interface QuietHoursFamily {
  /** Retrieve quiet hours. The right to disconnect: during quiet hours nothing is shown or e-mailed. Events in the meantime are notified afterwards. */
  readonly show: Operation<[], QuietHours, 'get'>
  /** Set quiet hours. Both start and end, or null for both. They can span midnight. Actions of a coordinator on somebody at work are notified anyway. */
  readonly update: Operation<[body: QuietHoursInput], QuietHours, 'put'>
}

/** Builds `quietHours`: Quiet hours, without notifications. */
export const quietHours: Build<QuietHoursFamily> = /* @__PURE__ */ family('main', 'quietHours:/notifications/quiet-hours show=g update=u!')

/** Notification exclusions set by administrators. */
export interface NotificationExclusions {
  /** List notification exclusions. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['notificationExclusions.index']['parameters']['query']], Page<NotificationExclusion>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['notificationExclusions.index']['parameters']['query'], options?: CallOptions) => List<NotificationExclusion>
  /** Create a notification exclusion. For one kind or all, permanently or until a moment. It is visible to the person in their preferences. */
  readonly create: Operation<[body: NotificationExclusionInput], NotificationExclusion, 'post'>
  /** Delete a notification exclusion. Events in the meantime are not notified afterwards. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `notificationExclusions`: Notification exclusions set by administrators. */
export const notificationExclusions: Build<NotificationExclusions> = /* @__PURE__ */ family('main', 'notificationExclusions:/notifications/exclusions index create destroy')
