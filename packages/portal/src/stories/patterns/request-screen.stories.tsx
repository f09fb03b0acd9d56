import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField, Select } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { RequestScreen } from '#patterns/request-screen/request-screen.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { absenceColumns } from '#stories/testing/absence-columns.tsx'
import { absenceKinds } from '#stories/testing/absences.ts'
import { patternStories } from '#stories/testing/pattern-stories.tsx'
import type { PortalStoryProps } from '#stories/testing/portal-story.tsx'
import { useAbsences } from '#stories/testing/use-absences.ts'

const rules = { sorts: ['person', 'kind', 'from'], defaultSort: 'from' } as const
const columns = absenceColumns
  .filter(({ id }) => id !== 'person')
  .map((column) => ({
    ...column,
    rowHeader: column.id === 'kind',
  }))

function MyAbsences() {
  const table = useTableQuery(rules)
  const { page, perPage, sort, search } = table.query
  const { absences, list } = useAbsences({ page, perPage, sort, search })
  return (
    <RequestScreen
      title="My absences"
      text="Ask for days off, and see what became of it."
      askLabel="Request an absence"
      table={table}
      list={list}
      columns={columns}
      label={({ kind, from }) => `${kind} from ${from}`}
      create={absences.create}
      input={({ kind, from, to }) => ({ kind: textOf(kind), from: textOf(from), to: textOf(to) })}
      withdraw={absences.withdraw}
      empty={{ title: 'No absences yet', text: 'What you ask for stands here.' }}
    >
      <Select
        name="kind"
        label="Kind"
        isRequired
        defaultValue="Holiday"
        options={absenceKinds.map((id) => ({ id, label: id }))}
      />
      <DateField name="from" label="From" isRequired defaultValue="2026-12-22" />
      <DateField name="to" label="Until" isRequired defaultValue="2026-12-20" />
    </RequestScreen>
  )
}

const meta = {
  ...patternStories(
    'For those who ask for something that others decide on: a form, the own requests with their states, and taking one back while nobody has decided. The other side is “Approval screen”.',
    () => <MyAbsences />,
  ),
  title: 'Patterns/Request screen',
  args: { at: '/' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Pending')
  },
}

/** The service's error is shown at its field, and the form stays open. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request an absence' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    const until = await form.findByRole('group', { name: /^Until/ })
    await waitFor(() => expect(until).toHaveAttribute('data-invalid', 'true'))
  },
}

/** The new request is in the list, highlighted and focused. */
export const Sent: Story = {
  args: { at: '/?sort=-from' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request an absence' }))
    const form = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(form.getByRole('button', { name: /Kind/ })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('12242026')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    await screen.findByText(/^Request sent: Holiday/)
    const row = await canvas.findByRole('row', { current: true })
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
  },
}

export const TakingBack: Story = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for Holiday/ })
    if (menu === undefined) throw new Error('No request has a menu')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
    await canvas.findByText('Withdrawn')
  },
}
