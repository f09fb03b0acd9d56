import { useEffect, useEffectEvent, useState } from 'react'
import type { Command, CommandSource } from './command.ts'

/** The state of a source for the current text. */
export type SourceState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; items: readonly Command[] }
  | { kind: 'failed'; retry: () => void }

interface Answer {
  query: string
  /** Undefined when the source failed. */
  items: readonly Command[] | undefined
}

const usualLength = 2

/** Queries the sources after a debounce; an older query is aborted, so that its answer never shows. */
export function useSources(
  sources: readonly CommandSource[],
  query: string,
  waitMs: number,
): (source: CommandSource) => SourceState {
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const [round, setRound] = useState(0)
  const isAsked = (source: CommandSource) => query.length >= (source.minLength ?? usualLength)
  const ask = useEffectEvent((signal: AbortSignal) => {
    for (const source of sources) {
      if (!isAsked(source) || answers[source.id]?.query === query) continue
      const answer = (items: Answer['items']) => {
        if (!signal.aborted) setAnswers((known) => ({ ...known, [source.id]: { query, items } }))
      }
      source.search(query, { signal }).then(answer, () => answer(undefined))
    }
  })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => ask(abort.signal), waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, waitMs, round])
  const retry = (id: string) => {
    setAnswers((known) => Object.fromEntries(Object.entries(known).filter(([source]) => source !== id)))
    setRound((last) => last + 1)
  }
  return (source) => {
    const answer = answers[source.id]
    if (!isAsked(source)) return { kind: 'idle' }
    if (answer?.query !== query) return { kind: 'loading' }
    return answer.items === undefined
      ? { kind: 'failed', retry: () => retry(source.id) }
      : { kind: 'ready', items: answer.items }
  }
}
