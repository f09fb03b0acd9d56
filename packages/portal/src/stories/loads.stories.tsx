import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectDense } from './testing/expect-dense.ts'
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
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes-2026-11-20.csv' })
    await expectDense(await canvas.findAllByRole('rowheader'))
  },
}

/** The URL determines the view: page, order, filter. */
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

export const Offline: Story = {
  args: { mood: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByText('The portal cannot be reached.')
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const NoPermission: Story = {
  args: { without: ['MENU_PROCESAR_CARGUE'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/MENU_PROCESAR_CARGUE/)
  },
}

/** One load in detail: rejection causes, ways to fix them, and the rows. */
export const WithErrors: Story = {
  args: { at: '/clustering/cargue?load=load-2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'recobro-2026-11-19.csv' })
    const region = await canvas.findByRole('region', { name: 'Tramo: 240 rows, 3 values' })
    const cause = within(region)
    await expect(cause.getByText('Allowed: Temprano, Medio, Tardío')).toBeVisible()
    const save = cause.getByRole('button', { name: 'Save in the format' })
    await userEvent.click(save)
    await cause.findByText('Choose what to do with a value.')
    await decide(region, '0-30', 'Means “Temprano”')
    await decide(region, '61-90', 'Add “61-90” to the format')
    await userEvent.click(save)
    await cause.findByText('Will be read as “Temprano”')
    await cause.findByText('Will be read as “61-90”')
    await expect(canvas.getByText(/160 rows/)).toBeVisible()
    await userEvent.click(cause.getByRole('link', { name: /^See the rows Tramo, / }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Rejected rows' })).toHaveFocus())
  },
}

/** Without the permission to edit templates, a link to request it replaces the button. */
export const CausesForOthers: Story = {
  args: { at: '/clustering/cargue?load=load-2', without: ['CARGUE_CREAR_FORMATO'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Tramo: 240 rows, 3 values' })
    await canvas.findByText(/is for those who may edit formats/)
    await expect(canvas.queryByRole('button', { name: 'Save in the format' })).toBeNull()
  },
}

/** A load without any record says so first, in the colour of failures. */
export const NothingCreated: Story = {
  args: { at: '/clustering/cargue?load=load-8' },
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('alert')
    await expect(within(news).getByText('No row created')).toBeVisible()
  },
}

/** A paused load resumes where it stopped. */
export const GoingOn: Story = {
  args: { at: '/clustering/cargue?load=load-3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'portabilidad-2026-11-18.csv' })
  },
}

/** Chooses the mapping of a value. */
async function decide(region: HTMLElement, value: string, way: string): Promise<void> {
  await userEvent.click(
    within(region).getByRole('button', { name: new RegExp(`What to do with “${value}”`) }),
  )
  await userEvent.click(await screen.findByRole('option', { name: way }))
}
