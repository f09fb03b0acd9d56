import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Record upload',
  args: { at: '/carga-registros' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes.csv' })
  },
}

export const NoneYet: Story = { args: { mood: 'empty' } }

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** How a file is read, before a load is made of it. */
export const OneFile: Story = {
  args: { at: '/carga-registros?file=file-1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'clientes.csv' })
  },
}

/** A file is sent, and the page goes on to how it is read. */
export const Uploaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'diciembre.csv')
    await canvas.findByRole('heading', { level: 1, name: 'diciembre.csv' })
  },
}

/** What the server refuses can be tried again. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'refused.csv')
    await canvas.findByRole('button', { name: 'Try the upload of refused.csv again' })
  },
}

/** On its way it says how far it is, and can be called off. */
export const CalledOff: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'slow.csv')
    await canvas.findByText('Uploading, 40%')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the upload of slow.csv' }))
    await canvas.findByText('Cancelled')
  },
}

/** Who may not upload sees the files that others did. */
export const OnlyLooking: Story = {
  args: { without: ['CARGUE_CREAR', 'CARGUE_ELIMINAR'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes.csv' })
  },
}

async function give(page: HTMLElement, name: string): Promise<void> {
  await within(page).findByRole('heading', { level: 1 })
  const input = await waitFor(() => {
    const found = page.querySelector<HTMLInputElement>('input[type=file]')
    if (found === null) throw new Error('There is nowhere to give a file')
    return found
  })
  await userEvent.upload(input, new File(['dni;nombre\n99999901H;Lucía\n'], name, { type: 'text/csv' }))
}
