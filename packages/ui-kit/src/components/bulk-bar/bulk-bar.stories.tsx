import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { BulkBar } from './bulk-bar.tsx'

const actions = (
  <>
    <Button size="sm" icon="download">
      Export
    </Button>
    <Button size="sm" icon="trash" tone="danger">
      Delete
    </Button>
  </>
)

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  args: { count: 25, total: 340, actions, onClear: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BulkBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Two explicit steps: first the page, then all matches, and back. */
export const AllMatching: Story = {
  render: function Render(args) {
    const [isAll, setIsAll] = useState(false)
    return <BulkBar {...args} isAllMatching={isAll} onAllMatching={setIsAll} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 340 matching' }))
    await expect(canvas.getByText('All 340 matching rows selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Only those on this page' }))
    await expect(canvas.getByText('25 rows selected')).toBeVisible()
  },
}

/** While one action is pending the others are disabled. */
export const Running: Story = {
  args: { run: { state: 'running', label: 'Deleting', done: 120, total: 340, onCancel: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'Deleting' })).toHaveAttribute(
      'aria-valuetext',
      '120 of 340',
    )
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

/** A partial result is announced as such; the page shows which rows failed, and why. */
export const FailedInPart: Story = {
  args: {
    count: 3,
    run: { state: 'finished', done: 337, failed: 3, onShowFailures: fn(), onDismiss: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('337 rows done3 rows failed')
    await expect(canvas.getByRole('button', { name: 'Show failures' })).toBeVisible()
  },
}
export const Finished: Story = {
  args: { count: 0, run: { state: 'finished', done: 340, failed: 0, onDismiss: fn() } },
}
export const LongTexts: Story = {
  args: { onAllMatching: fn(), run: { state: 'finished', done: 337, failed: 3, onDismiss: fn() } },
  globals: { locale: 'de' },
}
export const InSpanish: Story = { args: { onAllMatching: fn() }, globals: { locale: 'es' } }
