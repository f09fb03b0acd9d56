import { useTranslation } from 'react-i18next'
import type { LogChannel } from '@portal/sdk'
import { readMany, readRange, type Filter } from '@portal/ui-kit'
import type { TableQuery } from '#patterns/table-query.ts'
import type { Phrases } from '#phrases/phrases.ts'

const channels = ['browser', 'script', 'commandLine', 'job'] as const satisfies readonly LogChannel[]

/** The filters of the log. `act` and `subject` are only set by links. */
export const logRules = {
  sorts: ['at'],
  defaultSort: '-at',
  filters: ['person', 'family', 'period', 'channel', 'act', 'subject'],
} as const

/** The filters of the log. */
export function useLogFilters(): readonly Filter[] {
  const { t, i18n } = useTranslation('reports')
  // The phrases of this namespace are loaded, and all languages have the shape of the Spanish ones.
  const words = i18n.getResourceBundle(i18n.language, 'reports') as Phrases['reports']
  const families = Object.entries(words.families)
  const byLabel = families.sort(([, one], [, other]) => one.localeCompare(other))
  return [
    { kind: 'text', id: 'person', label: t('person'), isAlwaysShown: true },
    {
      kind: 'many-of',
      id: 'family',
      label: t('family'),
      options: byLabel.map(([id, label]) => ({ id, label })),
      isAlwaysShown: true,
    },
    { kind: 'date-range', id: 'period', label: t('period'), isAlwaysShown: true },
    {
      kind: 'many-of',
      id: 'channel',
      label: t('channel'),
      options: channels.map((id) => ({ id, label: t(`channels.${id}`) })),
    },
    { kind: 'text', id: 'act', label: t('code') },
    { kind: 'text', id: 'subject', label: t('subject') },
  ]
}

/** Maps the URL's parameters to the service's query. */
export function logAsk(
  { page, perPage, sort, search }: Pick<TableQuery<'at', string>, 'page' | 'perPage' | 'sort' | 'search'>,
  { person, family = '', period = '', channel = '', act, subject }: Readonly<Record<string, string>>,
) {
  const { from, to } = readRange(period)
  const chosen = readMany(channel)
  return {
    page,
    perPage,
    sort,
    search,
    family: [...readMany(family)],
    channel: channels.filter((one) => chosen.includes(one)),
    ...(person === undefined ? {} : { person }),
    ...(act === undefined ? {} : { act }),
    ...(subject === undefined ? {} : { subject }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  }
}
