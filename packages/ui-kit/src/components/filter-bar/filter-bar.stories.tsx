import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchField } from '#components/search-field/search-field.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { Filter } from './filter.ts'

const filters: Filter[] = [
  {
    kind: 'many-of',
    id: 'state',
    label: 'State',
    isAlwaysShown: true,
    options: [
      { id: 'active', label: 'Active' },
      { id: 'break', label: 'On a break' },
      { id: 'absent', label: 'Absent' },
    ],
  },
  {
    kind: 'one-of',
    id: 'team',
    label: 'Team',
    options: ['Renewals', 'Support', 'Retention', 'Back office'].map((label) => ({ id: label, label })),
  },
  { kind: 'text', id: 'email', label: 'E-mail', placeholder: 'example.com' },
  { kind: 'date-range', id: 'since', label: 'Since', today: '2026-11-21', max: '2026-11-21' },
  { kind: 'number-range', id: 'calls', label: 'Calls', min: 0 },
  { kind: 'yes-no', id: 'leads', label: 'Leads a team' },
  {
    kind: 'many-of',
    id: 'skills',
    label: 'Skills',
    options: Array.from({ length: 24 }, (_skill, at) => ({ id: `${at}`, label: `Skill ${at + 1}` })),
  },
]

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { filters, values: {}, onChange: fn(), children: <SearchField label="Search employees" /> },
  parameters: { layout: 'padded' },
  render: function Render(args) {
    const [values, setValues] = useState(args.values)
    return (
      <FilterBar
        {...args}
        values={values}
        onChange={(next) => {
          args.onChange(next)
          setValues(next)
        }}
      />
    )
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const all = {
  state: 'active,break',
  team: 'Support',
  email: 'example.com',
  since: '2026-11-01..2026-11-21',
  calls: '1200..',
  leads: 'true',
  skills: '1,4,7,9',
}

export const Playground: Story = { args: { values: { team: 'Support', calls: '1200..' } } }

/** One filter of each kind: text, single choice, multiple choice, dates, numbers, yes or no. */
export const AllInForce: Story = { args: { values: all } }

/** By keyboard alone: add a filter, select values, apply, change it, and remove it. */
export const ByKeyboard: Story = {
  args: { children: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    const add = canvas.getByRole('button', { name: 'Add a filter' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Team' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const text = await page.findByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('ana{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: 'ana' })
    const chip = canvas.getByRole('button', { name: 'E-mail: “ana”' })
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a filter' })).toHaveFocus())
  },
}

/** Checkboxes have no effect until “Apply”. */
export const SeveralOptions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'State' }))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Absent' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Active' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'active,absent' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'State: Active, Absent' })).toHaveFocus())
  },
}

const people = ['Ana Belmonte', 'Ana Rey', 'Bruno Sanz', 'Carla Pons'].map((label) => ({ id: label, label }))

/** With too many options, these are searched by the server while typing. */
export const FoundByWriting: Story = {
  args: { values: { person: 'Carla Pons' } },
  render: function Render(args) {
    const [values, setValues] = useState(args.values)
    const [search, setSearch] = useState('')
    const isOffered = ({ label }: { label: string }) =>
      label === values.person || (search !== '' && label.startsWith(search))
    const person: Filter = {
      ...{ kind: 'one-of', id: 'person', label: 'Person' },
      ...{ options: people.filter(isOffered), onSearch: setSearch },
    }
    return <FilterBar {...args} filters={[person]} values={values} onChange={setValues} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Person: Carla Pons' }))
    const box = await page.findByRole('combobox', { name: 'Person' })
    await expect(box).toHaveValue('Carla Pons')
    await userEvent.clear(box)
    await userEvent.type(box, 'Ana')
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(page.getByRole('option', { name: 'Ana Rey' }))
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Person: Ana Rey' })).toHaveFocus())
  },
}

/** A reversed range is rejected at its field. */
export const NumbersTheWrongWayRound: Story = {
  args: { values: { calls: '20..' } },
  play: async ({ args, canvasElement }) => {
    const page = body(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Calls: from 20' }))
    const max = await page.findByRole('textbox', { name: 'Maximum' })
    await userEvent.type(max, '10')
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect(await page.findByText(/same as the minimum or greater/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(max)
    await userEvent.type(max, '30{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ calls: '20..30' }))
  },
}

/** “Clear filters” removes the bar's own filters and keeps other values. */
export const Cleared: Story = {
  args: { values: { ...all, other: 'stays' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ other: 'stays' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a filter' })).toHaveFocus())
  },
}

/** The calendar of a date range opens inside the filter. */
export const Dates: Story = {
  args: { values: { since: '2026-11-01..2026-11-21' } },
  play: async ({ args, canvasElement }) => {
    const page = body(canvasElement)
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Since: 11/01/2026 – 11/21/2026' }),
    )
    const period = await page.findByRole('group', { name: /Since/ })
    await userEvent.click(within(period).getByRole('button'))
    await userEvent.click(await page.findByRole('button', { name: 'Last month' }))
    await userEvent.click(await page.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ since: '2026-10-01..2026-10-31' }))
  },
}

const german: Filter[] = filters.map((filter) => ({
  ...filter,
  label: `Genehmigungsverfahren: ${filter.label}`,
}))
export const LongTexts: Story = { args: { filters: german, values: all }, globals: { locale: 'de' } }
export const InSpanish: Story = { args: { values: all }, globals: { locale: 'es' } }
export const RightToLeft: Story = { args: { values: all }, globals: { direction: 'rtl' } }

/** On a phone all filters are behind one button, which shows how many are active; nothing changes until “Apply”. */
export const OnAPhone: Story = {
  args: { values: all },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('searchbox', { name: 'Search employees' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (7)' }))
    const sheet = within(await body(canvasElement).findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Remove the filter Leads a team' }))
    const email = sheet.getByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(email)
    await userEvent.type(email, ' ana ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (6)' })).toHaveFocus())
    const applied = Object.entries({ ...all, email: 'ana' }).filter(([id]) => id !== 'leads')
    await expect(args.onChange).toHaveBeenLastCalledWith(Object.fromEntries(applied))
  },
  decorators: [
    (Bar) => (
      <div style={{ maxInlineSize: 390 }}>
        <Bar />
      </div>
    ),
  ],
}

/** The same with late frames: the focus ends in the same place. */
export const ByKeyboardOnASlowPage: Story = { ...ByKeyboard, tags: ['slow'] }
