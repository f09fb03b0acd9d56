import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterValues } from '#components/filter-bar/filter.ts'
import type { PageSize } from '#components/pagination/pages.ts'
import { Pagination } from '#components/pagination/pagination.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import type { Density } from '#tokens/scale.ts'
import { longTexts } from '#foundations/long-texts.ts'
import { DataTable } from './data-table.tsx'
import { askFor, people, type Person } from './people.ts'
import type { Sort } from './sort.ts'
import { actions, args, filters, rows, Selectable } from './story-table.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Person>,
  args,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

/** As used in a screen: the server filters, sorts and paginates; here a list in memory stands in for it. */
export const Playground: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
    const [values, setValues] = useState<FilterValues>({})
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    const [isAll, setIsAll] = useState(false)
    const [density, setDensity] = useState<Density>('comfortable')
    const [page, setPage] = useState(1)
    const [perPage, setPerPage] = useState<PageSize>(25)
    const found = askFor(people(340), values, sort)
    return (
      <DataTable
        {...args}
        rows={found.slice((page - 1) * perPage, page * perPage)}
        rowHref={({ id }) => `/employees/${id}`}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        isAllMatching={isAll}
        onAllMatching={setIsAll}
        rowActions={actions}
        density={density}
        onDensity={setDensity}
        toolbar={
          <FilterBar
            filters={filters}
            values={values}
            onChange={(next) => {
              setValues(next)
              setPage(1)
            }}
          >
            <SearchField label="Search employees" />
          </FilterBar>
        }
        actions={<ExportMenu rows={found.length} onExport={fn()} />}
        bulkActions={
          <Button size="sm" icon="pause">
            Stop
          </Button>
        }
        total={found.length}
        firstRow={(page - 1) * perPage + 1}
        footer={
          <Pagination
            page={page}
            perPage={perPage}
            total={found.length}
            onPage={setPage}
            onPerPage={setPerPage}
          />
        }
      />
    )
  },
}

/** The header checkbox is indeterminate while some rows are selected, and selects the page. */
export const Selection: Story = {
  name: 'SHE-14.4 how many rows are selected is announced',
  tags: ['visual'],
  render: (props) => <Selectable {...props} />,
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

export const Loading: Story = { args: { rows: [], isLoading: true } }
export const Stale: Story = { args: { rows: rows.slice(0, 5), isStale: true } }
export const Empty: Story = { args: { rows: [], empty: <EmptyState kind="none-yet" /> } }
export const NothingMatches: Story = { args: { rows: [] } }
export const NoPermission: Story = { args: { rows: [], empty: <EmptyState kind="no-permission" /> } }
export const Failed: Story = {
  args: { rows: [], error: <ErrorState requestId="req-7f3a91" onRetry={fn()} /> },
}
export const Compact: Story = { args: { rows: rows.slice(0, 8), density: 'compact' } }
export const LongTexts: Story = {
  args: {
    rows: rows.slice(0, 3).map((row) => ({ ...row, name: longTexts.es, team: longTexts.de })),
    columns: args.columns.map((column) =>
      column.id === 'team' ? { ...column, header: longTexts.es } : column,
    ),
  },
}
export const InSpanish: Story = { render: (props) => <Selectable {...props} />, globals: { locale: 'es' } }
export const RightToLeft: Story = {
  render: (props) => <Selectable {...props} />,
  globals: { direction: 'rtl' },
}

/** In a narrow container rows become cards with the same markup; the row header comes first. */
export const OnAPhone: Story = {
  render: function Render(args) {
    return (
      <div style={{ maxInlineSize: 390 }}>
        <Selectable {...args} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /Berta Cano/ })).toBeVisible()
    await expect(canvas.queryByRole('cell', { name: '2010-01-10' })).toBeNull()
    await expect(canvas.getByText('Select all')).toBeVisible()
  },
}

/** Ten thousand rows are virtualised; screen readers still hear the total. */
export const TenThousandRows: Story = {
  name: 'SHE-14.3 SHE-16.2 of ten thousand rows only those in sight are drawn',
  args: { rows: people(10_000), total: 10_000, maxHeight: '24rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 39 * 5000
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="5002"]')).not.toBeNull())
  },
}

/** All rows are printed, including those that are not rendered on the screen. */
export const Printed: Story = {
  args: { rows: people(240) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8))
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('row')).toHaveLength(241)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60))
  },
}
