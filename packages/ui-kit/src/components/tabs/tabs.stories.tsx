import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Employee',
    items: [
      { id: 'data', label: 'Data', icon: 'user', content: 'Name, address, telephone.' },
      { id: 'absences', label: 'Absences', count: 3, content: 'Three this year.' },
      { id: 'papers', label: 'Documents', content: 'None yet.' },
      { id: 'payroll', label: 'Payroll', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Overflowing tabs, with long words. */
export const States: Story = {
  args: {
    items: [
      { id: 'es', label: longTexts.es, count: 1284, content: longTexts.es },
      { id: 'de', label: longTexts.de, icon: 'user', content: longTexts.de },
      { id: 'none', label: 'Payroll', isDisabled: true },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('tab', { name: /Absences/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('Three this year.')
  },
}

/** In right-to-left text the next tab is on the left, and so is its arrow key. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const tab = (name: RegExp) => within(canvasElement).getByRole('tab', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(/Absences/)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(/Absences/).getBoundingClientRect().right).toBeLessThanOrEqual(
      tab(/Data/).getBoundingClientRect().left,
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Data/)).toHaveAttribute('aria-selected', 'true')
  },
}
