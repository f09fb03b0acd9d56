import { useEffect, useState } from 'react'
import type { DownloadCall } from '@portal/sdk'
import { PdfView } from '@portal/ui-kit'
import { Refusal } from '#patterns/refusals/refusal.tsx'

interface PdfOnDemandProps {
  title: string
  fileName: string
  /** Asks for the file: one function for one file. */
  ask: () => DownloadCall
}

/** A PDF of the services in the page, which can only be downloaded with the buttons beside it. */
export function PdfOnDemand({ title, fileName, ask }: PdfOnDemandProps) {
  const [source, setSource] = useState<Blob>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    ask()
      .blob()
      .then(
        (file) => {
          if (isWanted) setSource(file)
        },
        (failure: unknown) => {
          if (isWanted) setError(failure)
        },
      )
    return () => {
      isWanted = false
    }
  }, [ask, attempt])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <PdfView
      title={title}
      source={source}
      fileName={fileName}
      ways={null}
      {...(error === undefined ? {} : { error: <Refusal error={error} />, onRetry: retry })}
    />
  )
}
