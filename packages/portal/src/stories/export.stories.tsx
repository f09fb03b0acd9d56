import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Export a load',
  args: { at: '/clustering/exportarCargue?load=load-1' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('clientes-2026-11-20.csv')
  },
}

export const NothingChosen: Story = { args: { at: '/clustering/exportarCargue' } }

export const NoneFinished: Story = { args: { mood: 'empty' } }

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
