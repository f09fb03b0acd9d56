import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Inline } from '#layouts/inline/inline.tsx'
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

/** The preferred placements, when there is room. */
export const Placements: Story = {
  render: (args) => (
    <Inline justify="center">
      {(['bottom start', 'bottom end', 'top start', 'start top'] as const).map((placement) => (
        <Popover
          key={placement}
          {...args}
          placement={placement}
          trigger={<Button icon="help">{placement}</Button>}
        />
      ))}
    </Inline>
  ),
}

/** Open, with long words. */
export const LongTexts: Story = {
  args: { label: longTexts.de, children: `${longTexts.es}. ${longTexts.de}.` },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
  },
}
