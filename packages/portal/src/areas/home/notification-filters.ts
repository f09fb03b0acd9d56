import { useTranslation } from 'react-i18next'
import { readMany, readRange, type Filter } from '@portal/ui-kit'
import { kinds } from '#generated/notices.ts'
import type { TableQuery } from '#patterns/table-query.ts'

/** The query parameters of the list of notifications. */
export const notificationRules = {
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['unread', 'kind', 'day'],
} as const

/** The filters of the list. */
export function useNotificationFilters(): readonly Filter[] {
  const { t } = useTranslation('notifications')
  const options = kinds.map((id) => ({ id, label: t(`notices.${id}.kind`) }))
  return [
    { kind: 'yes-no', id: 'unread', label: t('unread'), isAlwaysShown: true },
    { kind: 'many-of', id: 'kind', label: t('kind'), options, isAlwaysShown: true },
    { kind: 'date-range', id: 'day', label: t('day') },
  ]
}

type Asked = Pick<TableQuery<'createdAt', string>, 'page' | 'perPage' | 'sort' | 'search'>

/** Maps the URL's parameters to the service's query. */
export function notificationAsk(
  { page, perPage, sort, search }: Asked,
  filters: Readonly<Record<string, string>>,
) {
  const chosen = readMany(filters.kind ?? '')
  const { from, to } = readRange(filters.day ?? '')
  return {
    page,
    perPage,
    sort,
    search,
    kind: kinds.filter((kind) => chosen.includes(kind)),
    ...(filters.unread === undefined ? {} : { unread: filters.unread === 'true' }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  }
}
