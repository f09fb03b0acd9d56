import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ColumnChooser } from './column-chooser.tsx'
import { defaultLayout } from './column-layout.ts'
import type { ChooserColumn } from './places.tsx'

const columns: ChooserColumn[] = [
  { id: 'name', header: 'Name', rowHeader: true, pin: 'start' },
  { id: 'state', header: 'State' },
  { id: 'team', header: 'Team' },
  { id: 'email', header: 'E-mail', hidden: true },
  { id: 'total', header: 'Total', pin: 'end' },
]

const meta = {
  title: 'Data/ColumnChooser',
  component: ColumnChooser,
  args: { columns, onLayout: fn() },
  render: function Render(args) {
    const [layout, setLayout] = useState(args.layout)
    return (
      <ColumnChooser
        {...args}
        layout={layout}
        onLayout={(next) => {
          args.onLayout(next)
          setLayout(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ColumnChooser>
export default meta
type Story = StoryObj<typeof meta>

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const page = body(canvasElement)
  await expect(await page.findByRole('grid')).toBeVisible()
  // The rows of the grid are rendered after it.
  await page.findAllByRole('row')
  return page
}
const order = (page: ReturnType<typeof body>) =>
  page.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.dataset.key)

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
  },
}

/** Dragging has an equivalent in a menu: order and pins can be changed by keyboard alone. */
export const ByMenu: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement)
    page.getByRole('button', { name: 'Options for Team' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByText('Team: position 2 of 5')).toBeInTheDocument())
    // The moved column, or its menu, keeps the focus.
    await waitFor(() =>
      expect(page.getByRole('row', { name: 'Team' })).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.click(page.getByRole('button', { name: 'Options for Team' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Pin to the end' }))
    await userEvent.click(await page.findByRole('button', { name: 'Apply' }))
    await expect(args.onLayout).toHaveBeenCalledTimes(1)
    await expect(args.onLayout).toHaveBeenCalledWith([
      { id: 'name', visible: true, pin: 'start', width: null },
      { id: 'state', visible: true, pin: null, width: null },
      { id: 'email', visible: false, pin: null, width: null },
      { id: 'team', visible: true, pin: 'end', width: null },
      { id: 'total', visible: true, pin: 'end', width: null },
    ])
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

/** Enter on the handle picks a column up, the arrow keys move it, Enter drops it. */
export const DraggedByKeyboard: Story = {
  name: 'SHE-5.7 a column is dragged to another place',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await waitFor(() => expect(order(page)).toEqual(['Name', 'State', 'Team', 'E-mail', 'Total']))
    page.getByRole('button', { name: 'Drag E-mail' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Insert between E-mail and Total/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Insert between Team and E-mail/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Insert between State and Team/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByText('E-mail: position 3 of 5')).toBeInTheDocument())
  },
}

/** A width in pixels; without one the content decides. */
export const Width: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: 'Width of Team, in pixels' }), '180')
    await userEvent.click(page.getByRole('checkbox', { name: 'E-mail' }))
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect(args.onLayout).toHaveBeenCalledWith(
      expect.arrayContaining([
        { id: 'team', visible: true, pin: null, width: 180 },
        { id: 'email', visible: true, pin: null, width: null },
      ]),
    )
  },
}

/** “Restore default” shows the default table; Escape discards all changes. */
export const Restored: Story = {
  args: { layout: defaultLayout(columns).map((place) => ({ ...place, visible: place.id === 'team' })) },
  play: async ({ args, canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByRole('checkbox', { name: 'State' })).not.toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Restore default' }))
    await waitFor(() => expect(page.getByRole('checkbox', { name: 'State' })).toBeChecked())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(args.onLayout).not.toHaveBeenCalled()
  },
}

const german = columns.map((column) => ({
  ...column,
  header: `Genehmigungsverfahrensstufe ${column.header}`,
}))
export const LongTexts: Story = {
  args: { columns: german },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
