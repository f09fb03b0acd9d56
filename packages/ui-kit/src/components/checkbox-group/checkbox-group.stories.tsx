import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
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
export const Orientations: Story = {
  render: (args) => (
    <FieldStates>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <CheckboxGroup key={orientation} {...args} label={orientation} orientation={orientation} />
      ))}
    </FieldStates>
  ),
}

export const States: Story = {
  render: ({ children }) => (
    <FieldStates errors={{ refused: 'Choose a day.' }}>
      <CheckboxGroup label="Days" isRequired description="On which days it runs.">
        {children}
      </CheckboxGroup>
      <CheckboxGroup label="Days" name="refused">
        {children}
      </CheckboxGroup>
      <CheckboxGroup label="Read only" isReadOnly defaultValue={['mon']}>
        {children}
      </CheckboxGroup>
      <CheckboxGroup label="Disabled" isDisabled defaultValue={['mon']} description="The campaign is closed.">
        {children}
      </CheckboxGroup>
      <CheckboxGroup label={longTexts.de}>
        <Checkbox value="long" label={longTexts.es} />
      </CheckboxGroup>
    </FieldStates>
  ),
}
