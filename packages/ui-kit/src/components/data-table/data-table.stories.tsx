import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Status } from '#components/badge/badge.tsx'
import { Button } from '#components/button/button.tsx'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Link } from '#components/link/link.tsx'
import type { PageSize } from '#components/pagination/pages.ts'
import { Pagination } from '#components/pagination/pagination.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { people, type Person } from './people.ts'
import type { Sort } from './sort.ts'

const looks = {
  active: { tone: 'success', label: 'Active' },
  break: { tone: 'warning', label: 'On a break' },
  absent: { tone: 'neutral', label: 'Absent' },
} as const

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link href={`/employees/${id}`} tone="quiet">
        {name}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    priority: 1,
    cell: ({ state }) => (
      <Status tone={looks[state].tone} emphasis="quiet">
        {looks[state].label}
      </Status>
    ),
  },
  { id: 'team', header: 'Team', sortable: true, cell: ({ team }) => team },
  {
    id: 'calls',
    header: 'Calls',
    sortable: true,
    align: 'end',
    cell: ({ calls }) => calls.toLocaleString('en'),
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  { id: 'since', header: 'Since', priority: 3, cell: ({ since }) => since },
  { id: 'id', header: 'Number', hidden: true, align: 'end', cell: ({ id }) => id },
]

const onEdit = fn()
const actions: NonNullable<DataTableProps<Person>['rowActions']> = (person) => [
  { items: [{ id: 'edit', label: 'Edit', icon: 'pencil', onAction: () => void onEdit(person.name) }] },
  { items: [{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' }] },
]

const rows = people(25)

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Person>,
  args: { label: 'Employees', columns, rows, rowKey: ({ id }) => id, rowLabel: ({ name }) => name },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

/** As a screen uses it: the server sorts and pages, here a list in memory stands in for it. */
export const Playground: Story = {
  render: function Render(args) {
    const all = people(340)
    const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    const [page, setPage] = useState(1)
    const [perPage, setPerPage] = useState<PageSize>(25)
    const by = (person: Person) =>
      sort.column === 'calls'
        ? String(person.calls).padStart(6, '0')
        : sort.column === 'team'
          ? person.team
          : person.name
    const sorted = all.toSorted(
      (one, other) => by(one).localeCompare(by(other)) * (sort.direction === 'ascending' ? 1 : -1),
    )
    return (
      <DataTable
        {...args}
        rows={sorted.slice((page - 1) * perPage, page * perPage)}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        rowActions={actions}
        toolbar={<SearchField label="Search employees" />}
        bulkActions={
          <Button size="sm" icon="download">
            Export
          </Button>
        }
        total={all.length}
        firstRow={(page - 1) * perPage + 1}
        footer={
          <Pagination
            page={page}
            perPage={perPage}
            total={all.length}
            onPage={setPage}
            onPerPage={setPerPage}
          />
        }
      />
    )
  },
}

const selectable: Story['render'] = function Render(args) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']))
  return (
    <DataTable
      {...args}
      rows={rows.slice(0, 6)}
      selected={selected}
      onSelect={setSelected}
      rowActions={actions}
    />
  )
}

/** The box in the head is half ticked while some rows are selected, and selects the page. */
export const Selection: Story = {
  render: selectable,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })
    await expect(all.indeterminate).toBe(true)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rows selected')
    await userEvent.click(all)
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rows selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Ruiz' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 rows selected')
  },
}

/** The header is a button; the direction is said to readers of the screen. */
export const SortedByKeyboard: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<Sort>()
    return <DataTable {...args} rows={rows.slice(0, 5)} sort={sort} onSort={setSort} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.getByRole('columnheader', { name: 'Calls' })
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  },
}

/** One menu for all rows: it opens beside the row, acts on it and gives the focus back. */
export const RowActionsByKeyboard: Story = {
  args: { rows: rows.slice(0, 5), rowActions: actions },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions for Berta Cano' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onEdit).toHaveBeenCalledWith('Berta Cano')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Columns are shown, hidden and moved without a pointer; nothing changes until “Apply”. */
export const ColumnsChosen: Story = {
  args: { rows: rows.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Number' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Team' }))
    await userEvent.click(page.getByRole('button', { name: 'Move State up' }))
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'State',
      'Name',
      'Calls',
      'E-mail',
      'Since',
      'Number',
    ])
  },
}

export const Loading: Story = { args: { rows: [], isLoading: true } }
export const Stale: Story = { args: { rows: rows.slice(0, 5), isStale: true } }
export const Empty: Story = { args: { rows: [], empty: <EmptyState kind="none-yet" /> } }
export const NothingMatches: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: { rows: [], error: <ErrorState requestId="req-7f3a91" onRetry={fn()} /> },
}
export const Compact: Story = { args: { rows: rows.slice(0, 8), density: 'compact' } }
export const InSpanish: Story = { render: selectable, globals: { locale: 'es' } }
export const RightToLeft: Story = { render: selectable, globals: { direction: 'rtl' } }

/** In a narrow container rows are cards from the same markup; what names the row comes first. */
export const OnAPhone: Story = {
  render: function Render(args, context) {
    return <div style={{ maxInlineSize: 390 }}>{selectable(args, context)}</div>
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /Berta Cano/ })).toBeVisible()
    await expect(canvas.queryByRole('cell', { name: '2010-01-10' })).toBeNull()
  },
}

/** Of ten thousand rows only those in sight are drawn; readers of the screen still hear how many there are. */
export const TenThousandRows: Story = {
  args: { rows: people(10_000), total: 10_000, maxHeight: '24rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 46 * 5000
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="5002"]')).not.toBeNull())
  },
}
