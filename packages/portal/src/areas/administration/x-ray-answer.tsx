import { permissions } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ExplainedAnswer } from './explained-answer.tsx'

interface XRayAnswerProps {
  question: { userId: string; screen?: string; operation?: string }
}

/** The service's answer, or the loading state. */
export function XRayAnswer({ question }: XRayAnswerProps) {
  const { data, error, refresh } = useData(useFamily(permissions).explain, [question])
  if (data !== undefined) return <ExplainedAnswer explanation={data} />
  return (
    <Card>
      {error === undefined ? <Skeleton lines={4} /> : <FailureState error={error} onRetry={refresh} />}
    </Card>
  )
}
