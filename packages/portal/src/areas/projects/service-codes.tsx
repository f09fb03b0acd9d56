import type { ServiceCode } from '@portal/sdk'
import { serviceCodes } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateField } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowField } from '#patterns/resource-screen/row-fields.tsx'
import { useAnalyticCodes, useCampaigns } from './choices.ts'

const manage = 'CODIGOS_SERVICIO_GESTIONAR'

/** The service codes: what is invoiced. */
export const ServiceCodes = resourceScreen({
  title: 'serviceCodes',
  phrases: 'projects:serviceCodes',
  family: serviceCodes,
  label: ({ code }) => code,
  permissions: { create: manage, update: manage, destroy: manage },
  defaultSort: 'code',
  columns: [
    column.code('code', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('name', { sortable: true, priority: 1 }),
    column.status('active'),
    column.custom<ServiceCode, 'campaign'>('campaign', { text: ({ campaign }) => campaign?.name ?? '' }),
    column.custom<ServiceCode, 'analyticCode'>('analyticCode', {
      text: ({ analyticCode }) => analyticCode?.code ?? '',
    }),
    column.text('validFrom', { sortable: true }),
    column.text('validTo', { sortable: true }),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 30 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    rowField('campaignId', useCampaigns),
    rowField('analyticCodeId', useAnalyticCodes),
    dateField('validFrom', { isRequired: true }),
    dateField('validTo'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'code',
  bulk: ['activate', 'deactivate', 'destroy'],
})
