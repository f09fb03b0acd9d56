import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@portal/sdk'
import type { IconId, Tone } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { kinds, tones } from '#generated/notices.ts'
import { noticeValues } from './notice-values.ts'
import { useLoadNews } from './use-load-news.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** The text of a notification in the reader's language. */
export interface NoticeWords {
  readonly title: string
  readonly text: string
  readonly tone: Tone
}

type Notice = Pick<Notification, 'kind' | 'data'>

/**
 * Formats a notification: the service sends a kind and its data, never a sentence. Pass the notifications if there
 * are few: the names of permissions are then loaded only if needed.
 */
export function useNoticeWords(few?: readonly Notice[]): (notification: Notice) => NoticeWords {
  const { t } = useTranslation('notifications')
  const labelOf = usePermissionLabel(few?.flatMap(({ data }) => permissionOf(data) ?? []))
  const format = useFormat()
  const rowsOf = useLoadNews()
  return useCallback(
    ({ kind, data }) => {
      const values = {
        ...noticeValues(data, format),
        permission: labelOf(permissionOf(data) ?? ''),
      }
      return {
        title: t(`notices.${kind}.title`, values),
        text: rowsOf(data) ?? t(`notices.${kind}.text`, values),
        tone: toneOf(kind, data),
      }
    },
    [t, format, labelOf, rowsOf],
  )
}

/** The code of the permission, or the name in older notifications. */
const permissionOf = ({ permission }: Notice['data']): string | undefined =>
  permission === undefined ? undefined : String(permission)

function toneOf(kind: Notification['kind'], { errors, outcome }: Notification['data']): Tone {
  const usual: Readonly<Partial<Record<Notification['kind'], Tone>>> = tones
  if (usual[kind] !== undefined) return usual[kind]
  if (outcome === 'nothing_new') return 'neutral'
  if (kind === 'loads.completed') return errors === 0 ? 'success' : 'warning'
  return 'info'
}

/** The source of a notification: the first part of its kind. */
export type Origin = Kind extends `${infer Family}.${string}` ? Family : never
type Kind = (typeof kinds)[number]

/** The source of a kind; undefined for a kind that this page does not know yet. */
export const originOf = (kind: string): Origin | undefined =>
  origins.find((origin) => kind.startsWith(`${origin}.`))

const known: readonly string[] = [...new Set(kinds.map((kind) => kind.slice(0, kind.indexOf('.'))))]
export const origins = known as readonly Origin[]

const icons: Readonly<Partial<Record<Origin, IconId>>> = {
  loads: 'database',
  access: 'key',
  agents: 'headset',
  incidents: 'warning',
}
/** The icon of a source. */
export const originIcon = (origin: Origin): IconId => icons[origin] ?? 'bell'
