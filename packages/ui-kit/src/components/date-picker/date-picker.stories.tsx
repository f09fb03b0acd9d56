import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { KitProvider } from '#provider/kit-provider.tsx'
import { kitLanguages } from '#words/words.ts'
import { DatePicker } from './date-picker.tsx'

const onSubmit = fn()
const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'First day', name: 'start', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Empty, with a description, disabled with its reason, read only, and with long words. */
export const States: Story = {
  render: () => (
    <Stack>
      <DatePicker label="Last day" description="The day itself is still free." />
      <DatePicker
        label="Payment"
        defaultValue="2026-11-30"
        isDisabled
        description="The payroll of November is closed."
      />
      <DatePicker label="Entry" defaultValue="2019-03-04" isReadOnly />
      <DatePicker label="Fecha de incorporación después de la excedencia por cuidado de hijos" isRequired />
      <DatePicker label="Wiedereingliederungsdatum nach der Elternzeitunterbrechung" isRequired />
    </Stack>
  ),
}

/** Typing moves from segment to segment; the value is an ISO date in every language. */
export const ByTyping: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('12242026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(canvasElement.querySelector<HTMLInputElement>('input[name=start]')?.value).toBe('2026-12-24')
  },
}

/** Alt+Down opens, arrow keys move, Enter selects, and the focus returns to the field. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const first = await page.findByRole('button', { name: /November 21, 2026/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

/** Page Down goes to the next month, Escape discards the change. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(async () =>
      expect(await page.findByRole('button', { name: /November 21, 2026/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{PageDown}')
    await expect(await page.findByRole('grid', { name: /December 2026/ })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Weeks begin on Monday in all five languages. */
export const MondayWeeks: Story = {
  render: () => (
    <Stack>
      {kitLanguages.map((language) => (
        <KitProvider key={language} locale={language}>
          <DatePicker label={language} defaultValue="2026-11-21" />
        </KitProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const button of within(canvasElement).getAllByRole('button')) {
      await userEvent.click(button)
      const dialog = await page.findByRole('dialog')
      const first = dialog.querySelector('tbody tr td:not(:empty) [role=button]:not([data-outside-month])')
      // 1 November 2026 is a Sunday: the last day of its week.
      await expect(first?.closest('tr')?.lastElementChild).toBe(first?.closest('td'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    }
  },
}

/** Messages about bounds and unavailable days use the language of the kit, not the browser's. */
export const Refused: Story = {
  render: () => (
    <Form onSubmit={onSubmit}>
      <DatePicker label="First day" name="start" min="2026-11-21" defaultValue="2026-11-02" />
      <DatePicker
        label="Review"
        name="review"
        defaultValue="2026-12-08"
        isDateUnavailable={(date) => date === '2026-12-08'}
      />
      <DatePicker label="Last day" name="end" isRequired />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect((await canvas.findAllByText(/must be 11\/21\/2026 or later/)).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/not available/).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/Last day.*required/i).length).toBeGreaterThan(0)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** Server errors appear at the field, and its first segment gets the focus. */
export const RefusedByServer: Story = {
  render: () => (
    <Form validationErrors={{ start: 'The first day is a holiday of your centre.' }}>
      <DatePicker label="First day" name="start" defaultValue="2026-12-08" />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/holiday of your centre/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus())
  },
}
