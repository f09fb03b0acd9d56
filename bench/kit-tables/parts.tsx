import { useState, type ReactNode } from 'react'
import {
  PermissionMatrix,
  Scatter,
  TeamPlanner,
  Button,
  DatePicker,
  Form,
  Select,
  Stack,
  TextField,
} from '@portal/ui-kit'
import { KitTable } from './kit-table.tsx'
import { rowsFrom } from './rows.ts'

const people = Array.from({ length: 200 }, (_, at) => ({ id: `${at}`, name: `Person ${at}` }))
const absences = people.map(({ id }, at) => {
  const day = String((at % 28) + 1).padStart(2, '0')
  return { id, rowId: id, kind: 'vacation', start: `2026-12-${day}`, end: `2026-12-31` }
})
// A deterministic spiral that fills the plane.
const points = Array.from({ length: 10_000 }, (_, at) => ({
  across: Math.cos(at) * at,
  up: Math.sin(at * 1.1) * at,
  cluster: String(at % 4),
}))
const clusters = ['0', '1', '2', '3'].map((id) => ({ id, label: `Cluster ${id}` }))
const x = { label: 'Across', value: (point: (typeof points)[number]) => point.across }
const y = { label: 'Up', value: (point: (typeof points)[number]) => point.up }
const rows = rowsFrom(0, 50)
const options = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
]

const kinds = ['view', 'create', 'edit', 'delete']
const areas = Array.from({ length: 12 }, (_, area) => ({
  id: `area ${area}`,
  label: `Area ${area}`,
  rows: Array.from({ length: 4 }, (_thing, row) => ({
    id: `${area} ${row}`,
    label: `Thing ${row}`,
    permissions: Object.fromEntries(kinds.map((kind) => [kind, `${area} ${row} ${kind}`])),
  })),
}))
const columns = kinds.map((id) => ({ id, label: id }))

function Rights() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <PermissionMatrix
      label="Rights"
      areas={areas}
      columns={columns}
      value={value}
      saved={[]}
      onChange={setValue}
    />
  )
}

/** The parts of the kit with a limit of their own. */
export const parts = {
  planner: (): ReactNode => (
    <TeamPlanner
      label="Absences"
      rowHeader="Person"
      rows={people}
      bars={absences}
      kinds={[{ id: 'vacation', label: 'Vacation', sign: 'V', tone: 'success', pattern: 'stripes' }]}
      start="2026-12-01"
      days={31}
      today="2026-12-04"
    />
  ),
  scatter: (): ReactNode => (
    <Scatter
      label="Agents"
      rows={points}
      x={x}
      y={y}
      clusters={clusters}
      clusterOf={({ cluster }) => cluster}
    />
  ),
  matrix: (): ReactNode => <Rights />,
  /** A typical page for switching: a form above a list. */
  page: (): ReactNode => (
    <Stack space="lg">
      <Form aria-label="Form" onSubmit={() => undefined}>
        <TextField name="name" label="Name" isRequired />
        <Select name="kind" label="Kind" options={options} />
        <DatePicker name="day" label="Day" />
        <Button type="submit">Save</Button>
      </Form>
      <KitTable rows={rows} selected={new Set()} onSelect={() => undefined} isVirtual={false} />
    </Stack>
  ),
}
