import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { moveCard, type BoardCard, type BoardColumn } from './board.ts'
import { KanbanBoard } from './kanban-board.tsx'

const columns: BoardColumn[] = [
  { id: 'todo', label: 'To do' },
  { id: 'doing', label: 'In progress', limit: 2 },
  { id: 'done', label: 'Done' },
]
const cards: BoardCard[] = [
  {
    id: 'a',
    columnId: 'todo',
    title: 'Revisar el guion de ventas',
    description: 'Faltan las objeciones',
    facts: [
      { icon: 'user', text: 'Ana Ruiz' },
      { icon: 'calendar', text: '24/11/2026', tone: 'danger' },
    ],
  },
  { id: 'b', columnId: 'todo', title: 'Preparar la formación' },
  { id: 'c', columnId: 'doing', title: 'Publicar la noticia', facts: [{ icon: 'user', text: 'Íñigo Sanz' }] },
]

const meta = {
  title: 'Data/KanbanBoard',
  component: KanbanBoard,
  args: { label: 'Tasks', columns, cards, onMove: fn(() => Promise.resolve()), onOpen: fn() },
  render: function Render(args) {
    const [shown, setShown] = useState(args.cards)
    return (
      <KanbanBoard
        {...args}
        cards={shown}
        onMove={async (move) => {
          await args.onMove(move)
          setShown((before) => moveCard(before, move))
        }}
      />
    )
  },
} satisfies Meta<typeof KanbanBoard>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const column = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('grid', { name: `Cards of ${name}` }))

export const Playground: Story = { tags: ['visual'] }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Empty: Story = { args: { cards: [] } }

/** On a phone the columns scroll inside the board; the page is no wider than the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument
    await expect(within(canvasElement).getAllByRole('grid')).toHaveLength(columns.length)
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
  },
}

/** A column at its limit says so and accepts no more cards; the menu explains why. */
export const Full: Story = {
  args: { cards: [...cards, { id: 'd', columnId: 'doing', title: 'Actualizar el cuadro de turnos' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Column full')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Preparar la formación' }))
    const entry = await page(canvasElement).findByRole('menuitem', { name: /In progress/ })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    columns: columns.map((one) => ({ ...one, label: `Genehmigungsverfahrensstufe ${one.label}`, limit: 1 })),
    cards: cards.map((card) => ({
      ...card,
      title: `Abwesenheitsverwaltungsübersicht: ${card.title} y comunicarlo a todo el equipo`,
    })),
  },
}

/** Without dragging: arrow keys to the card and its menu, Enter, and the focus follows the card. */
export const ByMenu: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const first = column(canvasElement, 'To do').getAllByRole('row')[0]
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /^Move Revisar/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(await page(canvasElement).findByRole('menuitem', { name: 'In progress' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith({ cardId: 'a', toColumnId: 'done', beforeCardId: null })
    const moved = await column(canvasElement, 'Done').findByRole('row', { name: /Revisar/ })
    await waitFor(() => expect(moved).toHaveFocus())
    await expect(within(canvasElement).getByText(/is in Done now\.$/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('a')
  },
}

/** Keyboard dragging: Enter on the handle picks up, Tab selects the column, Enter drops. */
export const ByDraggingWithKeys: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /^Drag Revisar/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).not.toHaveAccessibleName(/^Drag Revisar/))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ cardId: 'a', toColumnId: 'doing' })),
    )
    await expect(
      await column(canvasElement, 'In progress').findByRole('row', { name: /Revisar/ }),
    ).toBeVisible()
  },
}

/** Optimistic update: the card moves at once, and moves back with a message if the server rejects it. */
export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Preparar la formación' }))
    await userEvent.click(await page(canvasElement).findByRole('menuitem', { name: 'Done' }))
    await expect(
      await page(canvasElement).findByText(/could not be moved\. It is back in To do\./),
    ).toBeVisible()
    await expect(await column(canvasElement, 'To do').findByRole('row', { name: /Preparar/ })).toBeVisible()
    await userEvent.click(page(canvasElement).getByRole('button', { name: /Close the message/ }))
  },
}
