import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Months',
  args: { at: '/accesos?tab=month&month=2026-02' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const sheetOf = '/admin/accesos/accesosEmpleados?tab=months'

/**
 * FIC-10.1 The person's own days with their status, absences included; each opens with its entries. The
 * confirmation covers exactly what the page shows.
 */
export const Confirming: Story = {
  play: async () => {
    const days = within(await screen.findByRole('group', { name: /^Working days of/ }))
    for (const day of [
      '2, Worked',
      '5, Short',
      '6, No entries',
      '9, Annual leave',
      '10, Holiday',
      '11, Absence',
    ])
      await expect(await days.findByRole('link', { name: new RegExp(`February ${day}`) })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the month' }))
    await screen.findByText('Month confirmed')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the month' })).toBeNull())
  },
}

/** Bulk locking asks first, and reports the result above the list. */
export const Locking: Story = {
  args: { at: sheetOf },
  play: async () => {
    const [first] = await screen.findAllByRole('checkbox', { name: /2026-02/ })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Lock' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/^Sheets chosen: 1/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Lock' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Compensation is limited to the balance: the error is shown at its field. */
export const Compensating: Story = {
  args: { at: `${sheetOf}&sheet=0193b3a0-0000-4000-8000-000000000002:2026-02` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Compensate hours' }))
    const form = within(await screen.findByRole('form', { name: /^Compensate hours/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Minutes/ }), '120')
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Agreed')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await form.findByText('The value must be less')
  },
}

/** In a long list the rows come before the totals, and then the count. */
export const CountedLater: Story = {
  args: { at: '/reportesFichaje' },
  play: async () => {
    await expect(await screen.findByText('1–25 of 61,200')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

/** People closest to the yearly limit come first. */
export const Overtime: Story = {
  args: { at: '/admin/accesos/accesosEmpleados?tab=overtime' },
  play: async () => {
    await expect(await screen.findByRole('columnheader', { name: /Count towards the limit/ })).toBeVisible()
    await expect(await screen.findByText('6%')).toBeVisible()
  },
}
