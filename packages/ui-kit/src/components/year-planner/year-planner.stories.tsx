import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { KitProvider } from '#provider/kit-provider.tsx'
import type { DateRange } from '#private/dates/iso-date.ts'
import { longTexts } from '#foundations/long-texts.ts'
import { YearPlanner } from './year-planner.tsx'

const holidays: Record<string, string> = {
  '2026-01-01': 'New Year',
  '2026-01-06': 'Epiphany',
  '2026-04-03': 'Good Friday',
  '2026-05-01': 'Labour Day',
  '2026-08-15': 'Assumption',
  '2026-10-12': 'National Day',
  '2026-12-08': 'Immaculate Conception',
  '2026-12-25': 'Christmas',
}

const meta = {
  title: 'Data/YearPlanner',
  component: YearPlanner,
  args: {
    label: 'Vacations of Ana Ruiz',
    year: 2026,
    today: '2026-11-21',
    kinds: [
      { id: 'holiday', label: 'Holiday', sign: 'H', tone: 'info', pattern: 'dots' },
      { id: 'vacation', label: 'Vacation', sign: 'V', tone: 'success', pattern: 'stripes' },
      { id: 'requested', label: 'Requested', sign: 'R', tone: 'warning', pattern: 'outline' },
      { id: 'absence', label: 'Absence', sign: 'A', tone: 'danger', pattern: 'grid' },
    ],
    marks: [
      ...Object.entries(holidays).map(([day, label]) => ({ kind: 'holiday', start: day, end: day, label })),
      { kind: 'vacation', start: '2026-08-03', end: '2026-08-16', label: 'approved' },
      { kind: 'requested', start: '2026-12-21', end: '2026-12-27' },
      { kind: 'absence', start: '2026-03-10', end: '2026-03-12', label: 'medical leave' },
    ],
    reasonOf: (day) => holidays[day],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState<DateRange | null | undefined>(args.value)
    const { onChange } = args
    const choose = (range: DateRange) => {
      setValue(range)
      onChange?.(range)
    }
    return <YearPlanner {...args} value={value} onChange={onChange === undefined ? undefined : choose} />
  },
} satisfies Meta<typeof YearPlanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A selected range; its holiday and weekends are skipped. */
export const Chosen: Story = { tags: ['visual'], args: { value: { start: '2026-12-04', end: '2026-12-11' } } }

/** Without `onChange` the calendar is read-only; arrow keys move from the pressed day. */
export const ReadOnly: Story = {
  render: (args) => <YearPlanner {...args} onChange={undefined} />,
  play: async ({ canvasElement }) => {
    const day = (name: RegExp) => within(canvasElement).getByRole('gridcell', { name })
    await userEvent.click(day(/May 5/))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(day(/May 6/)).toHaveFocus())
    await expect(day(/May 6/)).not.toHaveAttribute('aria-selected')
  },
}

export const Loading: Story = { args: { isLoading: true, marks: [] } }
export const Failed: Story = { args: { error: <ErrorState onRetry={fn()} /> } }
export const NothingYet: Story = { args: { marks: [] } }

/** Names and dates are localised; long words wrap. */
export const InGerman: Story = {
  args: {
    kinds: [
      { id: 'holiday', label: 'Gesetzlicher Feiertag', sign: 'F', tone: 'info', pattern: 'dots' },
      {
        id: 'vacation',
        label: 'Genehmigter Erholungsurlaub',
        sign: 'U',
        tone: 'success',
        pattern: 'stripes',
      },
      {
        id: 'requested',
        label: 'Beantragter Bildungsurlaub',
        sign: 'B',
        tone: 'warning',
        pattern: 'outline',
      },
      { id: 'absence', label: longTexts.es, sign: 'K', tone: 'danger', pattern: 'grid' },
    ],
  },
  decorators: [
    (Story) => (
      <KitProvider locale="de">
        <Story />
      </KitProvider>
    ),
  ],
}

/** Each day shows the start and end of work, also in its accessible name. */
export const WithShifts: Story = {
  args: {
    details: new Map([
      ['2026-11-23', { short: ['9', '17:30'], label: 'shift from 09:00 to 17:30' }],
      ['2026-11-24', { short: ['22', '6'], label: 'shift from 22:00 to 06:00' }],
      ['2026-11-25', { short: ['off'], label: 'day of rest' }],
    ]),
  },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('gridcell', {
      name: /November 23.*shift from 09:00 to 17:30/,
    })
    await expect(day.querySelector('[data-short="17:30"]')).toBeVisible()
  },
}

/** Calendar days: weekends count, too. */
export const NaturalDays: Story = {
  args: { isCounted: () => true, value: { start: '2026-08-03', end: '2026-08-16' } },
}

/** One tab stop; Enter selects the first day, arrow keys extend, Enter selects the last one, Escape cancels. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name })
    await userEvent.tab()
    await waitFor(() => expect(day(/November 21/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(day(/November 30/)).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-06' })
    await expect(canvas.getByText(/December 1 to December 6: 4 days \(2 days not counted\)/)).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(day(/December 31$/)).toHaveFocus())
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

/** A day that cannot begin or end a range has a reason, and ignores presses. */
export const ReasonToRefuse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const cell = canvas.getByRole('gridcell', { name: /October 12.*cannot be chosen: National Day/ })
    await userEvent.click(cell)
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/October 12, Holiday, National Day, cannot be chosen/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A range is dragged, or its two ends are pressed. */
export const ByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name })
    await userEvent.click(day(/June 8/))
    await userEvent.click(day(/June 19/))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-06-08', end: '2026-06-19' })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: day(/July 10/) },
      { target: day(/July 6/) },
      { keys: '[/MouseLeft]', target: day(/July 6/) },
    ])
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-07-06', end: '2026-07-10' })
    await expect(day(/July 7/)).toHaveAttribute('aria-selected', 'true')
  },
}

/** The arrow keys reach the next year where there are buttons for it; one press returns to today. */
export const OtherYears: Story = {
  render: function Render(args) {
    const [year, setYear] = useState(args.year)
    return <YearPlanner {...args} year={year} onYearChange={setYear} today="2026-12-31" />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('gridcell', { name: /December 31, today$/ }))
    await userEvent.keyboard('{Escape}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /January 1$/ })).toHaveFocus())
    await expect(canvas.getByText('2027')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }))
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /December 31, today$/ })).toHaveFocus())
  },
}

/** In right-to-left text the next day is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const day = (name: RegExp) => within(canvasElement).getByRole('gridcell', { name })
    await userEvent.tab()
    await waitFor(() => expect(day(/November 21/)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(day(/November 22/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(day(/November 20/)).toHaveFocus())
  },
}
