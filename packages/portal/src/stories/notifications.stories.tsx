import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Notifications',
  args: { at: '/notifications' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Notifications' })
  },
}

export const Preferences: Story = {
  args: { at: '/notifications?view=preferences' },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'By email' })
  },
}

export const Exclusions: Story = {
  args: { at: '/notifications?view=exclusions' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New exclusion' }))
    await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: /^Reason/ })
  },
}

/** Without the permission to exclude people, exclusions are not mentioned. */
export const OnlyOnesOwn: Story = {
  args: { without: ['NOTIFICACIONES_EXCLUSIONES'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Preferences' })
  },
}
