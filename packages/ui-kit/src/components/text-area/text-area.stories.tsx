import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Reason', name: 'reason', placeholder: 'What happened?' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'Say a little more.' }}>
      <TextArea label="Required" isRequired description="The coordinator will read it." />
      <TextArea label="Refused" name="refused" defaultValue="Rain." />
      <TextArea label="Read only" isReadOnly defaultValue="Written by somebody else." />
      <TextArea label="Disabled" isDisabled defaultValue="Not now." description="The request was sent." />
      <TextArea label={longTexts.es} defaultValue={`${longTexts.es}\n${longTexts.de}`} />
      <TextArea label={longTexts.de} description={longTexts.de} />
    </FieldStates>
  ),
}

/** Empty, it has the height of its rows, and grows with its text. */
export const Rows: Story = {
  render: () => (
    <>
      <TextArea label="Two" rows={2} />
      <TextArea label="Five" rows={5} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [two, five] = [canvas.getByLabelText('Two'), canvas.getByLabelText('Five')]
    await expect(five.offsetHeight).toBeGreaterThan(2 * two.offsetHeight - 30)
    await expect(two.scrollHeight).toBeLessThanOrEqual(two.clientHeight)
    const before = two.offsetHeight
    await userEvent.type(two, 'one{Enter}two{Enter}three{Enter}four')
    await expect(two.offsetHeight).toBeGreaterThan(before)
  },
}
