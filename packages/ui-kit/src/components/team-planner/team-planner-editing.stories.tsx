import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { addDays } from '#private/dates/iso-date.ts'
import { TeamPlanner } from './team-planner.tsx'

const rows = ['Ruiz, Ana', 'Gil, Luis', 'Soler, Marta'].map((name, at) => ({ id: `${at + 1}`, name }))
const bars = rows.flatMap(({ id }) =>
  [0, 1, 2, 3].map((day) => {
    const date = addDays('2026-11-02', day)
    return { id: `${id}-${day}`, rowId: id, kind: 'morning', start: date, end: date, text: '08:00–16:00' }
  }),
)
const editing = { onMove: fn(), onFill: fn(), onClear: fn(), onUndo: fn(), onRange: fn() }

const meta = {
  title: 'Data/TeamPlanner/Editing',
  component: TeamPlanner,
  args: {
    label: 'Shifts of the week',
    rowHeader: 'Employee',
    rows,
    bars,
    kinds: [{ id: 'morning', label: 'Morning', sign: 'M', tone: 'info', pattern: 'plain' }],
    start: '2026-11-02',
    days: 7,
    onOpen: fn(),
    editing,
  },
} satisfies Meta<typeof TeamPlanner>
export default meta
type Story = StoryObj<typeof meta>

const days = (...numbers: number[]) => numbers.map((number) => `2026-11-0${number}`)

/** Shift+arrow keys select; Ctrl moves, copies, fills and undoes; Delete clears. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const at = (cell: string) => canvasElement.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await waitFor(() => expect(at('1-2')).toHaveFocus())
    const range = { rowIds: ['1', '2'], dates: days(2, 3) }
    await expect(editing.onRange).toHaveBeenLastCalledWith(range)
    await expect(at('0-1')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Control>}c{/Control}')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(at('1-4')).toHaveFocus())
    await userEvent.keyboard('{Control>}v{/Control}')
    const to = { rowId: '2', date: '2026-11-05' }
    await expect(editing.onMove).toHaveBeenLastCalledWith({ from: range, to, isCopy: true })
    await userEvent.keyboard('{Control>}x{/Control}{ArrowUp}')
    await waitFor(() => expect(at('0-4')).toHaveFocus())
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(editing.onMove).toHaveBeenLastCalledWith({
      ...{ from: { rowIds: ['2'], dates: days(5) }, to: { rowId: '1', date: '2026-11-05' }, isCopy: false },
    })
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}d{/Control}')
    await expect(editing.onFill).toHaveBeenLastCalledWith({ rowIds: ['1'], dates: days(5, 6) })
    await userEvent.keyboard('{Delete}{Control>}z{/Control}')
    await expect(editing.onClear).toHaveBeenLastCalledWith({ rowIds: ['1'], dates: days(5, 6) })
    await expect(editing.onUndo).toHaveBeenCalled()
  },
}

/** A cell is dragged to another day or person, with Ctrl it is copied; a press opens it. */
export const ByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const at = (cell: string) => {
      const found = canvasElement.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      if (found === null) throw new Error(`no cell ${cell}`)
      return found
    }
    const mouse = { pointerType: 'mouse' }
    await fireEvent.pointerDown(at('0-1'), mouse)
    await fireEvent.pointerMove(at('2-6'), mouse)
    await waitFor(() => expect(at('2-6')).toHaveAttribute('data-target'))
    await fireEvent.pointerUp(at('2-6'), { ...mouse, ctrlKey: true })
    await expect(editing.onMove).toHaveBeenLastCalledWith({
      ...{ from: { rowIds: ['1'], dates: days(2) }, to: { rowId: '3', date: '2026-11-07' }, isCopy: true },
    })
    await userEvent.click(at('1-1'))
    await expect(args.onOpen).toHaveBeenLastCalledWith({ rowId: '2', date: '2026-11-02', barIds: ['2-0'] })
  },
}
