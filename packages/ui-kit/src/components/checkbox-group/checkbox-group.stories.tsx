import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const days = (
  <>
    <Checkbox value="mon" label="Monday" />
    <Checkbox value="tue" label="Tuesday" />
    <Checkbox value="wed" label="Wednesday" isDisabled />
  </>
)

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Days', name: 'days', defaultValue: ['mon'], children: days },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Horizontal: Story = {
  args: { orientation: 'horizontal', description: 'On which days it runs.' },
}
export const Required: Story = { args: { isRequired: true, defaultValue: [] } }
