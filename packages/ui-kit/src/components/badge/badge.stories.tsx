import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import type { Tone } from '#private/tone.ts'
import { Badge, Status } from './badge.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: '12' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const states: [Tone, string][] = [
  ['neutral', 'Paused'],
  ['info', 'Running'],
  ['success', 'Done'],
  ['warning', 'With warnings'],
  ['danger', 'Failed'],
]

export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline>
        {states.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
        <Badge icon="star">Starred</Badge>
      </Inline>
      <Inline>
        {states.map(([tone, label]) => (
          <Status key={tone} tone={tone}>
            {label}
          </Status>
        ))}
      </Inline>
      <Inline space="lg">
        {states.map(([tone, label]) => (
          <Status key={tone} tone={tone} emphasis="quiet">
            {label}
          </Status>
        ))}
      </Inline>
    </Stack>
  ),
}
