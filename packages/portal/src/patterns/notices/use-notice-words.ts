import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@portal/sdk'
import type { IconId, Tone } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { kinds, tones } from '#generated/notices.ts'
import { noticeValues } from './notice-values.ts'
import { useLoadNews } from './use-load-news.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** What a notification says in the reader's language. */
export interface NoticeWords {
  readonly title: string
  readonly text: string
  readonly tone: Tone
}

type Notice = Pick<Notification, 'kind' | 'data'>

/**
 * Says a notification: the service sends a kind and its data, never a sentence. Give those that will be said where they
 * are few: what permissions are called is then loaded only if one of them names one.
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

/** The code of the permission, or the name that older notifications have instead. */
const permissionOf = ({ permission }: Notice['data']): string | undefined =>
  permission === undefined ? undefined : String(permission)

function toneOf(kind: Notification['kind'], { errors, outcome }: Notification['data']): Tone {
  const usual: Readonly<Partial<Record<Notification['kind'], Tone>>> = tones
  if (usual[kind] !== undefined) return usual[kind]
  if (outcome === 'nothing_new') return 'neutral'
  if (kind === 'loads.completed') return errors === 0 ? 'success' : 'warning'
  return 'info'
}

/** Where a notification comes from: the first word of its kind. */
export type Origin = Kind extends `${infer Family}.${string}` ? Family : never
type Kind = (typeof kinds)[number]

/** The origin of a kind; a new one that this page does not know yet has none. */
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
/** The sign of an origin. */
export const originIcon = (origin: Origin): IconId => icons[origin] ?? 'bell'
