import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Password recovery',
  args: { at: '/pages/recovery', isSignedOut: true },
  // The pages remove the ticket from the URL, which here is that of the story.
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

/** Asks only for the Windows user. */
export const Default: Story = {}

/** The same text for every user name: it does not reveal whether the user exists. */
export const Sent: Story = {
  args: { at: '/pages/forgot-password' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username or email' }), 'lucia{Enter}')
    await canvas.findByText('Check your email')
    await expect(canvas.getByRole('button', { name: 'Send another link' })).toBeEnabled()
  },
}

/** Both passwords must be equal. */
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

/** The error covers all answers together, with the remaining attempts. */
export const WrongAnswers: Story = {
  args: { at: '/pages/security-questions-byUser/lucia/asked' },
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByRole('textbox')) await userEvent.type(field, 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('The answers are not correct. You have 4 attempts left.')
  },
}

/** Correct answers lead to the new password. */
export const RightAnswers: Story = {
  args: { at: '/pages/security-questions-byUser/lucia/asked' },
  play: async ({ canvas }) => {
    for (const field of await canvas.findAllByRole('textbox')) await userEvent.type(field, 'right')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByLabelText(/^New password/, { selector: 'input' })
  },
}

/** Used, expired, or without a ticket: there is a link to request another. */
export const LinkIsOver: Story = {
  args: { at: '/pages/reset-password#used' },
  play: async ({ canvas }) => {
    await canvas.findByText('This link is no longer valid')
    await canvas.findByRole('link', { name: 'Ask for a new link' })
  },
}

/** Only a signed-in person chooses questions. */
export const Questions: Story = {
  args: { at: '/pages/security-questions', isSignedOut: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save the questions' })
  },
}
