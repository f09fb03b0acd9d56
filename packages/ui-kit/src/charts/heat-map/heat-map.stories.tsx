import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { HeatMap } from './heat-map.tsx'

interface Count {
  day: string
  hour: string
  calls: number
}
const days = [
  { id: '1', label: 'Mon', longLabel: 'Monday' },
  { id: '2', label: 'Tue', longLabel: 'Tuesday' },
  { id: '3', label: 'Wed', longLabel: 'Wednesday' },
  { id: '4', label: 'Thu', longLabel: 'Thursday' },
  { id: '5', label: 'Fri', longLabel: 'Friday' },
  { id: '6', label: 'Sat', longLabel: 'Saturday' },
  { id: '7', label: 'Sun', longLabel: 'Sunday' },
]
const hours = Array.from({ length: 24 }, (_, at) => {
  const label = `${at}`.padStart(2, '0')
  return { id: label, label, longLabel: `${label}:00` }
})
const curve = [1, 0, 0, 0, 0, 1, 3, 12, 38, 74, 96, 100, 88, 62, 58, 71, 82, 76, 60, 41, 22, 10, 5, 2]
const strength = [10, 9, 8, 8, 9, 4, 2]
const counts: Count[] = days.flatMap((day, at) =>
  hours.map((hour, clock) => ({
    day: day.id,
    hour: hour.id,
    calls: Math.round(((curve[clock] ?? 0) * (strength[at] ?? 0)) / 4) + ((clock * 7 + at * 3) % 5),
  })),
)
// Sunday nights are empty.
const open = counts.filter(({ day, hour }) => day !== '7' || (hour > '07' && hour < '22'))

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap<Count>,
  args: {
    label: 'Calls by hour and day',
    description: 'Mean of October 2026',
    rows: open,
    value: (row) => row.calls,
    across: { label: 'Hour', items: hours, of: (row) => row.hour },
    down: { label: 'Day', items: days, of: (row) => row.day },
  },
} satisfies Meta<typeof HeatMap<Count>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['visual'] }

/** Above 999 a cell uses k; the tooltip and the table have every digit. */
export const LargeNumbers: Story = { args: { value: (row) => row.calls * 97 } }

/** In a narrow container the hours run from top to bottom. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <HeatMap {...args} />
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <HeatMap {...args} label="Loading" rows={[]} isLoading />
      <HeatMap {...args} label="Empty" rows={[]} />
      <HeatMap {...args} label="Error" error={<ErrorState onRetry={() => undefined} />} />
      <HeatMap
        {...args}
        label="Llamadas atendidas y abandonadas por franja horaria y día de la semana en la campaña de otoño"
        description="Einschließlich der Warteschlangenüberlaufweiterleitungen an Vertriebspartnergesellschaften"
      />
    </Stack>
  ),
}

/** The arrow keys go from cell to cell. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}{ArrowRight>9/}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Monday, 09:00: 188')
    await userEvent.keyboard('{ArrowDown>6/}{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sunday, 00:00: no data')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findByRole('columnheader', { name: '09:00' })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /^Monday/ })).toBeVisible()
  },
}
