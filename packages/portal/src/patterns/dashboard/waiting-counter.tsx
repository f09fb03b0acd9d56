import { useEffect } from 'react'
import type { UseWaiting, Waiting } from '../waiting/waiting.ts'

interface WaitingCounterProps {
  title: string
  useWaiting: UseWaiting
  onAnswer: (title: string, answer: Waiting) => void
}

/** Asks how much waits of one kind, and tells the card. Unseen. */
export function WaitingCounter({ title, useWaiting, onAnswer }: WaitingCounterProps) {
  const { count, isLoading, error, refresh } = useWaiting()
  useEffect(() => {
    onAnswer(title, { count, isLoading, error, refresh })
  }, [title, count, isLoading, error, refresh, onAnswer])
  return null
}
