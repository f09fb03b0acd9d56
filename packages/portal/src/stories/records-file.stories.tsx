import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Portal, TemplateInput } from '@portal/sdk'
import { routesOf } from '#app/router.tsx'
import { expectDense } from './testing/expect-dense.ts'
import { PortalStory, type PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Record upload',
  args: { at: '/carga-registros' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'clientes.csv' })
    await expectDense(await canvas.findAllByRole('rowheader'))
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

/** A preview of a file, and of what a template would reject, before a load is created. */
export const OneFile: Story = {
  args: { at: '/carga-registros?file=file-1&template=template-1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'clientes.csv' })
    await canvas.findByText('252 of 20,000 rows would be rejected')
    await canvas.findByRole('region', { name: 'Tramo: 240 rows, 3 values' })
  },
}

/** A file with a load shows its result. */
export const Loaded: Story = {
  args: { at: '/carga-registros?file=file-2' },
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: 'What became of the file' }))
    await expect(outcome.getByText('Completed with errors')).toBeVisible()
    await expect(outcome.getByText(/^Total 4,731 = created/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Load the file' })).toBeNull()
  },
}

let portal: Portal | undefined
const routes = (own: Portal) => routesOf((portal = own))

/** New templates of others appear, and the choice stays, although it is no longer among the first hundred. */
export const FormatsComeAnew: Story = {
  args: { at: '/carga-registros?file=file-1' },
  render: (args, { globals }) => (
    <PortalStory {...args} theme={String(globals.theme)} locale={String(globals.locale)} routes={routes} />
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Format' })
    await userEvent.type(box, 'Porta')
    await userEvent.click(await screen.findByRole('option', { name: 'Portabilidad móvil' }))
    const source = await canvas.findByRole('button', { name: /Nombre completo/ })
    await userEvent.click(source)
    await userEvent.click(await screen.findByRole('option', { name: 'TELÉFONO' }))
    await waitFor(() => expect(source).toHaveTextContent('TELÉFONO'))
    const names = Array.from({ length: 100 }, (_, index) => `Formato ${index}`)
    await Promise.all(names.map(async (name) => await portal?.templates.create(formatOf(name))))
    await userEvent.click(canvas.getByRole('button', { name: /^Show options/ }))
    await screen.findByRole('option', { name: 'Formato 90' })
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('Portabilidad móvil')
    await expect(source).toBeVisible()
    await expect(source).toHaveTextContent('TELÉFONO')
  },
}

const formatOf = (name: string): TemplateInput => ({
  ...{ name, description: '', skillId: null, country: 'ES', dateOrder: 'dmy', decimalSign: ',' },
  columns: [],
})

/** A file uploads, and the page continues with its preview. */
export const Uploaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'diciembre.csv')
    await canvas.findByRole('heading', { level: 1, name: 'diciembre.csv' })
  },
}

/** A rejected upload can be retried. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'refused.csv')
    await canvas.findByRole('button', { name: 'Try the upload of refused.csv again' })
  },
}

/** An upload shows its progress, and can be cancelled. */
export const CalledOff: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'slow.csv')
    await canvas.findByText('Uploading, 40%')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the upload of slow.csv' }))
    await canvas.findByText('Cancelled')
  },
}

/** Without the permission to upload, files of others are visible. */
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
