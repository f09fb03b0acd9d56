import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Alert, DescriptionList, Stack } from '@portal/ui-kit'
import { UploadScreen } from '#patterns/upload-screen/upload-screen.tsx'
import { patternStories } from '#stories/testing/pattern-stories.tsx'
import type { PortalStoryProps } from '#stories/testing/portal-story.tsx'

interface Found {
  readonly canRun: boolean
  readonly good: number
  readonly wrong: readonly string[]
}

/** Counts the lines of the file, as a server would: a line without a comma is invalid. */
async function check(file: File): Promise<Found> {
  const lines = (await file.text()).split('\n').filter((line) => line !== '')
  const wrong = lines.filter((line) => !line.includes(','))
  return { canRun: wrong.length < lines.length, good: lines.length - wrong.length, wrong }
}

function AbsenceUpload() {
  return (
    <UploadScreen
      title="Absences from a file"
      text="One line per absence: person, from, until."
      accept={['.csv']}
      maxBytes={1_048_576}
      upload={async (file, { onProgress }) => {
        onProgress(1)
        return check(file)
      }}
      found={({ good, wrong }) => (
        <Stack space="md">
          <DescriptionList
            items={[
              { term: 'Absences', value: good },
              { term: 'Wrong lines', value: wrong.length },
            ]}
          />
          {wrong.length === 0 ? null : (
            <Alert tone="warning" isSilent>
              {wrong.join(' · ')}
            </Alert>
          )}
        </Stack>
      )}
      runLabel={({ good }) => `Import ${good} absences`}
      run={({ good }, { onProgress }) => {
        onProgress(1)
        return Promise.resolve(good)
      }}
      result={(made) => <Alert tone="success">{`${made} absences were imported.`}</Alert>}
    />
  )
}

const meta = {
  ...patternStories(
    'For a file of which something is made: choose it, see what was found before anything happens, watch it being read, and see what became of it. A file that belongs to a form is `FileUpload`.',
    () => <AbsenceUpload />,
  ),
  title: 'Patterns/Upload screen',
  args: { at: '/' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

async function give(canvasElement: HTMLElement, text: string) {
  await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull())
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is nowhere to give a file')
  await userEvent.upload(input, new File([text], 'absences.csv', { type: 'text/csv' }))
}

export const Choosing: Story = {}

/** Errors are reported before anything is created from the file. */
export const Checking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'Lucía,2026-12-01,2026-12-02\nnonsense\n')
    await canvas.findByRole('button', { name: 'Import 1 absences' })
    await canvas.findByText('nonsense')
  },
}

/** A file without a valid line cannot be used. */
export const NothingGood: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'nonsense\n')
    await canvas.findByRole('button', { name: 'Another file' })
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}

export const Done: Story = {
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, 'Lucía,2026-12-01,2026-12-02\n')
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 absences' }))
    await canvas.findByText('1 absences were imported.')
  },
}
