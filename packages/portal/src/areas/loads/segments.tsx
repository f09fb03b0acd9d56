import type { Segment } from '@portal/sdk'
import { segments } from '#generated/segments.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowField } from '#patterns/resource-screen/row-fields.tsx'
import { isBusy } from './segment-state.ts'
import { SegmentStatus } from './segment-status.tsx'
import { useFilters } from './use-filters.ts'

/** The segments of all formats, in their order. */
export const Segments = resourceScreen({
  title: 'segments',
  phrases: 'segments:list',
  resource: segments,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    column.custom<Segment, 'state'>('state', {
      text: ({ state }, { translate }) => translate(`states.${state}`),
      cell: ({ state }) => <SegmentStatus state={state} />,
    }),
    column.number('size'),
    column.dateTime('computedAt'),
    rowField('filterId', useFilters),
    property.choice('mode', 'modes'),
    column.text('filterName'),
    column.text('templateName'),
    column.text('exclusiveSet'),
    field.helpedText('exclusiveSet'),
    property.number('challengerPercent'),
    property.longText('description', { hidden: true }),
    column.changed(),
  ],
  filters: [filter.choice('mode', 'modes')],
  undeletable: ({ state }) => (isBusy(state) ? 'invalid' : undefined),
  drawer: { param: 'segment', load: () => import('./segment-drawer.tsx').then((file) => file.SegmentDrawer) },
})
