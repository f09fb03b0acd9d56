import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Reads the list again', children: <Button icon="refresh">Refresh</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The preferred placements, when there is room. */
export const Placements: Story = {
  render: () => (
    <Inline justify="center">
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} text={`It stands here: ${placement}`} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
}

/** Long words wrap; a disabled one never appears. */
export const States: Story = {
  render: () => (
    <Inline justify="center">
      <Tooltip text={`${longTexts.de}: ${longTexts.es}`}>
        <Button>Long</Button>
      </Tooltip>
      <Tooltip text="Not now" isDisabled>
        <Button>Disabled</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('tooltip')).toHaveTextContent(longTexts.de)
  },
}

/** It appears on focus, too, and Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await expect(await page.findByRole('tooltip')).toBeVisible()
    await expect(page.getByRole('button')).toHaveAccessibleDescription('Reads the list again')
  },
}
