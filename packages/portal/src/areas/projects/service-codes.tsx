import { serviceCodes } from '#generated/service-codes.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useAnalyticCodes, useCampaigns } from './choices.ts'

/** The service codes: what is invoiced. */
export const ServiceCodes = resourceScreen({
  title: 'serviceCodes',
  phrases: 'projects:serviceCodes',
  resource: serviceCodes,
  properties: [
    property.code('code', { rowHeader: true, priority: 1 }),
    property.text('name', { priority: 1 }),
    property.active(),
    rowProperty('campaign', 'campaignId', 'name', useCampaigns),
    rowProperty('analyticCode', 'analyticCodeId', 'code', useAnalyticCodes),
    dateProperty('validFrom'),
    dateProperty('validTo'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
