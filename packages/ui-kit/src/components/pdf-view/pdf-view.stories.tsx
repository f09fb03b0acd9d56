import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { payslip } from './payslip.ts'
import { PdfView } from './pdf-view.tsx'

const meta = {
  title: 'Data/PdfView',
  component: PdfView,
  args: {
    title: 'Nómina de noviembre de 2026',
    fileName: 'nomina-2026-11.pdf',
    source: payslip,
    height: '24rem',
    onRetry: fn(),
  },
} satisfies Meta<typeof PdfView>
export default meta
type Story = StoryObj<typeof meta>

/** The browser's own viewer shows the document; the link downloads it under its name. */
export const Playground: Story = {
  args: { hidePreview: false },
  // The content of the frame belongs to the browser.
  parameters: { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: 'Download PDF' })
    await expect(link).toHaveAttribute('download', 'nomina-2026-11.pdf')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
    await expect(canvas.getByTitle('Nómina de noviembre de 2026')).toBeVisible()
  },
}

/** On a phone there is no frame; both links to the document work by keyboard. */
export const WithoutPreview: Story = {
  args: { hidePreview: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Download PDF' })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open in a new tab' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveFocus())
    await expect(canvas.queryByTitle('Nómina de noviembre de 2026')).toBeNull()
  },
}

/** If the page provides the download, there is no other link to the document. */
export const WithoutWays: Story = {
  args: { hidePreview: true, ways: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('nomina-2026-11.pdf')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { args: { source: undefined } }
export const Failed: Story = { args: { source: undefined, error: 'The payslip could not be loaded.' } }
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    hidePreview: true,
    title: 'Lohnsteuerjahresausgleichsbescheinigung für November 2026, korrigierte Fassung',
    fileName: 'certificado_de_retenciones_e_ingresos_a_cuenta_del_impuesto_sobre_la_renta_2026.pdf',
  },
}
