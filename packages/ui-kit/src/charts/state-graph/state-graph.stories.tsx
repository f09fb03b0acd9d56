import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateGraph } from './state-graph.tsx'

const way = (from: string, to: string, label: string) => ({ id: `${from}-${to}`, from, to, label })

const meta = {
  title: 'Charts/StateGraph',
  component: StateGraph,
  args: {
    label: 'Ticket',
    states: [
      { id: 'new', label: 'New', note: 'Initial', place: 'start' },
      { id: 'assigned', label: 'Assigned', note: 'Open' },
      { id: 'working', label: 'In progress', note: 'Open' },
      { id: 'user', label: 'Waiting for the user', note: 'Waiting' },
      { id: 'solved', label: 'Solved', note: 'Waiting' },
      { id: 'closed', label: 'Closed', note: 'Final', place: 'end' },
      { id: 'cancelled', label: 'Cancelled', note: 'Final', place: 'end' },
    ],
    ways: [
      way('new', 'assigned', 'Assign'),
      way('new', 'cancelled', 'Cancel'),
      way('assigned', 'working', 'Start'),
      way('working', 'user', 'Ask'),
      way('user', 'working', 'Answered'),
      way('working', 'solved', 'Solve'),
      way('solved', 'working', 'Reopen'),
      way('solved', 'closed', 'Close'),
    ],
    words: { state: 'State', kind: 'Kind', leadsTo: 'Leads to', fault: 'Problem' },
  },
} satisfies Meta<typeof StateGraph>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A highlighted current state, as of a record in the graph. */
export const CurrentState: Story = { args: { current: 'working' } }

/** One state is unreachable, and another is a dead end. */
export const WithFaults: Story = {
  args: {
    states: [
      ...meta.args.states,
      { id: 'island', label: 'Archived', note: 'Open', fault: 'No other state leads to this one' },
    ],
  },
}
export const Loading: Story = { args: { isLoading: true, states: [], ways: [] } }
export const Failed: Story = {
  args: { error: 'The workflow could not be loaded.', states: [], ways: [] },
}
export const Empty: Story = { args: { states: [], ways: [] } }
export const LongTexts: Story = {
  args: {
    states: [
      { id: 'a', label: 'Unterlagennachreichungsaufforderung verschickt', note: 'Anfang', place: 'start' },
      { id: 'b', label: 'An die Schlichtungsstelle weitergegeben', note: 'Ende', place: 'end' },
    ],
    ways: [way('a', 'b', 'An die Schlichtungsstelle weitergeben')],
  },
}

/**
 * Right follows a transition, left goes back, up and down move within the column; a press on a state announces its
 * transitions.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const named = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(named(/^New/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(named(/^Assigned/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(named(/^Solved/)).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('Reopen → In progress, Close → Closed')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await waitFor(() => expect(named(/^New/)).toHaveFocus())
  },
}

/** The same as a table. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Solved' })).toBeVisible()
    await expect(canvas.getByText('Reopen → In progress, Close → Closed')).toBeVisible()
  },
}
