import type { Opening } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { type CellTools, column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { lightTones, openingTones } from './opening-tones.ts'

const words = (light: Opening['light']) => `lights.${light}` as const

/** The state, or the holiday that closes the service. */
const stateText = ({ state, holiday }: Opening, { translate }: CellTools) =>
  holiday === null ? translate(`states.${state}`) : translate('holiday', { holiday })

/** The columns of openings, also of the export. */
export const openingColumns: readonly ColumnSpec<Opening, WordOf<'openings:list'>>[] = [
  column.text('service', { rowHeader: true, sortable: true, priority: 1 }),
  column.custom(
    'light',
    {
      text: ({ light, holiday }: Opening, { translate }) => (holiday === null ? translate(words(light)) : ''),
      cell: ({ light, holiday }, { translate }) =>
        holiday === null ? <Status tone={lightTones[light]}>{translate(words(light))}</Status> : null,
    },
    { priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: stateText,
      cell: (row, tools) => <Status tone={openingTones[row.state]}>{stateText(row, tools)}</Status>,
    },
    { priority: 1 },
  ),
  column.dateTime('plannedAt', { sortable: true, priority: 1 }),
  column.custom(
    'staff',
    { text: ({ staff }: Opening) => `${staff.present}/${staff.planned}` },
    { priority: 2, align: 'end' },
  ),
  column.number('deviationMinutes', { priority: 2 }),
  column.custom(
    'cause',
    { text: ({ cause }: Opening, { translate }) => (cause === null ? '' : translate(`causes.${cause}`)) },
    { priority: 2 },
  ),
  column.dateTime('openedAt', { priority: 3 }),
  column.custom(
    'openedBy',
    { text: ({ openedBy }: Opening) => openedBy?.displayName ?? '' },
    { priority: 2 },
  ),
  column.text('note', { priority: 3 }),
  column.code('skill', { hidden: true }),
  column.text('date', { hidden: true }),
  column.dateTime('closedAt', { hidden: true }),
]
