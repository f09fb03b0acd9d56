import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '#layouts/inline/inline.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'bell', label: 'Notifications', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Inline>
      <IconButton icon="plus" label="Add" tone="primary" />
      <IconButton icon="pencil" label="Edit" tone="neutral" />
      <IconButton icon="more" label="More" tone="quiet" />
      <IconButton icon="trash" label="Delete" tone="danger" />
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} icon="star" label={`Star this page, ${size}`} size={size} />
      ))}
    </Inline>
  ),
}

/** The reason is visible next to it, because a disabled button cannot be focused. A pending button ignores presses. */
export const States: Story = {
  render: () => (
    <Inline>
      <IconButton icon="refresh" label="Read again" isDisabled />
      <span>Without a connection the list cannot be read again.</span>
      <IconButton icon="save" label="Save" isPending />
    </Inline>
  ),
}

/** Its label appears as a tooltip on focus. */
export const NamedOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Notifications')
  },
}
