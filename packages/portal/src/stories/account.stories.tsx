import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Account',
  args: { at: '/pages/register', isSignedOut: true },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** Requests an account; the answer never reveals who has one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Iria')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'iria@example.org')
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'a long phrase')
    await userEvent.type(canvas.getByLabelText(/^Repeat/, { selector: 'input' }), 'another{Enter}')
    await expect(await canvas.findByText("Password doesn't match. Please try again.")).toBeVisible()
  },
}

/** The notice of a known code. */
export const Notice: Story = { args: { at: '/pages/alert-message?notice=registered' } }

/** An unknown code: nothing from the URL is shown. */
export const UnknownNotice: Story = { args: { at: '/pages/alert-message?notice=Pay+here' } }

/** A common password is rejected at its field. */
export const ChangedPassword: Story = {
  args: { at: '/pages/change-password', isSignedOut: false },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/, { selector: 'input' }), 'password123')
    await userEvent.type(canvas.getByLabelText(/^Repeat/, { selector: 'input' }), 'password123{Enter}')
    await expect(await canvas.findByText(/too well known/)).toBeVisible()
  },
}
