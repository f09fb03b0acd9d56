import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ColumnPlace } from '#components/column-chooser/column-layout.ts'
import { DataTable } from './data-table.tsx'
import type { Person } from './people.ts'
import { actions, args, rows } from './story-table.tsx'

const meta = {
  title: 'Data/DataTable columns',
  component: DataTable<Person>,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataTable<Person>>
export default meta
type Story = StoryObj<typeof meta>

const headers = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

/** Columns are shown, hidden, moved and pinned without a pointer; nothing changes until “Apply”. */
export const ColumnsChosen: Story = {
  name: 'SHE-5.6 columns are shown and hidden by choice',
  args: { rows: rows.slice(0, 5), onLayout: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Number' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Team' }))
    await userEvent.click(page.getByRole('button', { name: 'Options for State' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Pin to the start' }))
    await userEvent.click(await page.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(headers(canvasElement)).toEqual(['State', 'Name', 'Calls', 'E-mail', 'Since', 'Number'])
    await expect(args.onLayout).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
  },
}

/** All column widths are one tab stop: arrow keys change a width or go to the next, Enter resets it to the content. */
export const WidthsByKeyboard: Story = {
  args: { rows: rows.slice(0, 5), onLayout: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('separator', { name: 'Width of Name' })
    name.focus()
    const before = name.closest('th')?.offsetWidth ?? 0
    await waitFor(() => expect(Number(name.ariaValueNow)).toBe(before))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(Number(name.ariaValueNow)).toBe(before + 32))
    await expect(name.closest('th')?.offsetWidth).toBe(before + 32)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('separator', { name: 'Width of State' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onLayout).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ id: 'name', visible: true, pin: null, width: null }]),
    )
    const stops = canvas.getAllByRole('separator').filter(({ tabIndex }) => tabIndex === 0)
    await expect(stops).toEqual([name])
  },
}

/** A drag resizes the column immediately and reports the width when it ends. */
export const WidthsByPointer: Story = {
  args: { rows: rows.slice(0, 5), onLayout: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const team = await canvas.findByRole('separator', { name: 'Width of Team' })
    const before = team.closest('th')?.offsetWidth ?? 0
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: team, coords: { clientX: 400 } },
      { target: team, coords: { clientX: 430 } },
      { target: team, coords: { clientX: 460 } },
    ])
    await expect(args.onLayout).not.toHaveBeenCalled()
    await waitFor(() => expect(team.closest('th')?.offsetWidth).toBe(before + 60))
    await user.pointer({ keys: '[/MouseLeft]', target: team })
    await expect(args.onLayout).toHaveBeenCalledTimes(1)
    await expect(team.closest('th')?.offsetWidth).toBe(before + 60)
  },
}

const pinned: ColumnPlace[] = [
  { id: 'name', visible: true, pin: 'start', width: 200 },
  ...['state', 'team', 'email', 'since', 'id'].map((id) => ({ id, visible: true, pin: null, width: 260 })),
  { id: 'calls', visible: true, pin: 'end', width: 120 },
]

/** Pinned columns stay visible; the focused element is never covered by them or by the header. */
export const Pinned: Story = {
  args: { layout: pinned, rowActions: actions, maxHeight: '22rem' },
  render: function Render(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
    return <DataTable {...args} selected={selected} onSelect={setSelected} onSort={fn()} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: 'Employees' })
    region.scrollTo({ left: 300, top: 400 })
    const left = (element: HTMLElement) =>
      element.getBoundingClientRect().left - region.getBoundingClientRect().left
    const tick = canvas.getByRole('checkbox', { name: 'Select all rows on this page' })
    await waitFor(() => expect(left(canvas.getByRole('columnheader', { name: /^Name/ }))).toBeLessThan(80))
    await expect(left(tick)).toBeLessThan(40)
    const head = canvas.getByRole('columnheader', { name: /^Name/ })
    const link = canvas.getByRole('link', { name: 'Ana Ruiz' })
    link.focus()
    await waitFor(() =>
      expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom),
    )
  },
}
