import type { Blacklist } from '@portal/sdk'
import { blacklists } from '#generated/blacklists.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useCampaigns, useSkills } from './choices.ts'
import { LastRun } from './last-run.tsx'

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
