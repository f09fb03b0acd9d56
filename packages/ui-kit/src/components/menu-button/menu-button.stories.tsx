import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '#layouts/inline/inline.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { MenuButton } from './menu-button.tsx'

const onStop = fn()
const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions',
    sections: [
      {
        items: [
          { id: 'open', label: 'Open', icon: 'external', href: '/loads/1' },
          { id: 'stop', label: 'Stop', icon: 'pause', description: 'It can go on later', onAction: onStop },
          { id: 'restart', label: 'Restart', icon: 'restart', isDisabled: true },
        ],
      },
      { items: [{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: ({ sections }) => (
    <Inline>
      {(['primary', 'neutral', 'quiet', 'danger'] as const).map((tone) => (
        <MenuButton key={tone} label={tone} tone={tone} sections={sections} />
      ))}
    </Inline>
  ),
}

export const Sizes: Story = {
  render: ({ sections }) => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <MenuButton key={size} label={size} size={size} icon="more" sections={sections} />
      ))}
    </Inline>
  ),
}

/** The preferred placements, when there is room. */
export const Placements: Story = {
  render: ({ sections }) => (
    <Inline justify="center">
      {(['bottom start', 'bottom end', 'top start', 'start top'] as const).map((placement) => (
        <MenuButton key={placement} label={placement} placement={placement} sections={sections} />
      ))}
    </Inline>
  ),
}

/** A disabled item shows its reason; that of a disabled button is the text next to it. */
export const States: Story = {
  render: () => (
    <Stack align="start">
      <Inline>
        <MenuButton label="Actions" isDisabled sections={[]} />
        <span>Select rows first.</span>
      </Inline>
      <MenuButton
        label={longTexts.de}
        sections={[
          {
            title: longTexts.de,
            items: [
              { id: 'es', label: longTexts.es, icon: 'calendar', description: longTexts.de },
              { id: 'restart', label: 'Restart', isDisabled: true, description: 'The load is running.' },
            ],
          },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: longTexts.de }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Restart' })).toHaveAccessibleDescription(
      'The load is running.',
    )
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menu')).toBeVisible()
    // Otherwise the hover state would be in the picture, too.
    await userEvent.unhover(button)
  },
}

/** Arrow keys move, Enter selects, and the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await page.findByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onStop).toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A single choice, as used for the theme and language switches of the portal. */
export const OneChoice: Story = {
  render: function Render() {
    const [theme, setTheme] = useState('light')
    const [language, setLanguage] = useState('es')
    return (
      <Inline>
        <MenuButton
          label="Theme"
          icon={theme === 'dark' ? 'moon' : 'sun'}
          isIconOnly
          sections={[
            {
              title: 'Theme',
              selected: theme,
              onSelect: setTheme,
              items: [
                { id: 'light', label: 'Light', icon: 'sun' },
                { id: 'dark', label: 'Dark', icon: 'moon' },
                { id: 'semi-dark', label: 'Semi-dark', icon: 'contrast' },
              ],
            },
          ]}
        />
        <MenuButton
          label={language.toUpperCase()}
          icon="globe"
          tone="quiet"
          sections={[
            {
              title: 'Language',
              selected: language,
              onSelect: setLanguage,
              items: [
                { id: 'es', label: 'Español' },
                { id: 'en', label: 'English' },
              ],
            },
          ]}
        />
      </Inline>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Dark' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme' }))
    await expect(await page.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  },
}
