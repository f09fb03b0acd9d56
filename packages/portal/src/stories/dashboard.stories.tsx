import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Dashboard',
  args: { at: '/dashboard' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes-2026-11-20.csv' })
  },
}

/** The first day of a centre. */
export const FirstDay: Story = { args: { mood: 'empty' } }

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
