import { useTranslation } from 'react-i18next'
import type { Blacklist } from '@portal/sdk'
import { Badge } from '@portal/ui-kit'
import { blacklists } from '#generated/blacklists.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useMinute } from '#patterns/use-minute.ts'
import { useCampaigns, useSkills } from './choices.ts'
import { isStale } from './is-stale.ts'

/** The lists, their versions, and where each applies. */
export const Blacklists = resourceScreen({
  title: 'blacklists',
  phrases: 'blacklists:lists',
  resource: blacklists,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    property.choice('layer', 'layers'),
    column.number('size'),
    column.custom<Blacklist, 'edition'>('edition', { text: ({ edition }) => edition ?? '' }),
    column.custom<Blacklist, 'ranOn'>('ranOn', {
      text: ({ ranOn }) => ranOn ?? '',
      cell: (list) => <LastRun list={list} />,
    }),
    rowProperty('campaign', 'campaignId', 'name', useCampaigns),
    rowProperty('skill', 'skillId', 'code', useSkills),
    property.number('staleAfterDays'),
    column.changed(),
  ],
  filters: [filter.active(), filter.choice('layer', 'layers')],
  drawer: { param: 'list', load: () => import('./runs-drawer.tsx').then((file) => file.RunsDrawer) },
})

function LastRun({ list }: { list: Blacklist }) {
  const { t } = useTranslation('blacklists')
  const today = new Date(useMinute()).toISOString().slice(0, 10)
  const { ranOn, staleOn, layer } = list
  if (!isStale(list, today)) return ranOn
  if (layer === 'external' && ranOn === null) return <Badge tone="warning">{t('lists.never')}</Badge>
  return <Badge tone="warning">{t('lists.stale', { date: staleOn ?? '' })}</Badge>
}
