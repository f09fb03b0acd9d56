import type { Subcampaign } from '@portal/sdk'
import { subcampaigns } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateField } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowField, rowsField } from '#patterns/resource-screen/row-fields.tsx'
import { useCampaigns, useSkills } from './choices.ts'

/** The parts of the campaigns, each with its skills. */
export const Subcampaigns = resourceScreen({
  title: 'subcampaigns',
  phrases: 'projects:subcampaigns',
  family: subcampaigns,
  label: ({ name }) => name,
  permissions: {
    create: 'SUBCAMPANAS_CREAR',
    update: 'SUBCAMPANAS_EDITAR',
    destroy: 'SUBCAMPANAS_ELIMINAR',
  },
  defaultSort: 'code',
  columns: [
    column.code('code', { sortable: true, priority: 1 }),
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.status('active'),
    column.custom<Subcampaign, 'campaign'>('campaign', { text: ({ campaign }) => campaign.name }),
    column.custom<Subcampaign, 'skills'>('skills', {
      text: ({ skills }) => skills.map(({ code }) => code).join(', '),
    }),
    column.text('startsOn', { sortable: true }),
    column.text('endsOn', { sortable: true }),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 30 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    rowField('campaignId', useCampaigns, { isRequired: true }),
    rowsField('skillIds', useSkills),
    dateField('startsOn', { isRequired: true }),
    dateField('endsOn'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'code',
  bulk: ['activate', 'deactivate', 'destroy'],
})
