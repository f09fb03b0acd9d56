import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Process loads',
  args: { at: '/clustering/cargue' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes-2026-11-20.csv' })
  },
}

/** The address says what is shown: a page, an order, a filter. */
export const FromALink: Story = {
  args: { at: '/clustering/cargue?state=failed&sort=name' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^encuesta/ })
  },
}

export const NoneYet: Story = { args: { mood: 'empty' } }

export const NoneMatch: Story = {
  args: { at: '/clustering/cargue?search=nothing-like-it' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Clear filters' })
  },
}

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const NoPermission: Story = {
  args: { without: ['MENU_PROCESAR_CARGUE'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/MENU_PROCESAR_CARGUE/)
  },
}

/** One load in detail, with what was wrong with its rejected rows. */
export const WithErrors: Story = {
  args: { at: '/clustering/cargue?load=load-2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'recobro-2026-11-19.csv' })
  },
}

/** A load that paused goes on where it was. */
export const GoingOn: Story = {
  args: { at: '/clustering/cargue?load=load-3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'portabilidad-2026-11-18.csv' })
  },
}
