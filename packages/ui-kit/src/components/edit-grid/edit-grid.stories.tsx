import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import type { EditGridRow } from './edit-grid-row.ts'
import { EditGrid } from './edit-grid.tsx'

const rows: readonly EditGridRow[] = [
  {
    id: '3',
    label: '3',
    cells: [{ value: '99999901A', reason: 'Is not valid' }, { value: 'María Núñez' }, { value: '12,50' }],
  },
  {
    id: '9',
    label: '9',
    note: 'Mended by Ana, refused again',
    cells: [
      { value: '00000001R' },
      { value: 'Luis' },
      { value: 'x', note: 'In the file: abc', reason: 'Not a number' },
    ],
  },
  {
    id: '12',
    label: '12',
    isReadOnly: true,
    cells: [{ value: '00000002W' }, { value: 'Eva' }, { value: '3' }],
  },
]

const meta = {
  title: 'Data/EditGrid',
  component: EditGrid,
  args: {
    label: 'Rejected rows',
    rowHeader: 'Row',
    columns: ['DOCUMENTO', 'NOMBRE', 'IMPORTE'].map((header) => ({ id: header, header })),
    rows,
    onChange: fn(),
  },
  render: function Render(args) {
    const [written, setWritten] = useState<Record<string, string>>({})
    const shown = args.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({ ...cell, value: written[`${row.id}:${at}`] ?? cell.value })),
    }))
    return (
      <EditGrid
        {...args}
        rows={shown}
        onChange={(row, column, value) => {
          setWritten((before) => ({ ...before, [`${row}:${column}`]: value }))
          args.onChange(row, column, value)
        }}
      />
    )
  },
} satisfies Meta<typeof EditGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** By keyboard alone: arrow keys, Enter, Tab and Escape. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement)
    await userEvent.tab()
    await expect(grid.getAllByRole('gridcell')[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}{Backspace}H{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('3', 0, '99999901H')
    await expect(grid.getAllByRole('gridcell')[3]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}12{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith('9', 2, '12')
    await expect(grid.getAllByRole('gridcell')[6]).toHaveFocus()
    await userEvent.keyboard('x{ArrowUp}y{Escape}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(grid.getAllByRole('gridcell')[3]).toHaveFocus()
  },
}

export const LongTexts: Story = {
  args: {
    columns: [
      { id: 'a', header: longTexts.de },
      { id: 'b', header: longTexts.es },
      { id: 'c', header: 'C' },
    ],
    rows: [
      {
        id: '3',
        label: '1,234,567',
        note: longTexts.es,
        cells: [
          { value: longTexts.de, reason: longTexts.es, note: longTexts.de },
          { value: longTexts.es },
          { value: '' },
        ],
      },
    ],
  },
}
