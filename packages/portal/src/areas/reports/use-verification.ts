import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type LogFinding } from '@portal/sdk'
import { logs } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'

/** The progress of the verification, and its findings. */
export interface Verified {
  readonly checked: number
  readonly total: number
  readonly heads: number
  readonly head: string
  readonly findings: readonly LogFinding[]
  readonly isRunning: boolean
  /** Whether the whole chain was verified. */
  readonly isDone: boolean
}

const length = 5000
const nothing = { checked: 0, total: 0, heads: 0, head: '', findings: [], isRunning: true, isDone: false }

/** Verifies the chain in parts; leaving the page, or stopping, aborts it. */
export function useVerification() {
  const { verify } = useFamily(logs)
  const { i18n } = useTranslation()
  const [state, setState] = useState<Verified>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    setState((now) => (now === undefined ? now : { ...now, isRunning: false }))
  }
  useEffect(() => () => running.current?.abort(), [])

  const run = async (signal: AbortSignal): Promise<void> => {
    let sum: Verified = nothing
    for (let from: number | null = 1; from !== null; ) {
      const part: Awaited<ReturnType<typeof verify>> = await verify({ from, length }, { signal })
      from = part.next
      const { total, head } = part
      const heads = sum.heads + part.heads
      const findings = [...sum.findings, ...part.findings]
      const isDone = from === null
      sum = { checked: sum.checked + part.checked, total, heads, head, findings, isDone, isRunning: !isDone }
      if (!signal.aborted) setState(sum)
    }
  }
  const start = () => {
    const { signal } = (running.current = new AbortController())
    setFailure(undefined)
    setState(nothing)
    run(signal).catch((error: unknown) => {
      if (signal.aborted) return
      setFailure(messageOf(error, i18n.language))
      setState((now) => (now === undefined ? now : { ...now, isRunning: false }))
    })
  }
  return { state, failure, start, stop }
}
