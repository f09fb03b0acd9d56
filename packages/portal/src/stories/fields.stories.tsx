import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectDense } from './testing/expect-dense.ts'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Management fields',
  args: { at: '/creacionCamposGestion' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Motivo' })
  },
}

/**
 * A list begins in the upper third of the window, has no tabs for a single view, and only its rows scroll.
 */
export const OnADesk: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    await expectDense(await canvas.findAllByRole('rowheader'))
    await expect(canvas.queryByRole('tablist')).toBeNull()
    const { scrollHeight, clientHeight } = canvas.getByRole('region', { name: /fields/i })
    await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight))
    await expect(scrollHeight).toBeGreaterThan(clientHeight)
  },
}

/** On a phone the first card is visible below the search, and the filters are behind one button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('rowheader')
    await expect(name?.closest('tr')?.getBoundingClientRect().top).toBeLessThanOrEqual(360)
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
}

export const NoneYet: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no management fields yet')
  },
}

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** Read-only access shows no buttons that would be rejected. */
export const OnlyLooking: Story = {
  args: { without: ['CAMPOS_GESTION_CREAR', 'CAMPOS_GESTION_EDITAR', 'CAMPOS_GESTION_ELIMINAR'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Motivo' })
    await expect(canvas.queryByRole('button', { name: 'New field' })).toBeNull()
  },
}

export const NoPermission: Story = {
  args: { without: ['MENU_CAMPOS_GESTION', 'CAMPOS_GESTION_VER'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/MENU_CAMPOS_GESTION/)
  },
}

/** A new field appears in the list; a duplicate key is rejected at its field. */
export const Creating: Story = {
  args: { at: '/creacionCamposGestion?search=campo_1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New field' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Campo nuevo')
    await userEvent.type(form.getByRole('textbox', { name: /^Key/ }), 'campo_1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Key/ })).toBeInvalid())
    await userEvent.clear(form.getByRole('textbox', { name: /^Key/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Key/ }), 'campo_1_nuevo')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('rowheader', { name: 'Campo nuevo' })
  },
}
