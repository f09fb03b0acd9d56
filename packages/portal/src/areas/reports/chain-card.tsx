import { useTranslation } from 'react-i18next'
import type { LogFinding } from '@portal/sdk'
import { Alert, Button, Card, Link, Progress, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { useVerification, Verified } from './use-verification.ts'

const shownFindings = 10

type Verification = ReturnType<typeof useVerification>

/** Starts or stops the verification of the audit chain. */
export function ChainButton({ state, start, stop }: Verification) {
  const { t } = useTranslation('reports')
  return state?.isRunning === true ? (
    <Button onPress={stop}>{t('chain.stop')}</Button>
  ) : (
    <Button icon="shield" onPress={start}>
      {t('chain.verify')}
    </Button>
  )
}

/** The progress and the result of the verification; empty before it was started. */
export function ChainCard({ state, failure }: Verification) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  if (state === undefined && failure === undefined) return null
  return (
    <Card title={t('chain.title')} description={t('chain.text')}>
      <Stack space="md">
        {state?.isRunning === true ? (
          <Progress
            label={t('chain.running')}
            value={state.checked}
            max={Math.max(1, state.total)}
            valueLabel={t('chain.progress', { done: number(state.checked), total: number(state.total) })}
          />
        ) : null}
        {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
        {state === undefined ? null : <Result verified={state} />}
      </Stack>
    </Card>
  )
}

function Result({ verified }: { verified: Verified }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { findings, isDone, checked, heads, head } = verified
  if (findings.length > 0) {
    return (
      <Alert tone="danger" title={t('chain.broken')}>
        <p>{t('chain.brokenText')}</p>
        <ul>
          {findings.slice(0, shownFindings).map((finding, at) => (
            // One place can have two findings.
            <li key={at}>
              <Finding {...finding} />
            </li>
          ))}
        </ul>
      </Alert>
    )
  }
  if (!isDone) return null
  return (
    <Alert tone="success" title={t('chain.intact')}>
      {t('chain.intactText', { links: number(checked), heads: number(heads), head: head.slice(0, 16) })}
    </Alert>
  )
}

function Finding({ kind, seq, eventId }: LogFinding) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const place = seq === null ? t('chain.noLink') : t('chain.link', { seq: number(seq) })
  const isThere = eventId !== null && kind !== 'removed'
  return (
    <>
      {isThere ? <Link href={`/logs?event=${eventId}`}>{place}</Link> : place}: {t(`chain.findings.${kind}`)}
    </>
  )
}
