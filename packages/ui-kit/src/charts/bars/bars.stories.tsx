import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { Bars } from './bars.tsx'

interface Hour {
  hour: string
  answered: number
  lost: number
}
const answered = [42, 88, 132, 140, 121, 76, 64, 110, 96, 58]
const lost = [3, 9, 21, 18, 12, 4, 6, 14, 9, 5]
const hours: Hour[] = answered.map((value, at) => ({
  hour: `${at + 8}`.padStart(2, '0'),
  answered: value,
  lost: lost[at] ?? 0,
}))

const meta = {
  title: 'Charts/Bars',
  component: Bars<Hour>,
  args: {
    label: 'Calls by hour',
    description: 'Tuesday, 3 November 2026',
    axis: 'Hour',
    rows: hours,
    category: (row) => row.hour,
    series: [
      { id: 'answered', label: 'Answered', value: (row) => row.answered },
      { id: 'lost', label: 'Lost', value: (row) => row.lost },
    ],
  },
} satisfies Meta<typeof Bars<Hour>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Grouped: Story = { tags: ['visual'], args: { arrangement: 'grouped' } }
export const OneSeries: Story = {
  args: { series: [{ id: 'answered', label: 'Answered', value: (row) => row.answered }] },
}

/** Negative values hang below the axis; large numbers are abbreviated on the axis and complete in the tooltip. */
export const BelowZero: Story = {
  args: {
    label: 'Records by hour against the day before',
    series: [
      { id: 'answered', label: 'Answered', value: (row) => (row.answered - 90) * 120 },
      { id: 'lost', label: 'Lost', value: (row) => (row.lost - 10) * 130 },
    ],
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Bars {...args} />
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <Bars {...args} label="Loading" rows={[]} isLoading height="8rem" />
      <Bars {...args} label="Empty" rows={[]} height="12rem" />
      <Bars {...args} label="Error" error={<ErrorState onRetry={() => undefined} />} />
      <Bars
        {...args}
        label="Llamadas atendidas y abandonadas por franja horaria en la campaña de atención al cliente"
        description="Einschließlich der Warteschlangenüberlaufweiterleitungen an Vertriebspartnergesellschaften"
      />
    </Stack>
  ),
}

/** The arrow keys move along the bars, and the value under the cursor is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('09: Answered: 88')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('09: Lost: 9')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent('17: Lost: 5')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A press in the legend hides a series; hiding the last one shows all again. */
export const HideSeries: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(button('Answered'))
    await expect(button('Answered')).toHaveAttribute('aria-pressed', 'false')
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('08: 3')
    await userEvent.click(button('Lost'))
    await expect(button('Answered')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findByRole('row', { name: '12 121 12' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  },
}
