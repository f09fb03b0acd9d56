import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { events, notifications } from '@portal/sdk/main'
import { messageOf } from '@portal/sdk'
import { useAction, useData, useEvents, useFamily } from '@portal/sdk/react'
import { NotificationCentre, type Notice } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { originIcon, originOf, origins, useNoticeWords } from '#patterns/notices/use-notice-words.ts'
import { useAnnounced } from './use-announced.ts'
import { useCan } from '#patterns/use-can.ts'

/** The bell above every page. Its events also revalidate the data of the page. */
export function NotificationBell() {
  const can = useCan()
  useEvents(events)
  return can('VER_DASHBOARD', 'NOTIFICACIONES_VER') ? <Bell /> : null
}

const newest = { perPage: 25 } as const

function Bell() {
  const { t, i18n } = useTranslation('notifications')
  const { timeZone } = useFormat()
  const family = useFamily(notifications)
  const list = useData(family.index, [newest], { keepPrevious: true })
  const unread = useData(family.unread, [])
  const read = useAction(family.read)
  const words = useNoticeWords(list.data?.data ?? [])
  useAnnounced(list.data?.data)
  const notices = useMemo(
    () =>
      (list.data?.data ?? []).map((one): Notice => {
        const { id, link, createdAt, readAt, kind } = one
        const origin = originOf(kind) ?? kind
        return {
          ...words(one),
          id,
          kind: origin,
          at: createdAt,
          isRead: readAt !== null,
          ...(link === null ? {} : { href: link }),
        }
      }),
    [list.data, words],
  )
  // On failure the mark stays; the next press retries.
  const mark = (which: Parameters<typeof read>[0]) => void read(which).catch(() => undefined)
  return (
    <NotificationCentre
      notices={notices}
      {...(unread.data === undefined ? {} : { unreadCount: unread.data.unread })}
      kinds={origins
        .filter((id) => notices.some(({ kind }) => kind === id))
        .map((id) => ({ id, label: t(`notices.${id}.origin`), icon: originIcon(id) }))}
      onRead={(id) => mark({ ids: [id] })}
      onReadAll={() => mark({ until: list.data?.data[0]?.createdAt ?? new Date().toISOString() })}
      seeAllHref="/notifications"
      timeZone={timeZone ?? undefined}
      isLoading={list.isLoading}
      error={
        list.error !== undefined && list.data === undefined ? messageOf(list.error, i18n.language) : undefined
      }
      onRetry={list.refresh}
    />
  )
}
