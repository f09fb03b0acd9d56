import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useData } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { ApprovalScreen } from '#patterns/request-screen/approval-screen.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { absenceColumns } from '#stories/testing/absence-columns.tsx'
import { patternStories } from '#stories/testing/pattern-stories.tsx'
import type { PortalStoryProps } from '#stories/testing/portal-story.tsx'
import { useAbsences } from '#stories/testing/use-absences.ts'

const rules = { sorts: ['person', 'kind', 'from'], defaultSort: 'from', filters: ['state'] } as const
const filters: readonly Filter[] = [
  {
    kind: 'one-of',
    id: 'state',
    label: 'State',
    isAlwaysShown: true,
    options: [
      { id: 'pending', label: 'Pending' },
      { id: 'approved', label: 'Approved' },
      { id: 'rejected', label: 'Rejected' },
    ],
  },
]

interface AbsencesToDecideProps {
  /**
   * Whether decisions can be undone; below that, one is in force at once and one was made by somebody else.
   */
  canTakeBack?: boolean
}

function AbsencesToDecide({ canTakeBack = false }: AbsencesToDecideProps) {
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters: chosen } = table.query
  const { absences, list } = useAbsences({ page, perPage, sort, search, state: chosen.state })
  const { data: agreed } = useData(absences.agreed, [])
  const unless =
    (refused: string, act: (id: string) => Promise<unknown>) =>
    (id: string): Promise<unknown> =>
      act(canTakeBack && id === refused ? 'nobody' : id)
  return (
    <ApprovalScreen
      title="Absences to decide"
      text={`What your team has asked for; ${agreed ?? 0} agreed to so far.`}
      table={table}
      list={list}
      columns={absenceColumns}
      filters={filters}
      label={({ person, from }) => `${person}, ${from}`}
      approve={like(absences.approve, unless('absence-2', absences.approve))}
      reject={absences.reject}
      {...(canTakeBack
        ? { release: like(absences.release, unless('absence-1', absences.release)) }
        : undefined)}
      families={['absenceSums']}
      empty={{ title: 'Nothing to decide', text: 'New requests appear here.' }}
    />
  )
}

const about =
  'For those who decide: a queue, approve or reject one by one or many at once, and a reason for what is rejected. What fails of many is told row by row. The other side is “Request screen”.'

const meta = {
  ...patternStories(about, () => <AbsencesToDecide />),
  title: 'Patterns/Approval screen',
  args: { at: '/?state=pending' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Pending')
  },
}

export const NothingToDecide: Story = { args: { at: '/?state=pending&search=nobody' } }

/** A rejection requires a reason. */
export const Rejecting: Story = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    if (menu === undefined) throw new Error('No request has a menu')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeInvalid())
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too many are away that week')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** In bulk: the bar shows progress and results, and the other affected families are refetched. */
export const DecidingOnMany: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/; 7 agreed to/)
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0))
    await canvas.findByText(/; 10 agreed to/)
  },
}

/** A bulk decision can be undone despite some failures, and each decision individually. */
export const TakingManyBack: Story = {
  render: patternStories(about, () => <AbsencesToDecide canTakeBack />).render,
  play: async ({ canvas }) => {
    const first = () => canvas.queryAllByRole('checkbox', { name: 'Select Lucía Núñez Peña, 2026-12-01' })
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await expect(first()).toHaveLength(2)
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(first()).toHaveLength(1))
  },
}
