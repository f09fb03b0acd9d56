import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Sign-in by a link',
  args: { at: '/login/valid', isSignedOut: true },
  // The page removes the token from the URL, which here is that of the story.
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

/** Says who will be signed in, before the link is used up. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in as Lucía Núñez Peña' })
    await expect(window.location.href).not.toContain('valid')
  },
}

export const Checking: Story = {
  args: { at: '/login/slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Checking the link…' })
  },
}

/** Expired, unknown or revoked: there is a link to the sign-in with a password. */
export const Expired: Story = {
  args: { at: '/login/expired' },
  play: async ({ canvas }) => {
    await canvas.findByText('This link is no longer valid')
    await canvas.findByRole('link', { name: 'Sign in with username and password' })
  },
}

/** Already used: the link is valid for one sign-in. */
export const UsedMeanwhile: Story = {
  args: { at: '/login/used' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign in as/ }))
    await canvas.findByText('This link is no longer valid')
  },
}

/** One press, and the portal opens. */
export const Entered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign in as/ }))
    await canvas.findByRole('navigation', { name: 'Main menu' })
  },
}
