import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '#layouts/stack/stack.tsx'
import { Steps } from './steps.tsx'

const steps = [
  { id: 'person', label: 'Person', description: 'Name and tax number' },
  { id: 'family', label: 'Family' },
  { id: 'home', label: 'Home', description: 'Rent or loan' },
  { id: 'sign', label: 'Signature' },
]

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    label: 'Model 145',
    steps,
    current: 'home',
    states: { person: 'done', family: 'error' },
    onSelect: fn(),
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <Steps {...args} label="At the beginning" current="person" states={{}} />
      <Steps
        {...args}
        label="At the end"
        current="sign"
        states={{ person: 'done', family: 'done', home: 'done' }}
      />
      <Steps
        {...args}
        label="Long words"
        steps={steps.map((step) => ({
          ...step,
          label: `Kommunikation der Familienverhältnisse: ${step.label}`,
        }))}
      />
    </Stack>
  ),
}

/** In a narrow container there is one line: the current step and their number. */
export const Narrow: Story = {
  globals: { locale: 'es' },
  render: (args) => (
    <div style={{ inlineSize: '22rem' }}>
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Paso 3 de 4')).toBeVisible()
  },
}

/** A completed step can be revisited; its state is text, not only colour. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(items[1]).toHaveTextContent('Family, with errors')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('person')
  },
}
