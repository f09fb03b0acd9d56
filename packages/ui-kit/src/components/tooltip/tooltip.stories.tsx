import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Reads the list again', children: <Button icon="refresh">Refresh</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** It appears with the focus too, and Escape takes it away. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await expect(await page.findByRole('tooltip')).toBeVisible()
    await expect(page.getByRole('button')).toHaveAccessibleDescription('Reads the list again')
  },
}
