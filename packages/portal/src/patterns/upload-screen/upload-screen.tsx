import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import {
  Alert,
  Button,
  Card,
  FileUpload,
  Inline,
  Progress,
  Stack,
  Steps,
  type SendFile,
} from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'

/** The server's findings about a file, before it is processed. */
export interface Checked {
  /** Whether it can be processed. */
  readonly canRun: boolean
}

export interface UploadScreenProps<Found extends Checked, Result> {
  title: string
  text: string
  accept: readonly string[]
  maxBytes?: number
  /** Uploads the file; resolves to the findings. */
  upload: (file: File, options: Parameters<SendFile>[1]) => Promise<Found>
  /** Renders the findings: counts, the first rows, errors. */
  found: (found: Found) => ReactNode
  /** The verb of the processing: “Import 120 absences”. */
  runLabel: (found: Found) => string
  /** Processes it, reporting progress from 0 to 1. */
  run: (
    found: Found,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Result>
  result: (result: Result) => ReactNode
}

type State<Found, Result> =
  | { readonly at: 'choose' }
  | { readonly at: 'check'; readonly found: Found; readonly failure?: string }
  | { readonly at: 'run'; readonly share: number; readonly stop: AbortController }
  | { readonly at: 'result'; readonly result: Result }

const stepIds = ['choose', 'check', 'run', 'result'] as const

/** Takes a file in four steps: choose, review the findings, watch the processing, see the result. */
export function UploadScreen<Found extends Checked, Result>(props: UploadScreenProps<Found, Result>) {
  const { title, text, found, runLabel, result } = props
  const { t, i18n } = useTranslation('general')
  const [state, setState] = useState<State<Found, Result>>({ at: 'choose' })
  const again = () => setState({ at: 'choose' })
  const run = async (checked: Found) => {
    const stop = new AbortController()
    const onProgress = (share: number) => setState({ at: 'run', share, stop })
    onProgress(0)
    try {
      setState({ at: 'result', result: await props.run(checked, { signal: stop.signal, onProgress }) })
    } catch (error) {
      const failure = stop.signal.aborted ? {} : { failure: messageOf(error, i18n.language) }
      setState({ at: 'check', found: checked, ...failure })
    }
  }
  return (
    <ScreenPage title={title} description={text} width="narrow">
      <Card>
        <Stack space="xl">
          <Steps
            label={title}
            steps={stepIds.map((id) => ({ id, label: t(`upload.${id}`) }))}
            current={state.at}
            states={Object.fromEntries(
              stepIds.slice(0, stepIds.indexOf(state.at)).map((id) => [id, 'done' as const]),
            )}
          />
          {state.at === 'choose' ? (
            <Choice {...props} onFound={(checked) => setState({ at: 'check', found: checked })} />
          ) : null}
          {state.at === 'check' ? (
            <Finding
              failure={state.failure}
              onAgain={again}
              {...(state.found.canRun
                ? { run: { label: runLabel(state.found), start: () => void run(state.found) } }
                : {})}
            >
              {found(state.found)}
            </Finding>
          ) : null}
          {state.at === 'run' ? <Running share={state.share} onStop={() => state.stop.abort()} /> : null}
          {state.at === 'result' ? (
            <Stack space="lg">
              {result(state.result)}
              <Inline justify="end">
                <Button onPress={again}>{t('upload.another')}</Button>
              </Inline>
            </Stack>
          ) : null}
        </Stack>
      </Card>
    </ScreenPage>
  )
}

interface FindingProps {
  failure: string | undefined
  onAgain: () => void
  /** What can be made of the file. */
  run?: { label: string; start: () => void }
  children: ReactNode
}

/** The findings about a file, and the next steps. */
function Finding({ failure, onAgain, run, children }: FindingProps) {
  const { t } = useTranslation('general')
  return (
    <Stack space="lg">
      {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
      {children}
      <Inline justify="end">
        <Button onPress={onAgain}>{t('upload.another')}</Button>
        {run === undefined ? null : (
          <Button tone="primary" onPress={run.start}>
            {run.label}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

function Running({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Stack space="lg">
      <Progress label={t('upload.run')} value={share * 100} />
      <Inline justify="end">
        <Button onPress={onStop}>{t('actions.cancel')}</Button>
      </Inline>
    </Stack>
  )
}

interface ChoiceProps<Found extends Checked>
  extends Pick<UploadScreenProps<Found, unknown>, 'accept' | 'maxBytes' | 'upload'> {
  onFound: (found: Found) => void
}

function Choice<Found extends Checked>({ accept, maxBytes, upload, onFound }: ChoiceProps<Found>) {
  const { t, i18n } = useTranslation('general')
  const send: SendFile = async (file, options) => {
    const found = await upload(file, options)
    onFound(found)
    return found
  }
  return (
    <FileUpload
      label={t('upload.choose')}
      accept={accept}
      {...(maxBytes === undefined ? {} : { maxBytes })}
      upload={send}
      describeError={(error) => messageOf(error, i18n.language)}
    />
  )
}
