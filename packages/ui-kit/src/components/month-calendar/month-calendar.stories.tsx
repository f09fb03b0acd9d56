import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { MonthCalendar } from './month-calendar.tsx'

const meta = {
  title: 'Data/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Working days of Ana Ruiz',
    month: '2026-11-01',
    today: '2026-11-21',
    kinds: [
      { id: 'worked', label: 'Worked', sign: 'W', tone: 'success', pattern: 'plain' },
      { id: 'short', label: 'Short', sign: 'S', tone: 'warning', pattern: 'stripes' },
      { id: 'missing', label: 'Missing', sign: 'M', tone: 'danger', pattern: 'grid' },
      { id: 'holiday', label: 'Holiday', sign: 'H', tone: 'info', pattern: 'dots' },
    ],
    marks: [
      { kind: 'holiday', start: '2026-11-02', end: '2026-11-02', label: 'All Saints' },
      { kind: 'worked', start: '2026-11-03', end: '2026-11-06' },
      { kind: 'short', start: '2026-11-09', end: '2026-11-09' },
      { kind: 'missing', start: '2026-11-10', end: '2026-11-10' },
    ],
    textOf: (day) => (day >= '2026-11-03' && day <= '2026-11-06' ? '8:05' : undefined),
    hrefOf: (day) => (day <= '2026-11-21' ? `#${day}` : undefined),
  },
} satisfies Meta<typeof MonthCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Days without data and without links. */
export const Empty: Story = { args: { marks: [], hrefOf: () => undefined, textOf: () => undefined } }

/** Long labels wrap below the month. */
export const LongTexts: Story = {
  args: { kinds: meta.args.kinds.map((kind) => ({ ...kind, label: longTexts.de })) },
}

/** The accessible name of a day has its date, kind and text; future days have no link. */
export const LeadsToDays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('link', { name: 'Tuesday, November 3, Worked, 8:05' })
    await expect(day).toHaveAttribute('href', '#2026-11-03')
    await expect(canvas.getByRole('link', { name: /November 2, Holiday, All Saints$/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /November 22/ })).toBeNull()
    await expect(canvas.getByText(/November 22/)).toBeInTheDocument()
  },
}
