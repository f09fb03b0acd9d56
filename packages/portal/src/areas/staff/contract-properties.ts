import type { Contract } from '@portal/sdk'
import { contracts } from '#generated/contracts.ts'
import { useCenterOptions } from '#patterns/choices/use-center-options.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { weekDays, weeklyMinutes } from './weekly-minutes.tsx'

/** What every screen of contracts has in common. */
export const contractScreen = {
  title: 'contracts',
  phrases: 'workdays:contracts',
  resource: contracts,
} as const

/** The properties of a version, besides its person. */
export const contractProperties = [
  dateProperty('startsOn'),
  dateProperty('endsOn'),
  column.custom('state', { text: ({ state }: Contract, { say }) => say(`states.${state}`) }, { priority: 1 }),
  property.choice('kind', 'kinds'),
  weeklyMinutes,
  weekDays,
  property.check('partTime'),
  rowProperty('workCenter', 'workCenterId', 'name', useCenterOptions),
  property.text('agreement', { hidden: true }),
  property.longText('note', { hidden: true, wrap: true }),
  column.changed(),
] as const
