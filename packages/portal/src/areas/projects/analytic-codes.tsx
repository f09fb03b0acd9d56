import { analyticCodes } from '#generated/analytic-codes.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useCampaigns } from './choices.ts'

/** The analytic codes: cost centre and project. */
export const AnalyticCodes = resourceScreen({
  title: 'analyticCodes',
  phrases: 'projects:analyticCodes',
  resource: analyticCodes,
  properties: [
    property.code('code', { rowHeader: true, priority: 1 }),
    property.text('name', { priority: 1 }),
    property.active(),
    property.text('costCentre'),
    rowProperty('campaign', 'campaignId', 'name', useCampaigns),
    dateProperty('validFrom'),
    dateProperty('validTo'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
