import type { ReactNode } from 'react'
import type { DataAnswer } from '@portal/sdk/react'
import { CardRoom } from './card-room.tsx'

interface AnswerRoomProps<Data> {
  answer: DataAnswer<Data>
  /** The title of the card. */
  name: string
  room: number
  children: (data: Data) => ReactNode
}

/** Renders an answer, with reserved space while loading; stale data stays when a refresh fails. */
export function AnswerRoom<Data>({ answer, name, room, children }: AnswerRoomProps<Data>) {
  const { data, error, refresh } = answer
  return data === undefined ? (
    <CardRoom room={room} name={name} error={error} onRetry={refresh} />
  ) : (
    children(data)
  )
}
