import type { DataAnswer } from '@portal/sdk/react'
import { LinkList, type LinkListItem } from '@portal/ui-kit'
import { AnswerRoom } from './answer-room.tsx'

interface AnswerLinesProps<Data> {
  answer: DataAnswer<Data>
  /** What is asked for, as the card is called. */
  name: string
  room: number
  /** Said when there are none. */
  none: string
  itemsOf: (data: Data) => readonly LinkListItem[]
}

/** The lines of a card out of an answer: on their way, none, or why not; as high in all of them. */
export function AnswerLines<Data>({ none, itemsOf, ...asked }: AnswerLinesProps<Data>) {
  return (
    <AnswerRoom {...asked}>
      {(data) => <LinkList room={asked.room} items={itemsOf(data)} instead={none} />}
    </AnswerRoom>
  )
}
