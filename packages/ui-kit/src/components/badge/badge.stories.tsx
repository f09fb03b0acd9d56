import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import type { Tone } from '#private/tone.ts'
import { longTexts } from '#foundations/long-texts.ts'
import { Badge, Status } from './badge.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  subcomponents: { Status },
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
    </Stack>
  ),
}

/** With a background next to a title, quiet in a table with many badges. */
export const Emphases: Story = {
  render: () => (
    <Stack>
      {(['soft', 'quiet'] as const).map((emphasis) => (
        <Inline key={emphasis} space="lg">
          {states.map(([tone, label]) => (
            <Status key={tone} tone={tone} emphasis={emphasis}>
              {label}
            </Status>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <Stack>
      <Badge>0</Badge>
      <Badge tone="info" icon="star">
        {longTexts.es}
      </Badge>
      <Status tone="warning">{longTexts.de}</Status>
      <Status tone="danger" emphasis="quiet">
        {longTexts.es}
      </Status>
    </Stack>
  ),
}
