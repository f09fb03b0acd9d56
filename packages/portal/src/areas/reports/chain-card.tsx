import { useTranslation } from 'react-i18next'
import type { LogFinding } from '@portal/sdk'
import { Alert, Button, Card, Inline, Link, Progress, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useVerification, type Verified } from './use-verification.ts'

const shownFindings = 10

/** Goes through the chain of the log while one watches, and says whether it is intact. */
export function ChainCard() {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { state, failure, start, stop } = useVerification()
  const isRunning = state?.isRunning === true
  return (
    <Card title={t('chain.title')}>
      <Stack space="md">
        <p>{t('chain.text')}</p>
        {isRunning ? (
          <Progress
            label={t('chain.running')}
            value={state.checked}
            max={Math.max(1, state.total)}
            valueLabel={t('chain.progress', { done: number(state.checked), total: number(state.total) })}
          />
        ) : null}
        {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
        {state === undefined ? null : <Result verified={state} />}
        <Inline>
          {isRunning ? (
            <Button onPress={stop}>{t('chain.stop')}</Button>
          ) : (
            <Button icon="shield" onPress={start}>
              {t('chain.verify')}
            </Button>
          )}
        </Inline>
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
            // The same place can be wrong in two ways.
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
