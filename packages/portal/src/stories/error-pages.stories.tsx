import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Error pages',
  args: { at: '/pages/not-authorized?from=%2Fusers' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** Names the missing permission. */
export const NotAuthorized: Story = {
  args: { without: ['MENU_USUARIOS'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/MENU_USUARIOS/)
  },
}

/** The target once the permission has been granted. */
export const AuthorizedByNow: Story = {}

export const NotFound: Story = { args: { at: '/no-such-page' } }

export const ServerError: Story = { args: { at: '/pages/error-500' } }

/** With the request id for support, and a link back to the page that failed. */
export const ServerErrorOfRequest: Story = {
  args: { at: '/pages/error-500?request=req-1a&from=%2Fdashboard' },
}

export const ComingSoon: Story = { args: { at: '/pages/comingsoon' } }
