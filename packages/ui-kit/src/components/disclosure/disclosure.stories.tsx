import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'How rows are matched', children: 'By telephone first, then by document and by name.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const States: Story = {
  render: ({ children }) => (
    <Stack>
      <Disclosure title="Open from the start" defaultExpanded>
        {children}
      </Disclosure>
      <Disclosure title="Disabled: there is one rule only" isDisabled>
        {children}
      </Disclosure>
      <Disclosure title={longTexts.de} defaultExpanded>
        {longTexts.es}
      </Disclosure>
      <Disclosure title={longTexts.es}>{children}</Disclosure>
      <Disclosure title="Ticket 4848 closed" meta="Delivered, today at 10:15">
        {children}
      </Disclosure>
    </Stack>
  ),
}

export const Loaded: Story = {
  args: { children: () => 'Loaded when it was opened.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Loaded when it was opened.')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Loaded when it was opened.')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}
