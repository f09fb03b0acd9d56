import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Password recovery',
  args: { at: '/pages/recovery', isSignedOut: true },
  // The pages take the ticket out of the address, which here is that of the story.
  beforeEach: () => {
    const restoreUploads = screenStories.beforeEach()
    const { href } = window.location
    return () => {
      window.history.replaceState(window.history.state, '', href)
      restoreUploads()
    }
  },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** Asks for the Windows user only. */
export const Default: Story = {}

/** The same words whoever was asked for: they do not say whether there is such a user. */
export const Sent: Story = {
  args: { at: '/pages/forgot-password' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username or email' }), 'lucia{Enter}')
    await canvas.findByText('Check your email')
    await expect(canvas.getByRole('button', { name: 'Send another link' })).toBeEnabled()
  },
}

/** Both passwords must be the same. */
export const NewPassword: Story = {
  args: { at: '/pages/reset-password#free' },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByLabelText(/^New password/, { selector: 'input' }),
      'a long phrase',
    )
    await userEvent.type(
      canvas.getByLabelText(/^Repeat the password/, { selector: 'input' }),
      'another{Enter}',
    )
    await canvas.findByText("Password doesn't match. Please try again.")
    await expect(window.location.href).not.toContain('free')
  },
}

/** What is wrong is said of all answers together, with the tries that are left. */
export const WrongAnswers: Story = {
  args: { at: '/pages/security-questions-byUser/lucia/asked' },
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByRole('textbox')) await userEvent.type(field, 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('The answers are not correct. You have 4 attempts left.')
  },
}

/** The right answers lead on to the new password. */
export const RightAnswers: Story = {
  args: { at: '/pages/security-questions-byUser/lucia/asked' },
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByRole('textbox')) await userEvent.type(field, 'right')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByLabelText(/^New password/, { selector: 'input' })
  },
}

/** Used, too old, or without a ticket: there is a way to a new link. */
export const LinkIsOver: Story = {
  args: { at: '/pages/reset-password#used' },
  play: async ({ canvas }) => {
    await canvas.findByText('This link is no longer valid')
    await canvas.findByRole('link', { name: 'Ask for a new link' })
  },
}

/** Only who is signed in chooses questions. */
export const Questions: Story = {
  args: { at: '/pages/security-questions', isSignedOut: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save the questions' })
  },
}
