import type { Column } from '@portal/ui-kit'
import { RequestStatus } from '#patterns/request-screen/request-status.tsx'
import type { Absence } from './absences.ts'

/** The columns of the sample absences, with the export values. */
export const absenceColumns: readonly (Column<Absence> & { readonly text: (row: Absence) => string })[] = [
  {
    id: 'person',
    header: 'Person',
    rowHeader: true,
    sortable: true,
    priority: 1,
    cell: ({ person }) => person,
    text: ({ person }) => person,
  },
  { id: 'kind', header: 'Kind', sortable: true, cell: ({ kind }) => kind, text: ({ kind }) => kind },
  { id: 'from', header: 'From', sortable: true, cell: ({ from }) => from, text: ({ from }) => from },
  { id: 'to', header: 'Until', cell: ({ to }) => to, text: ({ to }) => to },
  {
    id: 'days',
    header: 'Days',
    align: 'end',
    cell: ({ days }) => `${days}`,
    text: ({ days }) => `${days}`,
  },
  {
    id: 'state',
    header: 'State',
    priority: 1,
    cell: ({ state }) => <RequestStatus state={state} />,
    text: ({ state }) => state,
  },
]
