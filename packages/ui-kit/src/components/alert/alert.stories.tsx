import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'The load has ended', children: '12,400 rows were read, 38 were left out.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Of the tone ${tone}`}>
          A sentence or two about what is so and what can be done about it.
        </Alert>
      ))}
      <Alert tone="warning" onDismiss={fn()} actions={<Button size="sm">Read them</Button>}>
        Three notices are waiting, and this one has no title.
      </Alert>
    </Stack>
  ),
}

/** Long texts wrap, with the actions below. */
export const States: Story = {
  render: () => (
    <Stack>
      <Alert title={longTexts.es} onDismiss={fn()} actions={<Button size="sm">{longTexts.de}</Button>} />
      <Alert tone="danger" title={longTexts.de} isSilent>
        {longTexts.es}
      </Alert>
      <Alert tone="success">Of one sentence.</Alert>
    </Stack>
  ),
}
