import { useEffect } from 'react'
import type { UseWaiting, Waiting } from '../waiting/waiting.ts'

interface WaitingCounterProps {
  title: string
  useWaiting: UseWaiting
  onAnswer: (title: string, answer: Waiting) => void
}

/** Queries the count of one kind and reports it to the card. Renders nothing. */
export function WaitingCounter({ title, useWaiting, onAnswer }: WaitingCounterProps) {
  const { count, isLoading, error, refresh } = useWaiting()
  useEffect(() => {
    onAnswer(title, { count, isLoading, error, refresh })
  }, [title, count, isLoading, error, refresh, onAnswer])
  return null
}
