import { useUnreadNotices } from '#patterns/waiting/sources.ts'
import type { AreaWaiting } from '#patterns/waiting/waiting.ts'

export const notificationsWaiting = { '/notifications': useUnreadNotices } satisfies AreaWaiting<'home'>
