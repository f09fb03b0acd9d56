import type { AnalyticCode } from '@portal/sdk'
import { analyticCodes } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateField } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowField } from '#patterns/resource-screen/row-fields.tsx'
import { useCampaigns } from './choices.ts'

/** The analytic codes: cost centre and project. */
export const AnalyticCodes = resourceScreen({
  title: 'analyticCodes',
  phrases: 'projects:analyticCodes',
  family: analyticCodes,
  label: ({ code }) => code,
  permissions: {
    create: 'CODIGO_ANALITICO_CREAR',
    update: 'CODIGO_ANALITICO_EDITAR',
    destroy: 'CODIGO_ANALITICO_ELIMINAR',
  },
  defaultSort: 'code',
  columns: [
    column.code('code', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('name', { sortable: true, priority: 1 }),
    column.status('active'),
    column.text('costCentre', { sortable: true }),
    column.custom<AnalyticCode, 'campaign'>('campaign', { text: ({ campaign }) => campaign?.name ?? '' }),
    column.text('validFrom', { sortable: true }),
    column.text('validTo', { sortable: true }),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 30 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.text('costCentre', { isRequired: true, maxLength: 40 }),
    rowField('campaignId', useCampaigns),
    dateField('validFrom', { isRequired: true }),
    dateField('validTo'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'code',
  bulk: ['activate', 'deactivate', 'destroy'],
})
