import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DataTable } from '#components/data-table/data-table.tsx'
import { dayAndMonth, formatDate, typedDate } from '#private/dates/format-date.ts'
import { formatBytes, formatNumber, formatShort } from '#words/format.ts'

/**
 * Dates and numbers are formatted for the reader's language, never by hand. Props are ISO strings (`2026-11-03`) and
 * plain numbers; the kit formats them. Weeks begin on Monday in every language. Times are in the reader's own zone.
 * Numbers above 999 are abbreviated only where there is no room, and the full value is in the tooltip or the table.
 */
const meta = { title: 'Foundations/Dates and numbers' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

// As `KitProvider` formats the five languages of the kit.
const locales = ['es-ES', 'en-US', 'de-DE', 'fr-FR', 'pt-PT']
const day = '2026-11-03'
const moment = '2026-11-03T16:05:00Z'
const samples: { id: string; header: string; write: (locale: string) => string }[] = [
  { id: 'typed', header: 'Date', write: (locale) => formatDate(day, locale, typedDate) },
  { id: 'said', header: 'Day of this year', write: (locale) => formatDate(day, locale, dayAndMonth) },
  { id: 'time', header: 'Time', write: (locale) => formatDate(moment, locale, { timeStyle: 'short' }) },
  { id: 'number', header: 'Number', write: (locale) => formatNumber(1234567.5, locale) },
  { id: 'four', header: 'Four figures', write: (locale) => formatNumber(1234, locale) },
  {
    id: 'share',
    header: 'Share',
    write: (locale) => formatNumber(0.125, locale, { style: 'percent', maximumFractionDigits: 1 }),
  },
  {
    id: 'money',
    header: 'Money',
    write: (locale) => formatNumber(1850, locale, { style: 'currency', currency: 'EUR' }),
  },
  { id: 'short', header: 'Little room', write: (locale) => formatShort(1234, locale) },
  { id: 'size', header: 'File', write: (locale) => formatBytes(2_400_000, locale) },
]

/** The same values in the five languages of the kit, as formatted by its functions. */
export const InFiveLanguages: Story = {
  render: () => (
    <DataTable
      label="Dates and numbers by language"
      rows={locales}
      rowKey={(locale) => locale}
      hideColumnChooser
      columns={[
        { id: 'language', header: 'Language', rowHeader: true, cell: (locale) => <code>{locale}</code> },
        ...samples.map(({ id, header, write }) => ({ id, header, cell: write })),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const spanish = within(table.getByRole('row', { name: /^es/ }))
    await expect(spanish.getByText('03/11/2026')).toBeVisible()
    await expect(spanish.getByText('1.234.567,5')).toBeVisible()
    // Spanish groups four digits here, too, so that columns of numbers are easy to read.
    await expect(spanish.getByText('1.234')).toBeVisible()
  },
}
