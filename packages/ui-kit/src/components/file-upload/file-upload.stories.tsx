import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { FileUpload } from './file-upload.tsx'
import type { SendFile } from './use-uploads.ts'

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Load file',
    accept: ['.csv', 'text/csv'],
    maxBytes: 5_000_000,
    onFiles: fn(),
    onUploaded: fn(),
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const csv = (name: string, text = 'phone;name') => new File([text], name, { type: 'text/csv' })
const input = (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (element === null) throw new Error('no file input')
  return element
}

export const Playground: Story = {}
export const Several: Story = {
  args: { allowsMultiple: true, label: 'Documents', description: 'One for each employee.' },
}
/** A single line in the page header, above previous uploads. */
export const Compact: Story = { args: { label: 'Upload a file', isCompact: true } }
export const States: Story = {
  render: (args) => (
    <Stack>
      <FileUpload {...args} label="Refused" errorMessage="Choose a file first." />
      <FileUpload {...args} label={longTexts.de} description={longTexts.es} errorMessage={longTexts.es} />
    </Stack>
  ),
}

/** Each file shows its state: complete, half done, and failed with a retry. */
export const Uploading: Story = {
  args: {
    allowsMultiple: true,
    upload: (async (file, { onProgress, signal }) => {
      onProgress(0.4)
      if (file.name === 'fails.csv') throw new Error('refused')
      if (file.name === 'slow.csv') {
        await new Promise((_done, stop) => signal.addEventListener('abort', () => stop(new Error('stopped'))))
      }
    }) satisfies SendFile,
    describeError: () => 'The server refused row 12.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(input(canvasElement), [csv('done.csv'), csv('slow.csv'), csv('fails.csv')])
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.getByText('Uploading, 40%')).toBeVisible()
    await expect(await canvas.findByText('The server refused row 12.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of slow.csv' }))
    await expect(await canvas.findByText('Cancelled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try the upload of slow.csv again' })).toBeVisible()
    await expect(args.onUploaded).toHaveBeenCalledTimes(1)
  },
}

/** A file of the wrong type, an empty one or one that is too large is rejected in its row. */
export const Refused: Story = {
  args: { allowsMultiple: true, maxBytes: 20 },
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup({ applyAccept: false })
    const canvas = within(canvasElement)
    await user.upload(input(canvasElement), [
      new File(['x'], 'sheet.xlsx'),
      csv('empty.csv', ''),
      csv('large.csv', 'x'.repeat(40)),
    ])
    await waitFor(() => expect(canvas.getByText('This type of file is not accepted.')).toBeVisible())
    await expect(canvas.getByText('The file is empty.')).toBeVisible()
    await expect(canvas.getByText('The file is larger than 20 bytes.')).toBeVisible()
    await expect(args.onFiles).toHaveBeenCalledWith([])
  },
}
