import type { DataAnswer } from '@portal/sdk/react'
import { LinkList, type LinkListItem } from '@portal/ui-kit'
import { AnswerRoom } from './answer-room.tsx'

interface AnswerLinesProps<Data> {
  answer: DataAnswer<Data>
  /** The title of the card. */
  name: string
  room: number
  /** The text for an empty list. */
  none: string
  itemsOf: (data: Data) => readonly LinkListItem[]
}

/** The lines of a card: loading, empty, failed or loaded; with the same height in all states. */
export function AnswerLines<Data>({ none, itemsOf, ...asked }: AnswerLinesProps<Data>) {
  return (
    <AnswerRoom {...asked}>
      {(data) => <LinkList room={asked.room} items={itemsOf(data)} instead={none} />}
    </AnswerRoom>
  )
}
