import type { ReactNode } from 'react'
import type { DataAnswer } from '@portal/sdk/react'
import { CardRoom } from './card-room.tsx'

interface AnswerRoomProps<Data> {
  answer: DataAnswer<Data>
  /** What is asked for, as the card is called. */
  name: string
  room: number
  children: (data: Data) => ReactNode
}

/** What a card makes of an answer, and its room until then; what is known stays while asking again fails. */
export function AnswerRoom<Data>({ answer, name, room, children }: AnswerRoomProps<Data>) {
  const { data, error, refresh } = answer
  return data === undefined ? (
    <CardRoom room={room} name={name} error={error} onRetry={refresh} />
  ) : (
    children(data)
  )
}
