import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
