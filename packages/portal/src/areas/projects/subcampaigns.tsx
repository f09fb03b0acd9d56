import { subcampaigns } from '#generated/subcampaigns.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useCampaigns, useSkills } from './choices.ts'

/** The parts of the campaigns, each with its skills. */
export const Subcampaigns = resourceScreen({
  title: 'subcampaigns',
  phrases: 'projects:subcampaigns',
  resource: subcampaigns,
  properties: [
    property.code('code', { priority: 1 }),
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    rowProperty('campaign', 'campaignId', 'name', useCampaigns),
    rowsProperty('skills', 'skillIds', 'code', useSkills),
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
