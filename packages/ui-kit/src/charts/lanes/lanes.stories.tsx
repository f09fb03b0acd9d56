import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import type { Lane, LaneKind } from './lane.ts'
import { Lanes } from './lanes.tsx'

const at = (time: string) => `2026-11-05T${time}:00Z`
const kinds: LaneKind[] = [
  { id: 'work', label: 'At work', look: 'full' },
  { id: 'break', label: 'Break', look: 'low' },
  { id: 'call', label: 'In a call', look: 'full' },
  { id: 'lost', label: 'No signal', look: 'open' },
]
const clock: Lane = {
  ...{ id: 'clock', label: 'Clock' },
  spans: [
    { kind: 'work', from: at('08:00'), to: at('11:30') },
    { kind: 'break', from: at('11:30'), to: at('12:00'), label: 'Lunch' },
    { kind: 'work', from: at('12:00'), to: at('16:00') },
  ],
  marks: {
    label: 'Entries',
    items: [
      { at: at('08:00'), label: 'In' },
      { at: at('11:30'), label: 'Lunch' },
      { at: at('12:00'), label: 'Back' },
      { at: at('16:00'), label: 'Out' },
    ],
  },
}
const agent: Lane = {
  ...{ id: 'agent', label: 'Agent' },
  spans: [
    { kind: 'call', from: at('08:05'), to: at('09:40') },
    { kind: 'lost', from: at('09:40'), to: at('10:00') },
    { kind: 'call', from: at('10:00'), to: at('11:45') },
    { kind: 'break', from: at('11:45'), to: at('12:00') },
    { kind: 'call', from: at('12:00'), to: at('16:40') },
  ],
}

const meta = {
  title: 'Charts/Lanes',
  component: Lanes,
  args: {
    ...{ label: 'A day at work', timeZone: 'Europe/Madrid', kinds, lanes: [clock, agent] },
    findings: {
      label: 'To look at',
      items: [
        { from: at('11:30'), to: at('11:45'), label: 'In a call during a break' },
        { from: at('16:00'), to: at('16:40'), label: 'In a call for 40 min after going home' },
      ],
    },
  },
} satisfies Meta<typeof Lanes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** On a phone short spans have no labels, and the axis has every second hour. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Lanes {...args} />
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <Lanes {...args} label="Loading" lanes={[]} findings={undefined} isLoading />
      <Lanes {...args} label="Empty" lanes={[]} findings={undefined} />
      <Lanes {...args} label="Error" error={<ErrorState onRetry={() => undefined} />} />
      <Lanes
        {...args}
        label="Jornada de una persona con lo que dice su reloj y lo que ha hecho como agente en cada momento"
        description="Einschließlich der Warteschlangenüberlaufweiterleitungen an Vertriebspartnergesellschaften"
      />
    </Stack>
  ),
}

/** The arrow keys move along a lane, and to the other one at the same time. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'To look at: In a call for 40 min after going home: 17:00 – 17:40',
    )
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Clock: Lunch: 12:30 – 13:00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Agent: /)
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findAllByRole('rowheader', { name: 'Entries' })).toHaveLength(4)
  },
}
