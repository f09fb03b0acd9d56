import { LinkList } from '@portal/ui-kit'
import { SmallFailure } from './small-failure.tsx'

interface CardRoomProps {
  room: number
  /** The title of the card that is being loaded. */
  name: string
  error: unknown
  onRetry: () => void
}

/** The placeholder of a card that is loading or has failed. */
export function CardRoom({ room, name, error, onRetry }: CardRoomProps) {
  return (
    <LinkList
      items={[]}
      room={room}
      isLoading={error === undefined}
      instead={<SmallFailure error={error} name={name} onRetry={onRetry} />}
    />
  )
}
