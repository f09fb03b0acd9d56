import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import type { OrderLine } from './order-item.tsx'
import { OrderList } from './order-list.tsx'

const lines: readonly OrderLine[] = [
  { id: 'loads', label: 'Procesar carga', description: 'En pausa', icon: 'database' },
  { id: 'dashboard', label: 'Panel de inicio', icon: 'dashboard' },
  { id: 'fields', label: 'Campos de gestión', icon: 'sliders' },
]

const meta = {
  title: 'Data/OrderList',
  component: OrderList,
  args: { label: 'Starred pages', items: lines, onOrder: () => undefined },
  render: function Ordered(args) {
    const [items, setItems] = useState(args.items)
    return (
      <OrderList
        {...args}
        items={items}
        onOrder={(ids) => setItems(ids.flatMap((id) => items.find((line) => line.id === id) ?? []))}
      />
    )
  },
} satisfies Meta<typeof OrderList>
export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map((row) => row.dataset.key)

export const Playground: Story = {
  args: { acts: (id) => [{ id: 'remove', label: `Remove ${id}`, icon: 'trash' }] },
}

/** Single-line items, and longer ones. */
export const States: Story = {
  args: {
    items: [
      { id: 'es', label: longTexts.es, description: longTexts.de, icon: 'database' },
      { id: 'de', label: longTexts.de },
    ],
  },
}

/** Without dragging: an item's menu moves it, and its new position is announced. */
export const MovedByMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Procesar carga' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Move to the end' }))
    await expect(shown(canvasElement)).toEqual(['dashboard', 'fields', 'loads'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Procesar carga: position 3 of 3')
  },
}

/** Enter on the handle picks an item up, the arrow keys move it, Enter drops it. */
export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const handle = canvas.getByRole('button', { name: 'Drag Panel de inicio' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const place = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await place(/Insert between Panel de inicio and Campos/)
    await userEvent.keyboard('{ArrowUp}')
    await place(/Insert between Procesar carga and Panel/)
    await userEvent.keyboard('{ArrowUp}')
    await place(/Insert before Procesar carga/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shown(canvasElement)).toEqual(['dashboard', 'loads', 'fields']))
  },
}
