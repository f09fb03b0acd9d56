import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { days, type Day } from './calls.ts'
import { TimeSeries } from './time-series.tsx'

const meta = {
  title: 'Charts/TimeSeries',
  component: TimeSeries<Day>,
  args: {
    label: 'Calls a day',
    description: 'Five weeks measured, one foreseen',
    rows: days,
    time: (row) => row.day,
    intervalLabel: '80% interval',
    series: [
      { id: 'calls', label: 'Calls', value: (row) => row.calls, isAnomaly: (row) => row.isOdd },
      { id: 'lost', label: 'Lost', value: (row) => row.lost },
      {
        id: 'forecast',
        label: 'Forecast',
        value: (row) => row.forecast,
        low: (row) => row.low,
        high: (row) => row.high,
        isDashed: true,
      },
    ],
  },
} satisfies Meta<typeof TimeSeries<Day>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['visual'] }
export const OneLine: Story = {
  args: { series: [{ id: 'calls', label: 'Calls', value: (row) => row.calls }] },
}

/** Values far from zero show their movement when the axis begins near them. */
export const NearTheData: Story = {
  args: {
    label: 'Service level',
    baseline: 'data',
    format: (value) => `${value.toFixed(1)}%`,
    axisFormat: (value) => `${value}%`,
    series: [
      {
        id: 'level',
        label: 'Service level',
        value: (row) => (row.calls === null ? null : 96 + (row.calls % 17) / 5),
      },
    ],
  },
}

/** Instants are in the portal's zone: here midnight in Madrid, in the night when clocks go back. */
export const HalfHours: Story = {
  args: {
    label: 'Calls by half hour',
    description: '25 October 2026, Madrid',
    timeZone: 'Europe/Madrid',
    rows: days.map((row, at) => ({
      ...row,
      day: new Date(Date.UTC(2026, 9, 24, 18) + at * 1_800_000).toISOString(),
    })),
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <TimeSeries {...args} />
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <TimeSeries {...args} label="Loading" rows={[]} isLoading height="8rem" />
      <TimeSeries {...args} label="Empty" rows={[]} height="12rem" />
      <TimeSeries {...args} label="Error" error={<ErrorState onRetry={() => undefined} />} />
      <TimeSeries
        {...args}
        label="Predicción de la carga de trabajo por campaña, subcampaña y grupo de skills"
        series={args.series.map((one) => ({
          ...one,
          label: `${one.label} Warteschlangenüberlaufweiterleitung`,
        }))}
      />
    </Stack>
  ),
}

/** Keys move across gaps and announce them, announce outliers, and change the line. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}{ArrowRight>8/}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Tue, Oct 6, 2026: Calls: 640 · Anomaly')
    await userEvent.keyboard('{ArrowRight>3/}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Fri, Oct 9, 2026: Calls: no data')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sun, Nov 8, 2026: Forecast: 594 (366 – 822)')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Forecast: lower end' })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Tue, Oct 6, 2026 640 Anomaly/ })).toBeVisible()
  },
}
