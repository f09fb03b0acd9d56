import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    label: 'What counts as a duplicate',
    trigger: <Button icon="help">Duplicates</Button>,
    children: 'Two rows with the same telephone and the same campaign.',
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
  },
}
