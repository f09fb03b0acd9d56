import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { BulkRun } from '#components/bulk-bar/bulk-run.tsx'
import { Button } from '#components/button/button.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { DataTable } from './data-table.tsx'
import type { Person } from './people.ts'
import type { Sort } from './sort.ts'
import { actions, args, filters, onEdit, rows, Selectable } from './story-table.tsx'
import type { FreshRow } from './use-fresh-row.ts'

const meta = {
  title: 'Data/DataTable rows',
  component: DataTable<Person>,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

/** Shift selects all rows from the last selected one, by pointer and by Space. */
export const RangeSelected: Story = {
  render: (props) => <Selectable {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(await canvas.findByRole('button', { name: 'Clear selection' }))
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Select all/ })).toHaveFocus())
    await user.click(box('Berta Cano'))
    await user.keyboard('{Shift>}')
    await user.click(box('Elena Rey'))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 rows selected')
  },
}

/**
 * Two steps: the page, then all matching rows. F6 moves the focus to the bar and back; deselecting a row returns to the
 * rows of the page.
 */
export const AllMatching: Story = {
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    const [isAll, setIsAll] = useState(false)
    return (
      <DataTable
        {...args}
        rows={rows.slice(0, 6)}
        total={340}
        selected={selected}
        onSelect={setSelected}
        isAllMatching={isAll}
        onAllMatching={setIsAll}
        bulkActions={
          <Button size="sm" icon="trash">
            Delete
          </Button>
        }
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' })
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rows selected. F6')
    await canvas.findByRole('button', { name: 'Select all 340 matching' })
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Select all 340 matching' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('All 340 matching rows selected')
    await userEvent.keyboard('{F6}')
    await expect(all).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Ruiz' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 rows selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(all).toHaveFocus())
  },
}

/** The header is a button; the direction is announced to screen readers. */
export const SortedByKeyboard: Story = {
  name: 'SHE-14.3 a head says in which direction the table is sorted',
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

/** One menu for all rows: it opens next to the row, acts on it and returns the focus. */
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

/** The row's name is a link; a press elsewhere on the row follows it, but not one on a control. */
export const RowsAreLinks: Story = {
  args: { rows: rows.slice(0, 4) },
  render: (props) => <Selectable {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const followed = fn()
    const link = canvas.getByRole('link', { name: 'Berta Cano' })
    await expect(link).toHaveAttribute('href', '/employees/2')
    link.addEventListener('click', followed)
    await userEvent.click(canvas.getByRole('cell', { name: 'agent2@example.com' }))
    await expect(followed).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Berta Cano' }))
    await expect(followed).toHaveBeenCalledTimes(1)
  },
}

/** A new row is highlighted and gets the focus once loaded, unless the focus has moved on. */
export const JustMade: Story = {
  args: { rowActions: actions, maxHeight: '12rem' },
  render: function Render(args) {
    const [fresh, setFresh] = useState<FreshRow>()
    return (
      <>
        <Button onPress={() => setFresh({ key: '25' })}>Make one</Button>
        <DataTable {...args} rows={args.rows.slice(0, fresh === undefined ? 23 : 25)} freshRow={fresh} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Make one' }))
    const row = await canvas.findByRole('row', { current: true })
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
    const [inside, around] = [row, canvas.getByRole('region', { name: 'Employees' })].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(inside?.bottom ?? Infinity).toBeLessThanOrEqual((around?.bottom ?? 0) + 1)
  },
}

/** A bulk action shows its progress; its result is announced and stays until dismissed. */
export const BulkAct: Story = {
  args: { rows: rows.slice(0, 4) },
  render: function Render(args) {
    const [run, setRun] = useState<BulkRun>({ state: 'running', label: 'Stopping', done: 1, total: 3 })
    const end = () => setRun({ state: 'finished', done: 2, failed: 1, onShowFailures: fn(), onDismiss: fn() })
    return (
      <DataTable
        {...args}
        selected={new Set(['1', '2', '3'])}
        onSelect={fn()}
        bulkRun={run.state === 'running' ? { ...run, onCancel: end } : run}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('progressbar', { name: 'Stopping' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText('1 row failed')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show failures' })).toHaveFocus())
  },
}

/** The density, stored by the page. */
export const DensityChosen: Story = {
  name: 'SHE-5.8 the density is chosen',
  args: { rows: rows.slice(0, 4), onDensity: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Density' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Compact' }))
    await expect(args.onDensity).toHaveBeenCalledWith('compact')
  },
}

/** The tab order of a whole table, in reading order. */
export const WholeWayByKeyboard: Story = {
  args: { rows: rows.slice(0, 2), onDensity: fn(), actions: <ExportMenu rows={2} onExport={fn()} /> },
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        {...args}
        selected={selected}
        onSelect={setSelected}
        onSort={fn()}
        rowActions={actions}
        toolbar={<FilterBar filters={filters} values={{}} onChange={fn()} />}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('separator', { name: 'Width of Name' })
    await canvas.findByRole('button', { name: 'Density' })
    const way = []
    for (let stop = 0; stop < 18; stop += 1) {
      await userEvent.tab()
      const { activeElement } = document
      if (!canvasElement.contains(activeElement)) break
      way.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
    }
    await expect(way).toEqual([
      'State',
      'Add a filter',
      'Export',
      'Density',
      'Columns',
      'Employees',
      'Select all rows on this page',
      'Name',
      'Width of Name',
      'Team',
      'Calls',
      'Select Ana Ruiz',
      'Ana Ruiz',
      'Actions for Ana Ruiz',
      'Select Berta Cano',
      'Berta Cano',
      'Actions for Berta Cano',
    ])
  },
}
