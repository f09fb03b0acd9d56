import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { unlock } from '#patterns/lock/lock-state.ts'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Profile',
  args: { at: '/userProfile' },
  beforeEach: () => {
    unlock()
    return unlock
  },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each choice applies at once. */
export const Preferences: Story = {
  args: { at: '/userProfile?tab=preferences' },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Time zone' })
  },
}

/** Sessions, password, second factor and lock. */
export const Security: Story = {
  args: { at: '/userProfile?tab=security' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari · iOS')).toBeVisible()
    await canvas.findByRole('button', { name: 'End the session on Safari · iOS' })
  },
}

/** The cover of a locked page: only the password unlocks it. */
export const Locked: Story = {
  args: { at: '/userProfile?tab=security' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock now' }))
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('heading', { level: 1, name: 'Portal locked' })
    await userEvent.type(page.getByLabelText(/^Password/, { selector: 'input' }), 'wrong{Enter}')
    await page.findByText('The password is not correct.')
  },
}

/** The lock by its URL. */
export const LockScreen: Story = { args: { at: '/pages/lock-screen' } }
