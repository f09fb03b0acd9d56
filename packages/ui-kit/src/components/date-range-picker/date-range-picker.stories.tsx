import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { DateRangePicker } from './date-range-picker.tsx'

const onSubmit = fn()
const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    startName: 'from',
    endName: 'to',
    today: '2026-11-21',
    defaultValue: { start: '2026-11-03', end: '2026-11-12' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await page.findByRole('group', { name: 'Usual periods' })).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <DateRangePicker label="Period" description="At most a year." isRequired />
      <DateRangePicker
        label="Period"
        defaultValue={{ start: '2026-11-01', end: '2026-11-30' }}
        isDisabled
        description="The report of November is being made."
      />
      <DateRangePicker label="Period" defaultValue={{ start: '2026-11-01', end: '2026-11-30' }} isReadOnly />
      <DateRangePicker label="Auswertungszeitraum der Arbeitszeitaufzeichnungen und Pausenzeiten" />
      <DateRangePicker label="Periodo del informe de fichajes y pausas por campaña y coordinador" />
    </Stack>
  ),
}

/** A preset is one press; a range past the last day is shortened, and one entirely after it is disabled. */
export const ByPreset: Story = {
  args: { max: '2026-11-21' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await page.findByRole('button', { name: 'This month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-21' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** Both dates can be typed one after the other without opening the calendar. */
export const ByTyping: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1101202611302026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' })
    await expect(canvasElement.querySelector<HTMLInputElement>('input[name=to]')?.value).toBe('2026-11-30')
  },
}

/** Enter selects the first day and moves on, arrow keys extend the range, Enter selects the last day. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const first = await page.findByRole('button', { name: /November 3, 2026/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-04', end: '2026-11-19' })
  },
}

/** A reversed or out-of-bounds range is rejected in the language of the kit. */
export const Refused: Story = {
  render: () => (
    <Form onSubmit={onSubmit}>
      <DateRangePicker
        label="Period"
        startName="from"
        endName="to"
        defaultValue={{ start: '2026-11-20', end: '2026-11-02' }}
      />
      <DateRangePicker
        label="Compared with"
        startName="beforeFrom"
        endName="beforeTo"
        max="2026-11-21"
        defaultValue={{ start: '2026-11-20', end: '2026-12-02' }}
      />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect((await canvas.findAllByText(/end must not be before/)).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/must be 11\/21\/2026 or earlier/).length).toBeGreaterThan(0)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** Server errors about the end date appear at the field, and the end date gets the focus. */
export const RefusedByServer: Story = {
  render: () => (
    <Form validationErrors={{ to: 'That month is closed.' }}>
      <DateRangePicker
        label="Period"
        startName="from"
        endName="to"
        defaultValue={{ start: '2026-11-02', end: '2026-11-20' }}
      />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('That month is closed.')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[3]).toHaveFocus())
  },
}
