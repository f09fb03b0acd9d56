import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Icon, Inline, LinkList } from '@portal/ui-kit'
import type { Waiting } from '../waiting/waiting.ts'
import type { WaitingLine } from './part.ts'
import { SmallFailure } from './small-failure.tsx'
import { isUnread, useWaitingItem } from './use-waiting-item.tsx'
import { WaitingCounter } from './waiting-counter.tsx'

/** While a failed query is retried it still counts as failed. */
const isAwaited = ({ isLoading, error }: Waiting) => isLoading && error === undefined

/** The first card, with the person's pending items: a line for each kind, urgent ones first. */
export function WaitingCard({ lines }: { lines: readonly WaitingLine[] }) {
  const { t } = useTranslation('dashboard')
  const [answers, setAnswers] = useState<Readonly<Record<string, Waiting>>>({})
  const report = useCallback(
    (title: string, answer: Waiting) => setAnswers((before) => ({ ...before, [title]: answer })),
    [],
  )
  const itemOf = useWaitingItem()
  const known = lines.flatMap((line) => {
    const answer = answers[line.title]
    return answer === undefined ? [] : [{ line, answer }]
  })
  const failed = known.filter(({ answer }) => isUnread(answer))
  // If everything failed, report it once.
  const first = failed.length === lines.length ? failed[0] : undefined
  const retry = () => failed.forEach(({ answer }) => answer.refresh())
  return (
    <Card title={t('waiting.title')}>
      {lines.map((line) => (
        <WaitingCounter key={line.title} title={line.title} useWaiting={line.useWaiting} onAnswer={report} />
      ))}
      <LinkList
        layout="columns"
        room={Math.max(1, lines.length)}
        // Render all at once: lines that appear one by one would move each other.
        isLoading={known.length < lines.length || known.some(({ answer }) => isAwaited(answer))}
        items={first ? [] : known.flatMap(({ line, answer }) => itemOf(line, answer) ?? [])}
        instead={
          first ? (
            <SmallFailure error={first.answer.error} name={t('waiting.title')} onRetry={retry} />
          ) : (
            <Inline space="sm" justify="center">
              <Icon id="success" size="sm" />
              {t('waiting.none')}
            </Inline>
          )
        }
      />
    </Card>
  )
}
